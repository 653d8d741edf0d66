import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { BlogCard } from '../../components/blog-card.tsx';
import { later } from '../../components/deferred.tsx';
import { Missing } from '../../components/missing.tsx';
import { Article } from './article.tsx';

/** Articles to read next. */
const OTHERS = 3;

export async function loader({ params: { uri = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const newest = later(api.call('blog/site-blog-lister', {}));
  const others = newest.then((outcome) =>
    'value' in outcome
      ? { value: outcome.value.filter((card) => card.uri !== uri).slice(0, OTHERS) }
      : outcome,
  );
  const article = await api.find('blog/site-blog-get', { url: uri });
  if (article) return { article, others };
  const instead = await others;
  return data({ article, instead: 'value' in instead ? instead.value : [] }, { status: 404 });
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (found.article) return <Article article={found.article} others={found.others} />;
  return (
    <Missing name="blog" kind="blog">
      {found.instead.map((card) => (
        <li key={card.uri}>
          <BlogCard card={card} level="h3" />
        </li>
      ))}
    </Missing>
  );
}

import type { Blog } from '../../../shared/contract/blog.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useSite } from '../../site.ts';

interface Props {
  article: Blog;
  /** The picture for social networks. */
  image: string;
}

/** The article as BlogPosting. */
export function ArticleJsonLd({ article, image }: Props) {
  const site = useSite();
  const language = useLanguage();
  const { name, uri, meta, author, date, modified_time, reading_minutes } = article;
  const page = site.url + inLanguage(paths.blog(uri), language);
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        headline: name,
        description: meta.description,
        url: page,
        mainEntityOfPage: page,
        inLanguage: language,
        image: site.url + image,
        datePublished: date,
        dateModified: modified_time,
        timeRequired: `PT${reading_minutes}M`,
        author: { '@type': 'Person', name: author },
        publisher: {
          '@type': 'Organization',
          name: site.name,
          url: site.url + inLanguage(paths.home, language),
        },
      }}
    />
  );
}

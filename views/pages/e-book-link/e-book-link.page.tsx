import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { toMegabytes } from '../../../shared/sizes.ts';
import { Head } from '../../components/head.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { SignPage } from '../../components/sign-page.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs) {
  const link = await context.get(apiContext).find('ebook/site-ebook-check', { id: token });
  return data({ token, link }, { status: link ? 200 : 404 });
}

/** Where the mailed link leads: the file on a press of its button, which is what counts as a download. */
export function Component() {
  const { token, link } = useLoaderData<typeof loader>();
  const { t } = useTranslation('e-book-link');
  const isGood = link !== null && link.left > 0;
  return (
    <SignPage
      name="e-book-link"
      crumb={{ name: t('name'), path: paths.ebook }}
      title={t(isGood ? 'title' : 'ended')}
      lead={t(isGood ? 'lead' : link ? 'usedUp' : 'endedText')}
      head={
        <Head
          name={t('name')}
          description={t('description')}
          path={paths.ebook}
          image={useArt('social-page.png')}
          noindex
        />
      }
    >
      {isGood ? (
        <form action={paths.ebookFile} method="post">
          <input type="hidden" name="token" value={token} />
          <button className="button button--primary" type="submit">
            <Icon name="download" /> {t('save', { size: toMegabytes(link.bytes) })}
          </button>
          <p className="form__note">{t('left', { count: link.left })}</p>
        </form>
      ) : (
        <p>
          <Link className="button button--primary" to={paths.ebook}>
            {t('again')}
          </Link>
        </p>
      )}
    </SignPage>
  );
}

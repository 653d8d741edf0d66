import { type ActionFunctionArgs, useLoaderData } from 'react-router';
import { runForm } from '../../components/form/form-action.ts';
import { Head } from '../../components/head.tsx';
import { SignPage } from '../../components/sign-page.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { BookletForm, bookletSpec } from './booklet-form.tsx';

export const loader = () => ({ began: Date.now() });

export function action(args: ActionFunctionArgs) {
  return runForm(bookletSpec, args, async ({ given, api }) => {
    await api.call('ebook/site-ebook-download-doc', given);
    return undefined;
  });
}

export function Component() {
  const { began } = useLoaderData<typeof loader>();
  const { t } = useTranslation('benin-immersion');
  const art = useArt('booklet.svg');
  return (
    <SignPage
      name="benin-immersion"
      crumb={{ name: t('name'), path: paths.booklet }}
      title={t('title')}
      lead={t('lead')}
      aside={<img className="sign-page__art" src={art} alt="" width="800" height="600" />}
      head={
        <Head
          name={t('name')}
          description={t('description')}
          path={paths.booklet}
          image={useArt('social-page.png')}
        />
      }
    >
      <BookletForm began={began} />
    </SignPage>
  );
}

import { type ActionFunctionArgs, Form, redirectDocument } from 'react-router';
import { ApiError, NetworkError } from '../../../shared/api/errors.ts';
import { apiContext, languageContext } from '../../../shared/context.ts';
import { forgetDrafts } from '../../components/form/draft.ts';
import { Head } from '../../components/head.tsx';
import { SignPage } from '../../components/sign-page.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

/** Out, even where the upstream cannot be told; then home, anew from the server. */
export async function action({ context }: ActionFunctionArgs) {
  forgetDrafts();
  await context
    .get(apiContext)
    .call('compte/site-deconnexion', {})
    .catch((error: unknown) => {
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    });
  return redirectDocument(inLanguage(paths.home, context.get(languageContext)), 303);
}

/** For who comes here by an address: signing out takes a press. */
export function Component() {
  const { t } = useTranslation('mon-compte');
  return (
    <SignPage
      name="sign-out"
      crumb={{ name: t('signOut'), path: paths.signOut }}
      title={t('signOutTitle')}
      lead={t('signOutLead')}
      head={
        <Head
          name={t('signOut')}
          description={t('signOutLead')}
          path={paths.signOut}
          image={useArt('social-page.png')}
          noindex
        />
      }
    >
      <Form name="sign-out" method="post" action={inLanguage(paths.signOut, useLanguage())}>
        <button type="submit" className="button">
          {t('signOut')}
        </button>
      </Form>
    </SignPage>
  );
}

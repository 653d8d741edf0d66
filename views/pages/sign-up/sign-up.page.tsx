import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { accountContext, languageContext } from '../../../shared/context.ts';
import { runForm } from '../../components/form/form-action.ts';
import { Head } from '../../components/head.tsx';
import { Link } from '../../components/link.tsx';
import { SignPage } from '../../components/sign-page.tsx';
import { inLanguage, paths } from '../../paths.ts';
import { returnIn, returnPath, withReturn } from '../../return-path.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { SignUpForm, signUpSpec, useSignUp } from './sign-up-form.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const retour = returnIn(request);
  if (await context.get(accountContext)())
    throw redirect(inLanguage(retour ?? paths.account, context.get(languageContext)));
  return { retour, began: Date.now() };
}

/** The dialog asks for this page once; signing in must not lead it through this door again. */
export const shouldRevalidate = () => false;

export function action(args: ActionFunctionArgs) {
  return runForm(signUpSpec, args, async ({ given, form, api, language }) => {
    const retour = returnPath(form.get('retour'));
    await api.call('compte/site-inscription', { ...given, redirect: retour ?? '' });
    return redirect(inLanguage(withReturn(paths.confirmSignUp, retour), language), 303);
  });
}

export function Component() {
  const { retour, began } = useLoaderData<typeof loader>();
  const { t } = useTranslation('sign-up');
  const form = useSignUp();
  return (
    <SignPage
      name="sign-up"
      crumb={{ name: t('name'), path: paths.signUp }}
      title={t('title')}
      lead={t('lead')}
      head={
        <Head
          name={form.title(t('name'))}
          description={t('description')}
          path={paths.signUp}
          image={useArt('social-page.png')}
          noindex
        />
      }
    >
      <SignUpForm form={form} retour={retour} began={began} />
      <p className="sign-page__other">
        {t('haveAccount')} <Link to={withReturn(paths.signIn, retour)}>{t('signIn')}</Link>
      </p>
    </SignPage>
  );
}

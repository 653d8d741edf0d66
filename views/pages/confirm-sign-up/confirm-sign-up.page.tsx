import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Form } from '../../components/form/form.tsx';
import { runForm } from '../../components/form/form-action.ts';
import { FormNotice } from '../../components/form/form-notice.tsx';
import { defineForm } from '../../components/form/form-spec.ts';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { Head } from '../../components/head.tsx';
import { Link } from '../../components/link.tsx';
import { SignPage } from '../../components/sign-page.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { returnIn, withReturn } from '../../return-path.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { signedIn } from '../mon-compte/signed-in.ts';

const spec = defineForm({ name: 'resend', fields: [] });

export async function loader(args: LoaderFunctionArgs) {
  const { info } = await signedIn(args, (api) => api.call('compte/site-get-compte', {}));
  const { email, activated } = info;
  return { email, activated, retour: returnIn(args.request) };
}

/** One more mail. */
export function action(args: ActionFunctionArgs) {
  return runForm(spec, args, async ({ api }) => {
    await api.call('compte/site-activation-renvoyer', {});
    return undefined;
  });
}

/** The account is there; now the link in the mail wants to be followed. */
export function Component() {
  const { email, activated, retour } = useLoaderData<typeof loader>();
  const { t } = useTranslation('confirm-sign-up');
  const form = useForm(spec, () => '');
  const language = useLanguage();
  const action = inLanguage(withReturn(paths.confirmSignUp, retour), language);
  return (
    <SignPage
      name="confirm-sign-up"
      crumb={{ name: t('name'), path: paths.confirmSignUp }}
      title={t(activated ? 'activeTitle' : 'title')}
      lead={activated ? t('activeLead', { email }) : t('lead', { email })}
      head={
        <Head
          name={form.title(t('name'))}
          description={t('description')}
          path={paths.confirmSignUp}
          image={useArt('social-page.png')}
          noindex
        />
      }
    >
      {!activated && (
        <>
          <p>{t('use')}</p>
          <FormNotice>{form.isDone && t('sent', { email })}</FormNotice>
          <h2 className="sign-page__title">{t('missing')}</h2>
          <p>{t('spam')}</p>
          <Form form={form} action={action}>
            <SubmitButton kind="secondary">{t('again')}</SubmitButton>
          </Form>
          <p className="sign-page__other">
            {t('wrong')} <Link to={paths.profile}>{t('change')}</Link>
          </p>
        </>
      )}
      <p className="sign-page__ways">
        <Link className="button" to={retour ?? paths.account}>
          {t(retour ? 'goOn' : 'toAccount')}
        </Link>
      </p>
    </SignPage>
  );
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { ApiError } from '../../../shared/api/errors.ts';
import { apiContext } from '../../../shared/context.ts';
import { CODE } from '../../../shared/contract/constants.ts';
import { Form } from '../../components/form/form.tsx';
import { runForm } from '../../components/form/form-action.ts';
import { defineForm } from '../../components/form/form-spec.ts';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { UsernameField } from '../../components/form/username-field.tsx';
import { Head } from '../../components/head.tsx';
import { Link } from '../../components/link.tsx';
import { SignPage } from '../../components/sign-page.tsx';
import { linkHolds } from '../../link-holds.ts';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

const spec = defineForm({
  name: 'new-password',
  fields: ['password', 'pwdconfirm'],
  labels: { password: 'newPassword', pwdconfirm: 'confirmpassword' },
  secret: ['password', 'pwdconfirm'],
  rules: () =>
    import('../../../shared/contract/compte.ts').then((rules) => rules.motDePasseOublieUpdateForm),
});

export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  const check = context
    .get(apiContext)
    .call('compte/site-compte-mot-de-passe-oublie-check', { id });
  const holds = await linkHolds(check);
  return data({ id, holds }, { status: holds ? 200 : 404 });
}

export function action(args: ActionFunctionArgs) {
  const { id = '' } = args.params;
  return runForm(spec, args, async ({ given, api, language }) => {
    try {
      await api.call('compte/site-compte-mot-de-passe-oublie-update', { id, ...given });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === CODE.notFound)) throw error;
      // The link has ended meanwhile: the page looks again, and says so.
      return redirect(inLanguage(paths.newPassword(id), language), 303);
    }
    return redirect(inLanguage(`${paths.signIn}?nouveau=1`, language), 303);
  });
}

/** A new password, by the link of a mail that is used up by it. */
export function Component() {
  const { id, holds } = useLoaderData<typeof loader>();
  const { t } = useTranslation('mot-de-passe-oublie');
  const form = useForm(spec, () => '');
  const action = inLanguage(paths.newPassword(id), useLanguage());
  return (
    <SignPage
      name="nouveau-mot-de-passe"
      crumb={{ name: t('newName'), path: paths.forgottenPassword }}
      title={t(holds ? 'newTitle' : 'oldTitle')}
      lead={t(holds ? 'newLead' : 'oldLead')}
      head={
        <Head
          name={form.title(t(holds ? 'newName' : 'oldTitle'))}
          description={t('description')}
          // Never with the token in it.
          path={paths.forgottenPassword}
          image={useArt('social-page.png')}
          noindex
        />
      }
    >
      {holds ? (
        <Form form={form} action={action}>
          <UsernameField />
          <PasswordField
            kind="new-password"
            name="password"
            label={t('form:label.newPassword')}
            hint={t('form:passwordHint')}
          />
          <PasswordField
            kind="new-password"
            name="pwdconfirm"
            label={t('form:label.confirmpassword')}
          />
          <SubmitButton>{t('save')}</SubmitButton>
        </Form>
      ) : (
        <p className="sign-page__ways">
          <Link className="button" to={paths.forgottenPassword}>
            {t('askAgain')}
          </Link>
          <Link className="button button--secondary" to={paths.signIn}>
            {t('back')}
          </Link>
        </p>
      )}
    </SignPage>
  );
}

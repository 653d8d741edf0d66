import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { defineForm } from '../../components/form/form-spec.ts';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { type LiveForm, useForm } from '../../components/form/use-form.ts';
import { Link } from '../../components/link.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { withReturn } from '../../return-path.ts';
import { useTranslation } from '../../translation.ts';

export const signInSpec = defineForm({
  name: 'sign-in',
  fields: ['email', 'password'],
  secret: ['password'],
  rules: () => import('../../../shared/contract/compte.ts').then((rules) => rules.connexionForm),
});

export function useSignIn(): LiveForm {
  const { t } = useTranslation('sign-in');
  return useForm(signInSpec, (field, problem) => t(`problem.${field}`, { context: problem }));
}

interface Props {
  form: LiveForm;
  /** Where to go afterwards. */
  retour: string | undefined;
}

/** Address and password: on the page and in the dialog. */
export function SignInForm({ form, retour }: Props) {
  const { t } = useTranslation('sign-in');
  return (
    <Form
      form={form}
      action={inLanguage(paths.signIn, useLanguage())}
      hidden={{ retour }}
      help={
        form.outcome?.failure && (
          <ul className="sign-in__help">
            <li>
              <Link to={paths.forgottenPassword}>{t('reset')}</Link>
            </li>
            <li>
              <Link to={withReturn(paths.signUp, retour)}>{t('create')}</Link>
            </li>
          </ul>
        )
      }
    >
      <Field kind="email" name="email" label={t('form:label.email')} />
      <PasswordField kind="current-password" name="password" label={t('form:label.password')} />
      <p className="sign-in__forgotten">
        <Link to={paths.forgottenPassword}>{t('forgotten')}</Link>
      </p>
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
}

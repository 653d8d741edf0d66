import { Form } from '../../components/form/form.tsx';
import { FormNotice } from '../../components/form/form-notice.tsx';
import { defineForm } from '../../components/form/form-spec.ts';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import type { LiveForm } from '../../components/form/use-form.ts';
import { UsernameField } from '../../components/form/username-field.tsx';
import { useTranslation } from '../../translation.ts';

export const passwordSpec = defineForm({
  name: 'password',
  fields: ['actuel', 'password', 'pwdconfirm'],
  labels: { password: 'newPassword', pwdconfirm: 'confirmpassword' },
  secret: ['actuel', 'password', 'pwdconfirm'],
  rules: () =>
    import('../../../shared/contract/compte.ts').then((rules) => rules.motDePasseUpdateForm),
});

interface Props {
  form: LiveForm;
  action: string;
  email: string;
}

/** Another password: a form of its own, and it needs the one that holds. */
export function PasswordForm({ form, action, email }: Props) {
  const { t } = useTranslation('mes-informations-personnelles');
  return (
    <section className="profile-part" aria-labelledby="password-title">
      <h2 id="password-title">{t('password')}</h2>
      <p className="profile-part__note">{t('passwordText')}</p>
      <FormNotice>{form.isDone && t('passwordSaved')}</FormNotice>
      <Form
        // Done: nothing of it stays in the fields.
        key={String(form.isDone)}
        form={form}
        action={action}
        hidden={{ form: passwordSpec.name }}
      >
        <UsernameField email={email} />
        <PasswordField kind="current-password" name="actuel" label={t('form:label.actuel')} />
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
        <SubmitButton>{t('passwordSave')}</SubmitButton>
      </Form>
    </section>
  );
}

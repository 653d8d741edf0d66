import type { Account } from '../../../shared/contract/compte.ts';
import { Checkbox } from '../../components/form/checkbox.tsx';
import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { FormNotice } from '../../components/form/form-notice.tsx';
import { defineForm } from '../../components/form/form-spec.ts';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import type { LiveForm } from '../../components/form/use-form.ts';
import { useTranslation } from '../../translation.ts';

export const profileSpec = defineForm({
  name: 'profile',
  fields: ['prenom', 'nom', 'email', 'telephone', 'actuel'],
  boxes: ['newsletter'],
  optional: ['actuel'],
  secret: ['actuel'],
  rules: () => import('../../../shared/contract/compte.ts').then((rules) => rules.infosUpdateForm),
});

interface Props {
  form: LiveForm;
  info: Account;
  action: string;
}

/** Name, address, telephone: what specification 2 calls the personal data screen. */
export function ProfileForm({ form, info, action }: Props) {
  const { t } = useTranslation('mes-informations-personnelles');
  return (
    <section className="profile-part" aria-labelledby="profile-title">
      <h2 id="profile-title">{t('profile')}</h2>
      <FormNotice>
        {form.isDone &&
          t(info.new_email ? 'savedAddress' : 'saved', { email: info.new_email ?? undefined })}
      </FormNotice>
      {info.new_email && !form.isDone && (
        <p className="profile-part__note">{t('waiting', { email: info.new_email ?? undefined })}</p>
      )}
      <Form form={form} action={action} hidden={{ form: profileSpec.name }}>
        <div className="form__pair">
          <Field
            kind="given-name"
            name="prenom"
            label={t('form:label.prenom')}
            value={info.prenom}
          />
          <Field kind="family-name" name="nom" label={t('form:label.nom')} value={info.nom} />
        </div>
        <Field
          kind="email"
          name="email"
          label={t('form:label.email')}
          hint={t('emailHint')}
          value={info.email}
        />
        <Field
          kind="tel"
          name="telephone"
          label={t('form:label.telephone')}
          value={info.telephone}
          size="short"
        />
        <PasswordField
          kind="current-password"
          name="actuel"
          label={t('form:label.actuel')}
          hint={t('actuelHint')}
          isOptional
        />
        <Checkbox
          name="newsletter"
          label={t('sign-up:newsletter')}
          isOptional
          isTicked={info.newsletter}
        />
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
    </section>
  );
}

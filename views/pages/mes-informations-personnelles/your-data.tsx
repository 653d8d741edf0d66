import { Form } from '../../components/form/form.tsx';
import { defineForm } from '../../components/form/form-spec.ts';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import type { LiveForm } from '../../components/form/use-form.ts';
import { UsernameField } from '../../components/form/username-field.tsx';
import { Icon } from '../../components/icon.tsx';
import { inLanguage, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

export const eraseSpec = defineForm({
  name: 'erase',
  fields: ['password'],
  secret: ['password'],
  rules: () => import('../../../shared/contract/compte.ts').then((rules) => rules.supprimerForm),
});

/** The call itself: its answer is a file. */
const EXPORT = '/api?target=compte&func=site-mes-donnees';

interface Props {
  form: LiveForm;
  action: string;
  email: string;
}

/** All that is kept, to take along, and the end of it (GDPR articles 15, 17 and 20). */
export function YourData({ form, action, email }: Props) {
  const { t } = useTranslation('mes-informations-personnelles');
  return (
    <section className="profile-part" aria-labelledby="data-title">
      <h2 id="data-title">{t('data')}</h2>
      <p>{t('exportText')}</p>
      <p>
        <a
          className="button button--secondary"
          href={inLanguage(EXPORT, useLanguage())}
          download={t('exportFile')}
        >
          {t('export')} <Icon name="download" />
        </a>
      </p>
      <h3 className="profile-part__title">{t('erase')}</h3>
      <p>{t('eraseText')}</p>
      <details open={form.outcome !== undefined || undefined}>
        <summary className="profile-part__open">{t('eraseOpen')}</summary>
        <Form form={form} action={action} hidden={{ form: eraseSpec.name }}>
          <UsernameField email={email} />
          <PasswordField
            kind="current-password"
            name="password"
            label={t('form:label.actuel')}
            hint={t('eraseHint')}
          />
          <SubmitButton>{t('eraseSubmit')}</SubmitButton>
        </Form>
      </details>
    </section>
  );
}

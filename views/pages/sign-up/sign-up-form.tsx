import { Checkbox } from '../../components/form/checkbox.tsx';
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

export const signUpSpec = defineForm({
  name: 'sign-up',
  fields: ['prenom', 'nom', 'email', 'telephone', 'password', 'confirmpassword'],
  boxes: ['newsletter', 'cgu'],
  secret: ['password', 'confirmpassword'],
  isGuarded: true,
  rules: () => import('../../../shared/contract/compte.ts').then((rules) => rules.inscriptionForm),
});

export function useSignUp(): LiveForm {
  const { t } = useTranslation('sign-up');
  return useForm(signUpSpec, (field, problem) => t(`problem.${field}`, { context: problem }));
}

interface Props {
  form: LiveForm;
  /** Where to go once the address is confirmed. */
  retour: string | undefined;
  /** When the page was made. */
  began: number;
}

/** Everything for an account: on the page and in the dialog. */
export function SignUpForm({ form, retour, began }: Props) {
  const { t } = useTranslation('sign-up');
  const isTaken = form.outcome?.problems.email === 'taken';
  return (
    <Form
      form={form}
      action={inLanguage(paths.signUp, useLanguage())}
      hidden={{ retour }}
      began={began}
      help={
        isTaken && (
          <p>
            <Link to={withReturn(paths.signIn, retour)}>{t('signIn')}</Link> ·{' '}
            <Link to={paths.forgottenPassword}>{t('sign-in:reset')}</Link>
          </p>
        )
      }
    >
      <p className="form__note">{t('needed')}</p>
      <div className="form__pair">
        <Field kind="given-name" name="prenom" label={t('form:label.prenom')} />
        <Field kind="family-name" name="nom" label={t('form:label.nom')} />
      </div>
      <Field kind="email" name="email" label={t('form:label.email')} hint={t('emailHint')} />
      <Field
        kind="tel"
        name="telephone"
        label={t('form:label.telephone')}
        hint={t('phoneHint')}
        size="short"
      />
      <PasswordField
        kind="new-password"
        name="password"
        label={t('form:label.password')}
        hint={t('form:passwordHint')}
      />
      <PasswordField
        kind="new-password"
        name="confirmpassword"
        label={t('form:label.confirmpassword')}
      />
      <div>
        <Checkbox
          name="cgu"
          label={
            <>
              {t('accept')} {/* In another tab, so that what is typed here stays. */}
              <a href={inLanguage(paths.terms, useLanguage())} target="_blank" rel="noopener">
                {t('terms')}
              </a>
            </>
          }
        />
        <Checkbox name="newsletter" label={t('newsletter')} isOptional />
      </div>
      <p className="form__note">
        {t('privacy')}{' '}
        <a href={inLanguage(paths.privacyPolicy, useLanguage())} target="_blank" rel="noopener">
          {t('layout:menu.privacyPolicy')}
        </a>
      </p>
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
}

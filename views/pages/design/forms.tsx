import { Checkbox } from '../../components/form/checkbox.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Field } from '../../components/form/field.tsx';
import { FormProvider } from '../../components/form/form-context.ts';
import { FormNotice } from '../../components/form/form-notice.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { RadioGroup } from '../../components/form/radio-group.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextArea } from '../../components/form/text-area.tsx';
import type { FormState } from '../../components/form/use-form.ts';
import { useTranslation } from '../../translation.ts';
import { LiveForm } from './live-form.tsx';
import { DesignSection, State } from './section.tsx';

const FIELDS = ['nom', 'email', 'password', 'sujet', 'message', 'langue', 'cgu'] as const;

/** Every field in every state, and a form that works. */
export function Forms() {
  const { t } = useTranslation('design');
  const { t: tError } = useTranslation('error');
  const rest: FormState = {
    name: 'design-rest',
    outcome: undefined,
    isDone: false,
    isBusy: false,
    isGuarded: false,
    wrong: {},
    told: [],
  };
  const told = FIELDS.map((name): [string, string] => [
    name,
    tError(name === 'email' ? 'email' : name === 'cgu' ? 'accept' : 'required'),
  ]);
  const outcome = { form: '', values: {}, failure: null };
  const wrong: FormState = {
    ...rest,
    name: 'design-wrong',
    outcome: { ...outcome, problems: { nom: 'required' } },
    wrong: Object.fromEntries(told),
    told,
  };
  const refused: FormState = {
    ...rest,
    name: 'design-refused',
    outcome: { ...outcome, problems: {}, failure: { kind: 'network' } },
  };
  return (
    <DesignSection name="forms" title={t('forms.title')}>
      <div className="design__columns">
        <State name={t('forms.default')}>
          <Sample state={rest} filled />
        </State>
        <State name={t('forms.wrong')}>
          <Sample state={wrong} />
        </State>
        <State name={t('forms.busy')}>
          <FormProvider value={{ ...rest, name: 'design-busy', isBusy: true }}>
            <SubmitButton>{t('forms.send')}</SubmitButton>
          </FormProvider>
        </State>
        <State name={t('forms.refused')}>
          <FormProvider value={refused}>
            <ErrorSummary isStill />
          </FormProvider>
        </State>
        <State name={t('forms.notice')}>
          <FormNotice>{t('forms.done')}</FormNotice>
        </State>
        <State name={t('forms.live')}>
          <LiveForm />
        </State>
      </div>
    </DesignSection>
  );
}

function Sample({ state, filled = false }: { state: FormState; filled?: boolean }) {
  const { t } = useTranslation('form');
  const languages = ['Français', 'English', 'Deutsch'].map((text) => ({ value: text, text }));
  return (
    <FormProvider value={state}>
      <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary isStill />
        <p className="form__note">{t('allNeeded')}</p>
        <Field
          kind="name"
          name="nom"
          label={t('label.fullName')}
          hint={t('design:forms.hint')}
          value={filled ? 'Afi Mensah' : undefined}
        />
        <Field kind="email" name="email" label={t('label.email')} size="short" />
        <Field kind="tel" name="telephone" label={t('label.telephone')} isOptional size="short" />
        <PasswordField
          kind="new-password"
          name="password"
          label={t('label.password')}
          hint={t('passwordHint')}
        />
        <SelectField
          name="sujet"
          label={t('label.sujet')}
          none="–"
          options={languages}
          value={filled ? 'Deutsch' : undefined}
        />
        <TextArea name="message" label={t('label.message')} maxLength={5000} rows={3} />
        <RadioGroup
          name="langue"
          legend={t('design:forms.choice')}
          options={languages}
          {...(filled && { value: 'English' })}
        />
        <Checkbox name="cgu" label={t('design:forms.agree')} isTicked={filled} />
        <SubmitButton>{t('design:forms.send')}</SubmitButton>
      </form>
    </FormProvider>
  );
}

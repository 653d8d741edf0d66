import type { ActionFunctionArgs } from 'react-router';
import { ApiError } from '../../../shared/api/errors.ts';
import { CODE } from '../../../shared/contract/constants.ts';
import { Checkbox } from '../../components/form/checkbox.tsx';
import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { runForm } from '../../components/form/form-action.ts';
import { FormNotice } from '../../components/form/form-notice.tsx';
import { defineForm, judge } from '../../components/form/form-spec.ts';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

const rules = () =>
  import('../../../shared/contract/compte.ts').then(({ inscriptionForm }) => inscriptionForm);
const spec = defineForm({
  name: 'live',
  fields: ['prenom', 'nom', 'email', 'telephone', 'password', 'confirmpassword'],
  boxes: ['newsletter', 'cgu'],
  secret: ['password', 'confirmpassword'],
  rules,
});

/** In place of an upstream: the same rules. */
export function action(args: ActionFunctionArgs) {
  return runForm(spec, args, async ({ given }) => {
    const problems = judge(spec, await rules(), given);
    if (Object.keys(problems).length > 0) throw new ApiError(CODE.fields, '', problems);
    return undefined;
  });
}

/** A form with everything that a form can do, to be tried. */
export function LiveForm() {
  const { t } = useTranslation('form');
  const form = useForm(spec, () => '');
  return (
    <>
      <p>{t('design:forms.liveText')}</p>
      <FormNotice>{form.isDone && t('design:forms.done')}</FormNotice>
      <Form form={form} action={inLanguage(paths.design, useLanguage())}>
        <p className="form__note">{t('everyNeeded')}</p>
        <Field kind="given-name" name="prenom" label={t('label.prenom')} />
        <Field kind="family-name" name="nom" label={t('label.nom')} />
        <Field kind="email" name="email" label={t('label.email')} />
        <Field kind="tel" name="telephone" label={t('label.telephone')} size="short" />
        <PasswordField
          kind="new-password"
          name="password"
          label={t('label.password')}
          hint={t('passwordHint')}
        />
        <PasswordField
          kind="new-password"
          name="confirmpassword"
          label={t('label.confirmpassword')}
        />
        <Checkbox name="newsletter" label={t('design:forms.news')} isOptional />
        <Checkbox name="cgu" label={t('design:forms.agree')} />
        <SubmitButton>{t('design:forms.send')}</SubmitButton>
      </Form>
    </>
  );
}

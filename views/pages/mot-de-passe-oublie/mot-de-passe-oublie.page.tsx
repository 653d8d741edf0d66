import type { ActionFunctionArgs } from 'react-router';
import { Field } from '../../components/form/field.tsx';
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
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

const spec = defineForm({
  name: 'forgotten',
  fields: ['email'],
  rules: () => import('../../../shared/contract/compte.ts').then((rules) => rules.motDePasseOublie),
});

export function action(args: ActionFunctionArgs) {
  return runForm(spec, args, async ({ given, api }) => {
    await api.call('compte/site-compte-mot-de-passe-oublie', given);
    return undefined;
  });
}

/** Asks for a link to a new password; the answer is the same whether the address is known or not. */
export function Component() {
  const { t } = useTranslation('mot-de-passe-oublie');
  const form = useForm(spec, (field, problem) => t(`problem.${field}`, { context: problem }));
  const language = useLanguage();
  return (
    <SignPage
      name="mot-de-passe-oublie"
      crumb={{ name: t('name'), path: paths.forgottenPassword }}
      title={t('title')}
      lead={t('lead')}
      head={
        <Head
          name={form.title(t('name'))}
          description={t('description')}
          path={paths.forgottenPassword}
          image={useArt('social-page.png')}
          noindex
        />
      }
    >
      <FormNotice>{form.isDone && t('sent')}</FormNotice>
      {form.isDone && <p>{t('spam')}</p>}
      <Form form={form} action={inLanguage(paths.forgottenPassword, language)}>
        <Field kind="email" name="email" label={t('form:label.email')} />
        <SubmitButton kind={form.isDone ? 'secondary' : 'primary'}>
          {t(form.isDone ? 'again' : 'submit')}
        </SubmitButton>
      </Form>
      <p className="sign-page__other">
        <Link to={paths.signIn}>{t('back')}</Link>
      </p>
    </SignPage>
  );
}

import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { defineForm } from '../../components/form/form-spec.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextArea } from '../../components/form/text-area.tsx';
import { type LiveForm, useForm } from '../../components/form/use-form.ts';
import { Link } from '../../components/link.tsx';
import { useAccount } from '../../layout/account.ts';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import { SUBJECTS, type Subject, type Topic } from './subjects.ts';

export const contactSpec = defineForm({
  name: 'contact',
  fields: ['nom', 'email', 'telephone', 'sujet', 'message'],
  labels: { nom: 'fullName' },
  isGuarded: true,
  rules: () => import('../../../shared/contract/page.ts').then((rules) => rules.pageContact),
});

export function useContact(): LiveForm {
  const { t } = useTranslation('contact-us');
  return useForm(contactSpec, () => '', t('needed'));
}

interface Props {
  form: LiveForm;
  /** Chosen on the page that people come from. */
  subject: Subject | undefined;
  topic: Topic | undefined;
  began: number;
}

/** A message to the agency. Who is signed in need not say who writes. */
export function ContactForm({ form, subject, topic, began }: Props) {
  const { t } = useTranslation('contact-us');
  const account = useAccount();
  const lineOf = (about: Subject) =>
    topic && about === topic.subject
      ? t('subject.named', { name: topic.name })
      : t(`subject.${about}`);
  const first = subject ?? topic?.subject ?? 'trip';
  const lines = SUBJECTS.map(lineOf);
  return (
    <section className="write-to-us" aria-labelledby="write-title">
      <h2 id="write-title">{t('write')}</h2>
      {topic && (
        <p className="write-to-us__trip">
          {t('about')} <Link to={topic.path}>{topic.name}</Link>
        </p>
      )}
      <Form form={form} action={inLanguage(addressOf(topic, subject), useLanguage())} began={began}>
        <p className="form__note">{t('form:everyNeeded')}</p>
        <Field
          kind="name"
          name="nom"
          label={t('form:label.fullName')}
          value={account ? `${account.prenom} ${account.nom}` : undefined}
        />
        <Field
          kind="email"
          name="email"
          label={t('form:label.email')}
          hint={t('emailHint')}
          value={account?.email}
        />
        <Field
          kind="tel"
          name="telephone"
          label={t('form:label.telephone')}
          hint={t('phoneHint')}
          value={account?.telephone}
          size="short"
        />
        <SelectField
          name="sujet"
          label={t('form:label.sujet')}
          value={lineOf(first)}
          options={lines.map((line) => ({ value: line, text: line }))}
        />
        <TextArea
          name="message"
          label={t('form:label.message')}
          hint={t(`hint.${first}`)}
          maxLength={5000}
          rows={7}
        />
        <p className="form__note">
          {t('privacy')} <Link to={paths.privacyPolicy}>{t('layout:menu.privacyPolicy')}</Link>
        </p>
        <SubmitButton>{t('send')}</SubmitButton>
      </Form>
    </section>
  );
}

/** This page, with what the message is about. */
function addressOf(topic: Topic | undefined, subject: Subject | undefined): string {
  const query = new URLSearchParams();
  if (subject) query.set('sujet', subject);
  if (topic) query.set(topic.kind, topic.uri);
  return query.size > 0 ? `${paths.contact}?${query}` : paths.contact;
}

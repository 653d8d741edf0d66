import { useEffect, useRef } from 'react';
import { Checkbox } from '../../components/form/checkbox.tsx';
import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { FormNotice } from '../../components/form/form-notice.tsx';
import { defineForm } from '../../components/form/form-spec.ts';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

export const bookletSpec = defineForm({
  name: 'booklet',
  fields: ['nom', 'email'],
  boxes: ['newsletter'],
  labels: { nom: 'fullName' },
  isGuarded: true,
  rules: () => import('../../../shared/contract/ebook.ts').then((rules) => rules.ebookDownloadDoc),
});

interface Props {
  /** When the page was made. */
  began: number;
}

/** Name and address for the booklet; once sent, the file comes by itself, and a link stays for whom it does not reach. */
export function BookletForm({ began }: Props) {
  const { t } = useTranslation('benin-immersion');
  const language = useLanguage();
  const form = useForm(bookletSpec, () => '');
  const file = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (form.isDone) file.current?.click();
  }, [form.isDone]);

  return (
    <>
      <FormNotice>{form.isDone && t('done')}</FormNotice>
      {form.isDone ? (
        <p>
          <a
            className="button button--primary"
            ref={file}
            href={paths.bookletFile(language)}
            download
          >
            <Icon name="download" /> {t('save')}
          </a>
        </p>
      ) : (
        <Form form={form} action={inLanguage(paths.booklet, language)} began={began}>
          <Field kind="name" name="nom" label={t('form:label.fullName')} />
          <Field kind="email" name="email" label={t('form:label.email')} hint={t('emailHint')} />
          <Checkbox name="newsletter" label={t('newsletter')} isOptional />
          <p className="form__note">
            {t('privacy')} <Link to={paths.privacyPolicy}>{t('layout:menu.privacyPolicy')}</Link>
          </p>
          <SubmitButton>{t('submit')}</SubmitButton>
        </Form>
      )}
    </>
  );
}

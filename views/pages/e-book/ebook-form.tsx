import { Checkbox } from '../../components/form/checkbox.tsx';
import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { FormNotice } from '../../components/form/form-notice.tsx';
import { defineForm } from '../../components/form/form-spec.ts';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { Link } from '../../components/link.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

/** The dialog asks for a telephone number without needing it, the page needs it (specification 5). */
const rules = () => import('../../../shared/contract/ebook.ts');
const common = {
  fields: ['prenom', 'nom', 'email', 'telephone'],
  boxes: ['newsletter'],
  isGuarded: true,
} as const;
export const ebookSpec = defineForm({
  ...common,
  name: 'ebook',
  rules: () => rules().then(({ ebookSubscription }) => ebookSubscription),
});
export const ebookDialogSpec = defineForm({
  ...common,
  name: 'ebook-dialog',
  rules: () => rules().then(({ ebookGet }) => ebookGet),
});

interface Props {
  isDialog?: boolean;
  /** When the page was made. */
  began: number;
}

/** Who is to get the e-book; the link to it comes by mail. */
export function EbookForm({ isDialog = false, began }: Props) {
  const { t } = useTranslation('e-book');
  const language = useLanguage();
  const form = useForm(isDialog ? ebookDialogSpec : ebookSpec, () => '');
  return (
    <>
      <FormNotice>{form.isDone && t('done')}</FormNotice>
      {!form.isDone && (
        <Form
          form={form}
          action={inLanguage(paths.ebook, language)}
          began={began}
          hidden={{ from: isDialog ? 'dialog' : undefined }}
        >
          <p className="form__note">{t(isDialog ? 'form:allNeeded' : 'form:everyNeeded')}</p>
          <Field kind="given-name" name="prenom" label={t('form:label.prenom')} />
          <Field kind="family-name" name="nom" label={t('form:label.nom')} />
          <Field kind="email" name="email" label={t('form:label.email')} hint={t('emailHint')} />
          <Field
            kind="tel"
            name="telephone"
            label={t('form:label.telephone')}
            hint={t('phoneHint')}
            isOptional={isDialog}
            size="short"
          />
          <Checkbox name="newsletter" label={t('benin-immersion:newsletter')} isOptional />
          <p className="form__note">
            {t('privacy')} <Link to={paths.privacyPolicy}>{t('layout:menu.privacyPolicy')}</Link>
          </p>
          <SubmitButton>{t('submit')}</SubmitButton>
        </Form>
      )}
    </>
  );
}

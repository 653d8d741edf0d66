import { Dialog } from '../../components/dialog.tsx';
import { useTranslation } from '../../translation.ts';
import { BookletForm } from './booklet-form.tsx';

interface Props {
  /** When it was opened. */
  began: number;
  onClose(): void;
}

/** The booklet without leaving the page: the form, rules and action of its own page. */
export default function BookletDialog({ began, onClose }: Props) {
  const { t } = useTranslation('benin-immersion');
  return (
    <Dialog title={t('title')} size="narrow" onClose={onClose}>
      <p>{t('lead')}</p>
      <BookletForm began={began} />
    </Dialog>
  );
}

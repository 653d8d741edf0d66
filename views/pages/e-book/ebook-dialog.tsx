import { Dialog } from '../../components/dialog.tsx';
import { useTranslation } from '../../translation.ts';
import { EbookForm } from './ebook-form.tsx';

interface Props {
  /** When it was opened. */
  began: number;
  onClose(): void;
}

/** The e-book without leaving the page; here the telephone number may stay empty (specification 5). */
export default function EbookDialog({ began, onClose }: Props) {
  const { t } = useTranslation('e-book');
  return (
    <Dialog title={t('title')} size="narrow" onClose={onClose}>
      <p>{t('lead')}</p>
      <EbookForm isDialog began={began} />
    </Dialog>
  );
}

import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useTranslation } from '../../translation.ts';
import { EbookForm } from './ebook-form.tsx';

/** The e-book without leaving the page; here the telephone number may stay empty (specification 5). */
export default function EbookDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('e-book');
  const [began] = useState(() => Date.now());
  return (
    <Dialog title={t('title')} size="narrow" onClose={onClose}>
      <p>{t('lead')}</p>
      <EbookForm isDialog began={began} />
    </Dialog>
  );
}

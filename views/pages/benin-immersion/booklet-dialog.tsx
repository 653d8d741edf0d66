import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useTranslation } from '../../translation.ts';
import { BookletForm } from './booklet-form.tsx';

/** The booklet without leaving the page: the form, rules and action of its own page. */
export default function BookletDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('benin-immersion');
  const [began] = useState(() => Date.now());
  return (
    <Dialog title={t('title')} size="narrow" onClose={onClose}>
      <p>{t('lead')}</p>
      <BookletForm began={began} />
    </Dialog>
  );
}

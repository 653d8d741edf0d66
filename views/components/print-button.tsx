import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Prints the page; without a script it cannot, so that only its place is kept. */
export function PrintButton() {
  const { t } = useTranslation('content-page');
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return (
    <button
      type="button"
      className="button button--secondary button--small content-page__print"
      style={{ visibility: canPrint ? 'visible' : 'hidden' }}
      onClick={() => print()}
    >
      {t('print')}
    </button>
  );
}

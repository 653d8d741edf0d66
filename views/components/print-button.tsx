import { useTranslation } from '../translation.ts';
import { useHydrated } from './use-hydrated.ts';

/** Prints the page; without a script it cannot, so that only its place is kept. */
export function PrintButton() {
  const { t } = useTranslation('content-page');
  const canPrint = useHydrated();
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

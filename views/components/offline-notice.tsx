import { useEffect, useState } from 'react';
import { useTranslation } from '../translation.ts';
import { RETRY, useOnline } from './network.ts';

interface Props {
  /** Whether something that the visitor asked for is on its way. */
  isWaiting?: boolean;
  /** The visitor does not want it any more. */
  onStay(): void;
}

/** What waits for a network where there is none: says so, lets the visitor try, and goes when the network is back. */
export function OfflineNotice({ isWaiting = true, onStay }: Props) {
  const isOnline = useOnline();
  const isShown = isWaiting && !isOnline;
  const [hasTried, setTried] = useState(false);

  useEffect(() => {
    if (!isShown) setTried(false);
  }, [isShown]);

  const retry = () => {
    dispatchEvent(new Event(RETRY));
    setTried(true);
  };
  return (
    <div role="status">
      {isShown && <OfflineBox hasTried={hasTried} onRetry={retry} onStay={onStay} />}
    </div>
  );
}

interface BoxProps {
  /** Whether another try has failed as well. */
  hasTried: boolean;
  onRetry(): void;
  onStay(): void;
}

/** What the notice looks like. */
export function OfflineBox({ hasTried, onRetry, onStay }: BoxProps) {
  const { t } = useTranslation('layout');
  return (
    <div className="offline-notice">
      <p className="offline-notice__text">
        <strong>{hasTried ? t('offline.still') : t('offline.title')}</strong> {t('offline.text')}
      </p>
      <button type="button" className="button button--small button--signature" onClick={onRetry}>
        {t('offline.retry')}
      </button>
      <button type="button" className="button button--small button--outline" onClick={onStay}>
        {t('offline.stay')}
      </button>
    </div>
  );
}

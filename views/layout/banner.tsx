import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { paths } from '../paths.ts';
import { useTranslation } from '../translation.ts';
import { useBookletLink } from './offer-dialogs.tsx';

const KEY = 'banner-closed';

/** The "Benin Immersion" offer; who closes it does not see it again. */
export function Banner() {
  const [isClosed, setClosed] = useState(false);

  useEffect(() => setClosed(localStorage.getItem(KEY) === '1'), []);
  const close = () => {
    localStorage.setItem(KEY, '1');
    setClosed(true);
  };

  return isClosed ? null : <BannerBox onClose={close} />;
}

/** What the offer looks like. */
export function BannerBox({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('layout');
  return (
    <aside className="banner" aria-label={t('banner.name')}>
      <p className="banner__text">
        {t('banner.text')}{' '}
        <Link className="banner__link" to={paths.booklet} {...useBookletLink()}>
          {t('banner.more')}
        </Link>
      </p>
      <button
        type="button"
        className="banner__close"
        onClick={onClose}
        aria-label={t('banner.close')}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useOnline } from '../components/network.ts';
import { useTranslation } from '../translation.ts';

/**
 * After a navigation without a reload: focus on the page's h1, its title announced, the scroll position restored. While
 * one takes longer than a moment, a line says so.
 */
export function NavigationEffects() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  // Without a network the notice of that speaks instead.
  const isOnline = useOnline();
  const isLoading = useNavigation().state !== 'idle' && isOnline;
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <>
      <ScrollRestoration />
      <div
        className={isLoading ? 'progress-line progress-line--on' : 'progress-line'}
        aria-hidden="true"
      />
      <div className="visually-hidden" role="status">
        {isLoading ? t('loading') : announcement}
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { callTo } from '../components/contact-links.ts';
import { inLanguage, paths, useLanguage } from '../paths.ts';
import { useArt, useSite } from '../site.ts';
import { useTranslation } from '../translation.ts';

interface Props {
  status: number;
  requestId?: string | undefined;
  /** The level of its title in the page's outline. */
  level?: 'h1' | 'h3';
  /** More ways out. */
  children?: ReactNode;
}

/** What went wrong in calm words, whether to try again, and whom to ask. Needs neither data nor router. */
export function ErrorMessage(props: Props) {
  const { status, requestId, level: Heading = 'h1', children } = props;
  const { t } = useTranslation('failure');
  const { email, phone } = useSite();
  const art = useArt('not-found.svg');
  const context = String(status);
  return (
    <div className={Heading === 'h1' ? 'wrap failure failure--page' : 'failure'}>
      {Heading === 'h1' && (
        <img className="failure__art" src={art} alt="" width="800" height="600" />
      )}
      <div className="failure__words">
        <Heading className="failure__title">{t('title', { context })}</Heading>
        <p>{t('text', { context })}</p>
        {children}
        <ul className="failure__ways">
          {status >= 500 && (
            <li>
              {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page, with its query */}
              <a className="button" href="">
                {t('retry')}
              </a>
            </li>
          )}
          <li>
            <a className="button button--secondary" href={inLanguage(paths.home, useLanguage())}>
              {t('home')}
            </a>
          </li>
        </ul>
        <p>
          {t('help')} <a href={`mailto:${email}`}>{email}</a>,{' '}
          <a className="failure__phone" href={callTo(phone)}>
            {phone}
          </a>
        </p>
        {status >= 500 && requestId && (
          <p className="failure__id">{t('reference', { requestId })}</p>
        )}
      </div>
    </div>
  );
}

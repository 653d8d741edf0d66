import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage, paths, useLanguage } from '../paths.ts';
import { useSite } from '../site.ts';

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
  const context = String(status);
  return (
    <div className="failure">
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
        {t('help')} <a href={`mailto:${email}`}>{email}</a>, {phone}
      </p>
      {status >= 500 && requestId && <p className="failure__id">{t('reference', { requestId })}</p>}
    </div>
  );
}

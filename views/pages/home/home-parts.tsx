import { useLocation } from 'react-router';
import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

const few = [1, 2, 3] as const;
const cloth = <div className="home-skeleton__cloth" />;
const lines = (
  <>
    <div className="home-skeleton__line" />
    <div className="home-skeleton__line home-skeleton__line--short" />
  </>
);

/** In place of the carousel: its heading, and cards of the size that is to come. */
export function CardsToCome() {
  const { t } = useTranslation('home');
  return (
    <div className="home-skeleton home-skeleton--cards wrap">
      <h2 id="destinations-title">{t('destinations.title')}</h2>
      <WithoutScript />
      <div className="home-skeleton__row" aria-hidden="true">
        {few.map((key) => (
          <div key={key}>
            {cloth}
            {lines}
          </div>
        ))}
      </div>
    </div>
  );
}

export function PackagesToCome() {
  return (
    <div className="home-skeleton home-skeleton--packages">
      <WithoutScript />
      <div className="home-skeleton__form" aria-hidden="true" />
      <div className="grid grid--two package-grid" aria-hidden="true">
        {[...few, 4].map((key) => (
          <div key={key} className="home-skeleton__package">
            {cloth}
            {lines}
          </div>
        ))}
      </div>
    </div>
  );
}

export function GuidesToCome() {
  return (
    <div className="home-guides" aria-hidden="true">
      {few.map((key) => (
        <div key={key} className="home-skeleton__guide" />
      ))}
    </div>
  );
}

export function MapToCome() {
  return <div className="map" aria-hidden="true" />;
}

/** A part that streams in late needs a script to be put in its place. */
function WithoutScript() {
  const { t } = useTranslation('home');
  return (
    <noscript>
      <p>
        {t('noscript')} <Link to={paths.destinations}>{t('destinations.all')}</Link>
      </p>
    </noscript>
  );
}

/** In place of a part that could not be had; `title` where its heading is missing as well. */
export function PartFailed({ title }: { title?: string }) {
  const { t } = useTranslation('failure');
  const { pathname, search } = useLocation();
  return (
    <div className={title ? 'wrap' : undefined}>
      {title && <h2 id="destinations-title">{title}</h2>}
      <p>
        {t('part')} <a href={pathname + search}>{t('partRetry')}</a>
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

// The part of the tall drawing that phones show, in its own units: it is drawn past its edges, so that this may be wider.
const [X, Y, WIDTH, HEIGHT] = [-130, 162, 1060, 480];
const VIEW = `#svgView(viewBox(${X},${Y},${WIDTH},${HEIGHT}))`;

interface Props {
  /** The large words: the page's h1, or not where another h1 stands before. */
  title: ReactNode;
}

/** What this is, in words and one picture, and the two ways on. */
export function HomeHero({ title }: Props) {
  const { t } = useTranslation('home');
  return (
    <section className="home-hero">
      <div className="home-hero__words wrap">
        {title}
        <p className="home-hero__text">{t('hero.text')}</p>
        <p className="home-hero__ways">
          <Link className="button button--signature" to={paths.packages}>
            {t('layout:menu.packages')}
          </Link>
          <Link className="button button--outline" to={paths.destinations}>
            {t('layout:menu.destinations')}
          </Link>
        </p>
      </div>
      <picture className="home-hero__picture">
        <source media="(min-width: 1040px)" srcSet={useArt('hero.svg')} width="1280" height="600" />
        <img
          className="home-hero__art"
          src={useArt('hero-tall.svg') + VIEW}
          alt={t('hero.picture')}
          width={WIDTH}
          height={HEIGHT}
          loading="eager"
          fetchPriority="high"
        />
      </picture>
    </section>
  );
}

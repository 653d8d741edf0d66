import { useState } from 'react';
import { Deferred } from '../../components/deferred.tsx';
import { GuideCard } from '../../components/guide-card.tsx';
import { Link } from '../../components/link.tsx';
import { PlaceMap } from '../../components/map.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import type { HomeData } from './home-data.ts';
import { HomeDestinations } from './home-destinations.tsx';
import { CardsToCome, GuidesToCome, MapToCome, PackagesToCome, PartFailed } from './home-parts.tsx';
import { HomeTrust } from './home-trust.tsx';
import { PackageOffer } from './package-offer.tsx';

/** Home on the map (specification 9). */
const CENTRE = { lat: 6.38, lng: 2.44 };
const ZOOM = 10;

interface Props {
  data: HomeData;
  /** Whether the search answers while a visitor types. */
  live?: boolean;
}

/** Everything under the hero: places, packages, whom one deals with, guides, map. */
export function HomeContent({ data, live = false }: Props) {
  const { t } = useTranslation('home');
  // A search brings the whole page's data anew; but for the packages, what is shown stays: a map is costly to redraw.
  const [{ destinations, markers, guides }] = useState(data);
  return (
    <>
      <section className="section home-places" aria-labelledby="destinations-title">
        <Deferred
          id="destinations"
          promise={destinations}
          fallback={<CardsToCome />}
          failed={<PartFailed title={t('destinations.title')} />}
        >
          {(cards) => <HomeDestinations cards={cards} />}
        </Deferred>
      </section>
      <section className="section section--panel" id="packages" aria-labelledby="packages-title">
        <div className="wrap">
          <h2 className="home-packages__title" id="packages-title">
            {t('packages.title')}
          </h2>
          <Deferred
            id="offer"
            promise={data.offer}
            fallback={<PackagesToCome />}
            failed={<PartFailed />}
          >
            {(offer) => <PackageOffer offer={offer} live={live} />}
          </Deferred>
        </div>
        <HomeTrust />
      </section>
      <section className="section section--dark home-people" aria-labelledby="guides-title">
        <div className="wrap">
          <div className="section__head">
            <h2 id="guides-title">{t('guides.title')}</h2>
            <Link className="section__more" to={paths.aboutUs}>
              {t('guides.more')}
            </Link>
          </div>
          <Deferred
            id="guides"
            promise={guides}
            fallback={<GuidesToCome />}
            failed={<PartFailed />}
          >
            {(list) => (
              <ul className="home-guides">
                {list.map((guide) => (
                  <li key={guide.uri}>
                    <GuideCard guide={guide} />
                  </li>
                ))}
              </ul>
            )}
          </Deferred>
        </div>
      </section>
      <section className="section no-print" aria-labelledby="map-title">
        <div className="wrap home-map">
          <div>
            <h2 id="map-title">{t('map.title')}</h2>
            <p className="home-map__text">{t('map.text')}</p>
            <Link className="button button--secondary" to={paths.destinations}>
              {t('map.more')}
            </Link>
          </div>
          <Deferred id="map" promise={markers} fallback={<MapToCome />} failed={<PartFailed />}>
            {(places) => (
              <PlaceMap name={t('map.name')} markers={places} centre={CENTRE} zoom={ZOOM} />
            )}
          </Deferred>
        </div>
      </section>
    </>
  );
}

import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import type { Destination } from '../../../shared/contract/destination.ts';
import { formatMoney, toCents } from '../../../shared/money.ts';
import { AdviceNotice } from '../../components/advice-notice.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { DestinationCard } from '../../components/destination-card.tsx';
import { Head } from '../../components/head.tsx';
import { Html } from '../../components/html.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { Link } from '../../components/link.tsx';
import { PlaceMap } from '../../components/map.tsx';
import { MediaSet } from '../../components/media-set.tsx';
import { Missing } from '../../components/missing.tsx';
import { PackageGrid } from '../../components/package-grid.tsx';
import { Page } from '../../layout/page.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { DestinationFacts } from './destination-facts.tsx';

export async function loader({ params: { uri = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const destination = await api.find('destination/site-destination-get', { id: uri });
  if (destination) return { destination, others: [] };
  const others = await api.call('destination/site-destination-lister', {});
  return data({ destination, others: others.slice(0, 3) }, { status: 404 });
}

export function Component() {
  const { destination, others } = useLoaderData<typeof loader>();
  if (destination) return <Found destination={destination} />;
  return (
    <Missing name="destination" kind="destination">
      {others.map((card) => (
        <li key={card.uri}>
          <DestinationCard card={card} />
        </li>
      ))}
    </Missing>
  );
}

function Found({ destination }: { destination: Destination }) {
  const { t } = useTranslation('destination');
  const site = useSite();
  const language = useLanguage();
  const { name, uri, media, pictures, meta, map, advice, packages } = destination;
  const path = paths.destination(uri);
  const least = packages.flatMap(({ price }) => price ?? []);
  return (
    <Page name="destination">
      <Head name={name} description={meta.description} path={path} image={media.social ?? ''} />
      <JsonLd
        data={{
          '@type': 'TouristDestination',
          name,
          description: meta.description,
          url: site.url + inLanguage(path, language),
          image: site.url + (media.social ?? media.src),
          ...(map.location && {
            geo: {
              '@type': 'GeoCoordinates',
              latitude: map.location.lat,
              longitude: map.location.lng,
            },
          }),
        }}
      />
      <header className="destination__head">
        <div className="wrap">
          <Breadcrumb
            parents={[{ name: t('layout:menu.destinations'), path: paths.destinations }]}
            current={{ name, path }}
          />
          <h1>{name}</h1>
          <p className="destination__summary">{destination.summary}</p>
          {packages.length > 0 && (
            <p className="destination__way">
              <a className="button button--signature" href="#trips">
                {t('common:packagesCount', { count: packages.length })}
                {least.length > 0 &&
                  `, ${t('from', { price: formatMoney(toCents(Math.min(...least)), language) })}`}
              </a>
            </p>
          )}
        </div>
      </header>
      <div className="wrap destination__body">
        <div className="destination__media">
          <MediaSet main={media} pictures={pictures} />
          {advice && <AdviceNotice advice={advice} />}
        </div>
        <aside className="destination__side">
          <DestinationFacts destination={destination} />
          {map.location && (
            <div className="destination__map">
              <PlaceMap
                name={t('map', { name })}
                markers={[{ name, path, ...map.location }]}
                centre={map.location}
                zoom={9}
              />
            </div>
          )}
        </aside>
        <div className="destination__story">
          <Html html={destination.description} />
        </div>
      </div>
      <section className="section section--panel" id="trips" aria-labelledby="packages-title">
        <div className="wrap">
          <div className="section__head">
            <h2 id="packages-title">{t('packages', { name })}</h2>
            <Link className="section__more" to={paths.destinations}>
              {t('all')}
            </Link>
          </div>
          {packages.length > 0 ? (
            <PackageGrid packages={packages} />
          ) : (
            <p>
              {t('none')} <Link to={paths.contact}>{t('ask')}</Link>
            </p>
          )}
        </div>
      </section>
    </Page>
  );
}

import type { Package, Period } from '../../../shared/contract/package.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useSite } from '../../site.ts';

interface Props {
  trip: Package;
}

/** The trip for search engines (CRO-G1): nothing in it that the page does not show. */
export function TripJsonLd({ trip }: Props) {
  const site = useSite();
  const url = site.url + inLanguage(paths.package(trip.uri), useLanguage());
  const offer = ({ start, end, price, state }: Period) => ({
    '@type': 'Offer',
    name: `${trip.name}, ${start}/${end}`,
    url,
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${state === 'full' ? 'SoldOut' : 'InStock'}`,
  });
  return (
    <JsonLd
      data={{
        '@type': 'TouristTrip',
        name: trip.name,
        description: trip.meta.description,
        url,
        image: site.url + (trip.media.social ?? trip.picture.src),
        itinerary: {
          '@type': 'ItemList',
          numberOfItems: trip.route.length,
          itemListElement: trip.route.map(({ name, location }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: {
              '@type': 'Place',
              name,
              geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
            },
          })),
        },
        subTrip: trip.activites.map(({ name, place }) => ({
          '@type': 'TouristTrip',
          name,
          itinerary: { '@type': 'Place', name: place },
        })),
        ...(trip.price !== null && trip.periods.length > 0 && { offers: trip.periods.map(offer) }),
        provider: {
          '@type': 'TravelAgency',
          name: site.name,
          url: site.url,
          telephone: site.phone,
        },
      }}
    />
  );
}

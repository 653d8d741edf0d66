import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { HOME_GUIDES, MALE, VIDEO } from '../../../shared/contract/constants.ts';
import type { PackageCard } from '../../../shared/contract/package-card.ts';

export type DesignData = Awaited<ReturnType<typeof loader>>;

/** Real content for every part; each of it such that a state can be shown. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [packages, destinations, articles, guides, tales] = await Promise.all([
    api.call('package/site-package-search', {}),
    api.call('destination/site-destination-lister', {}),
    api.call('blog/site-blog-lister', {}),
    api.call('guide/site-guide-lister', { limit: HOME_GUIDES }),
    api.call('audio/site-audio-lister', { genre: MALE }),
  ]);
  const [details, trips] = await Promise.all([
    Promise.all(
      destinations.map(({ uri }) => api.find('destination/site-destination-get', { id: uri })),
    ),
    Promise.all(packages.map(({ uri }) => api.find('package/site-package-info', { id: uri }))),
  ]);
  const items = [...details, ...trips].filter((item) => item !== null);
  return {
    packages,
    cards: statesOf(packages),
    destinations,
    article: articles[0],
    guides,
    prose: details.find((item) => item)?.description ?? '',
    tale: tales.flatMap(({ titre, liste }) => liste.map((item) => ({ item, album: titre })))[0],
    trip: trips.find((trip) => trip && trip.periods.length > 0 && trip.options_book.length > 0),
    media: items.find(({ media, pictures }) =>
      [media, ...pictures].some(({ type }) => type === VIDEO),
    ),
    advice: items.find(({ advice }) => advice)?.advice,
  };
}

/** A package with a price, the same on request, and without a departure. */
function statesOf(packages: PackageCard[]): PackageCard[] {
  const priced = packages.find(({ price, next }) => price !== null && next);
  if (!priced) return packages.slice(0, 3);
  return [
    priced,
    { ...priced, uri: `${priced.uri}-on-request`, price: null },
    { ...priced, uri: `${priced.uri}-without-departure`, next: null, months: [] },
  ];
}

import type { Api } from '../../../shared/api/create-api.ts';
import { HOME_GUIDES } from '../../../shared/contract/constants.ts';
import type { PackageCard } from '../../../shared/contract/package-card.ts';
import { later } from '../../components/deferred.tsx';
import { destinationMarkers } from '../../components/destination-markers.ts';
import { isNarrowed, type PackageSearch } from './package-search.ts';
import { choicesFrom, type SearchChoices } from './search-choices.ts';

export type HomeData = ReturnType<typeof homeData>;

/** The packages of a search, and what can be asked of all. */
export interface Offer {
  search: PackageSearch;
  found: PackageCard[];
  total: number;
  choices: SearchChoices;
}

/** All that the page shows beside its hero, each part in its own time: the hero waits for nothing. */
export function homeData(api: Api, search: PackageSearch) {
  const { packages, destinations, guides } = lists(api);
  const found =
    isNarrowed(search) || search.sort !== 'featured'
      ? api.call('package/site-package-search', search)
      : packages;
  const offer = Promise.all([packages, found]).then(
    ([all, found]): Offer => ({ search, found, total: all.length, choices: choicesFrom(all) }),
  );
  return {
    offer: later(offer),
    destinations: later(destinations),
    markers: later(destinations.then(destinationMarkers)),
    guides: later(guides),
  };
}

/** The search asks again at every pause in typing: what it does not change is kept so long, in milliseconds. */
const FRESH = 60_000;
// By client of the API: on the server that is one request, in the browser one page without a reload.
const kept = new WeakMap<Api, { at: number; answers: ReturnType<typeof askLists> }>();

function lists(api: Api) {
  const known = kept.get(api);
  if (known && Date.now() - known.at < FRESH) return known.answers;
  const answers = askLists(api);
  kept.set(api, { at: Date.now(), answers });
  Promise.all(Object.values(answers)).catch(() => kept.delete(api));
  return answers;
}

function askLists(api: Api) {
  return {
    packages: api.call('package/site-package-search', {}),
    destinations: api.call('destination/site-destination-lister', {}),
    guides: api.call('guide/site-guide-lister', { limit: HOME_GUIDES }),
  };
}

import { readItem } from '../../database/stored.ts';
import type { Routes } from '../../http/dispatch.ts';
import { Refusal } from '../../refusal.ts';
import { packageCards } from '../package/package.cards.ts';
import type { TargetParts } from '../routes.ts';
import { findDestinations } from './destination.store.ts';

type Selectors = 'destination/site-destination-lister' | 'destination/site-destination-get';

export function destinationRoutes(parts: TargetParts): Pick<Routes, Selectors> {
  const { database } = parts;
  return {
    /** Cards of the destinations whose name, summary or region holds every word; all without a search. */
    'destination/site-destination-lister': ({ search }, { language }) =>
      findDestinations(database, search, language),

    /** One destination with the packages that go there; code 4 when there is none. */
    async 'destination/site-destination-get'({ id }, { language }) {
      const item = await readItem(database, 'destination', id, language);
      if (!item) throw new Refusal('notFound');
      const packages = await packageCards(parts, { language, destination: id });
      return { ...item.card, ...item.detail, packages };
    },
  };
}

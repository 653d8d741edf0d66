import type { ToBook } from '../../../shared/contract/tobook.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { formatMoney, fromCents, toCents } from '../../../shared/money.ts';
import type { Clock } from '../../calendar.ts';
import { readItem } from '../../database/stored.ts';
import type { Database } from '../../database/write.ts';
import { type OfferedPeriod, offeredPeriods } from '../../departures/offer.store.ts';
import { Refusal } from '../../refusal.ts';
import { type PricedLine, toContent, totalCents } from './tobook.price.ts';
import { findPackage, readDraft } from './tobook.store.ts';

/** The booking in progress with its prices of this moment. */
export interface Priced {
  packageId: number;
  traveller: number;
  /** Undefined: not chosen, or closed in the meantime. */
  period: OfferedPeriod | undefined;
  services: number[];
  /** Null: on request. */
  lines: PricedLine[] | null;
  /** Address of the package's picture. */
  img: string;
}

interface Parts {
  database: Database;
  clock: Clock;
}

/** The booking in progress of a device for a package, priced in cents (contract 6); code 4 for an unknown package. */
export async function priceDraft(
  { database, clock }: Parts,
  hash: string,
  by: { id: number } | { uri: string },
  language: Language,
): Promise<Priced> {
  const row = await findPackage(database, by);
  const item = row && (await readItem(database, 'package', row.uri, language));
  if (!item) throw new Refusal('notFound');

  const { traveller, periodId, optionIds } = await readDraft(database, hash, row.id);
  const periods = await offeredPeriods(database, clock(), [row.id], hash);
  const period = periods.find((candidate) => candidate.id === periodId);
  const options = item.detail.options_book.filter((option) => optionIds.includes(option.id));
  const lines =
    row.price_cents === null
      ? null
      : [
          { name: item.card.name, cents: period?.price ?? row.price_cents },
          ...options.map(({ name, price }) => ({ name, cents: toCents(price) })),
        ];
  const services = options.map((option) => option.id);
  return { packageId: row.id, traveller, period, services, lines, img: item.card.picture.src };
}

/** The booking in progress as on the wire. A package on request has no total and is never valid. */
export async function summary(
  parts: Parts,
  { hash, id }: { hash: string; id: string },
  language: Language,
): Promise<ToBook> {
  const { traveller, period, services, lines } = await priceDraft(
    parts,
    hash,
    { uri: id },
    language,
  );
  const common = { traveller, period: period?.id ?? null, services, hash };
  if (lines === null)
    return { ...common, valid: false, total: null, totalvalue: null, content: [] };
  const total = totalCents(lines, traveller);
  return {
    ...common,
    valid: period !== undefined && period.places >= traveller,
    total: formatMoney(total, language),
    totalvalue: fromCents(total),
    content: toContent(lines, traveller),
  };
}

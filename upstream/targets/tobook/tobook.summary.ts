import type { ToBook } from '../../../shared/contract/tobook.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { formatMoney, fromCents, toCents } from '../../../shared/money.ts';
import { today } from '../../calendar.ts';
import { readItem } from '../../database/stored.ts';
import { offeredPeriods } from '../../departures/offer.store.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';
import { toContent, totalCents } from './tobook.price.ts';
import { findPackage, readDraft } from './tobook.store.ts';

/**
 * The booking in progress of a device for a package, priced in cents (contract 6); code 4 for an unknown package. A
 * period that closed in the meantime counts as not chosen. A package on request has no total and is never valid.
 */
export async function summary(
  { database, clock }: TargetParts,
  { hash, id }: { hash: string; id: string },
  language: Language,
): Promise<ToBook> {
  const row = await findPackage(database, { uri: id });
  const item = row && (await readItem(database, 'package', id, language));
  if (!item) throw new Refusal('notFound');

  const { traveller, periodId, optionIds } = await readDraft(database, hash, row.id);
  const periods = await offeredPeriods(database, today(clock), [row.id]);
  const period = periods.find((candidate) => candidate.id === periodId);
  const options = item.detail.options_book.filter((option) => optionIds.includes(option.id));
  const services = options.map((option) => option.id);
  const common = { traveller, period: period?.id ?? null, services, hash };
  if (row.price_cents === null)
    return { ...common, valid: false, total: null, totalvalue: null, content: [] };

  const lines = [
    { name: item.card.name, cents: period?.price ?? row.price_cents },
    ...options.map(({ name, price }) => ({ name, cents: toCents(price) })),
  ];
  const total = totalCents(lines, traveller);
  return {
    ...common,
    valid: period !== undefined && period.places >= traveller,
    total: formatMoney(total, language),
    totalvalue: fromCents(total),
    content: toContent(lines, traveller),
  };
}

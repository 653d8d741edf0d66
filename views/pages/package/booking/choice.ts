import type { ToBook } from '../../../../shared/contract/tobook.ts';

/** The booking in progress as the page knows it: the device's identifier stays on the server. */
export type Booking = Omit<ToBook, 'hash'>;

/** What a visitor has put together. */
export interface Choice {
  traveller: number;
  period: number | null;
  /** Identifiers of the chosen options. */
  services: number[];
}

/** The calls that turn one choice into another; every value is absolute, so that a repeated call does no harm. */
export interface Changes {
  traveller?: number;
  period?: number;
  add: number[];
  remove: number[];
}

/** The booking as a browser may see it (contract 4). */
export function withoutHash({ hash: _, ...booking }: ToBook): Booking {
  return booking;
}

/** What was chosen, without what it costs. */
export function choiceOf({ traveller, period, services }: Booking): Choice {
  return { traveller, period, services };
}

/** A chosen period can be replaced, not taken back: there is no call for it. */
export function changesBetween(from: Choice, to: Choice): Changes {
  const changes: Changes = {
    add: to.services.filter((id) => !from.services.includes(id)),
    remove: from.services.filter((id) => !to.services.includes(id)),
  };
  if (to.traveller !== from.traveller) changes.traveller = to.traveller;
  if (to.period !== null && to.period !== from.period) changes.period = to.period;
  return changes;
}

/** Whether there is nothing to ask for. */
export function isNothing({ traveller, period, add, remove }: Changes): boolean {
  return traveller === undefined && period === undefined && add.length + remove.length === 0;
}

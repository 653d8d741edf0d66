import type { Location } from '../../../shared/contract/destination.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { Agency } from '../../import/read/agency.ts';

/** The agency as its papers need it; address and register stand in `locales/<language>/paper.json`. */
export interface Company extends Agency {
  /** Origin of the website. */
  site: string;
  /** Answered day and night. */
  emergencyPhone: string;
}

/** A line as it was bought, in the customer's language of that day. */
export interface PaperLine {
  name: string;
  /** For one. */
  cents: number;
  quantity: number;
}

/** `at`: ISO moment. */
export type Payment = { state: 'pending' } | { state: 'paid' | 'refunded'; at: string };

/** The plain data that the papers of an order are made from. */
interface PaperData {
  /** `KW-2026-000123`. */
  number: string;
  /** Of the order: its papers stay in it. */
  language: Language;
  /** ISO moment. */
  createdAt: string;
  payment: Payment;
  /** ISO date of the terms and conditions that were accepted. */
  terms: string;
  customer: { prenom: string; nom: string; email: string; telephone: string };
  lines: PaperLine[];
  totalCents: number;
  company: Company;
}

export interface TripActivity {
  /** 1 is the first day of the trip. */
  day: number;
  name: string;
  place: string;
}

export interface PackagePapers extends PaperData {
  kind: 'package';
  trip: {
    name: string;
    /** ISO dates, both included. */
    start: string;
    end: string;
    travellers: number;
    /** Of the travellers, as far as they are known. */
    names: string[];
    /** On the first day; `time` is Benin's, `15:00`. */
    meeting: { place: string; time: string; location: Location | null };
    guide: { name: string; phone: string } | null;
    includes: string[];
    activities: TripActivity[];
  };
  /** Raised by whoever changes the trip or its payment: calendars take a higher one for the newer. */
  sequence: number;
  /** ISO moment of that change. */
  changedAt: string;
}

export interface ProductPapers extends PaperData {
  kind: 'product';
  address: { n_rue: string; code_postal: string; ville: string; nom_pays: string };
  shippingCents: number;
}

export type OrderPapers = PackagePapers | ProductPapers;

/** A paper that cannot be made of that order: it would not fit its page, or not add up. */
export class PaperRefused extends Error {
  constructor(number: string, reason: string) {
    super(`no paper for the order ${number}: ${reason}`);
    this.name = 'PaperRefused';
  }
}

/** Throws where lines and shipping do not make the total: such a paper must not leave. */
export function checkSum(order: OrderPapers): void {
  const shipping = order.kind === 'product' ? order.shippingCents : 0;
  const sum = order.lines.reduce((cents, line) => cents + line.cents * line.quantity, shipping);
  if (sum === order.totalCents) return;
  throw new PaperRefused(order.number, `lines of ${sum} cents, total of ${order.totalCents} cents`);
}

/** What people wrote, in one line; U+0189 of Fon, which the fonts lack, as its twin U+0110. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replaceAll('\u0189', '\u0110');
}

export function nameOf({ customer }: OrderPapers): string {
  return oneLine(`${customer.prenom} ${customer.nom}`);
}

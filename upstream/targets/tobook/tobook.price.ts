import type { ToBook } from '../../../shared/contract/tobook.ts';
import { fromCents } from '../../../shared/money.ts';

/** A thing that every traveller pays, in cents a person. */
export interface PricedLine {
  name: string;
  cents: number;
}

/** (package or period price + options) × travellers, in cents (contract 6). */
export function totalCents(lines: PricedLine[], traveller: number): number {
  return lines.reduce((sum, line) => sum + line.cents, 0) * traveller;
}

/** The lines as on the wire, in euros. */
export function toContent(lines: PricedLine[], traveller: number): ToBook['content'] {
  return lines.map(({ name, cents }) => ({
    name,
    price: fromCents(cents),
    qt: traveller,
    total: fromCents(cents * traveller),
  }));
}

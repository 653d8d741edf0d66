import { type Language, LOCALES } from './i18n/languages.ts';

/** Euros as a number with two decimals at most → whole cents; half a cent is rounded up. */
export function toCents(euros: number): number {
  // Six decimals first, because 33.335 * 100 and 1.005 * 100 come out a little less than they should.
  return Math.round(Number((euros * 100).toFixed(6)));
}

/** Whole cents → euros as on the wire. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** Whole cents as a text in that language, `€1,290` or `€1,290.50`: no decimals when there are none to show. */
export function formatMoney(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(fromCents(cents));
}

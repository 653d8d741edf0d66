import { type Language, LOCALES } from './i18n/languages.ts';

// Calendar days have no zone: they are read, counted and written in UTC, so that no machine's zone moves them.
const at = (day: string) => new Date(`${day}T12:00:00Z`);

function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
}

/** An ISO date as words, `20 November 2026`. */
export function formatDay(day: string, language: Language): string {
  return format(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(at(day));
}

/** An ISO date with its weekday as words, `Saturday 6 February 2027`. */
export function formatWeekday(day: string, language: Language): string {
  const weekday = format(language, { weekday: 'long' }).format(at(day));
  // Together they would have a comma in some languages and versions, and none in others.
  const words = `${weekday} ${formatDay(day, language)}`;
  return language === 'de' ? words.replace(' ', ', ') : words;
}

/** The day of a moment (ISO 8601) as it is in Benin, `20 Nov 2026`: orders are made there. */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Africa/Porto-Novo',
  }).format(new Date(moment));
}

/** Two ISO dates as words with their weekdays, `Sat 6 – Sun 14 February 2027`: what both share stands once. */
export function formatPeriod(start: string, end: string, language: Language): string {
  const year = start.slice(0, 4) === end.slice(0, 4) ? undefined : 'numeric';
  const month = start.slice(0, 7) === end.slice(0, 7) ? undefined : 'long';
  const first = format(language, { weekday: 'short', day: 'numeric', month, year });
  const last = format(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const text = `${first.format(at(start))} – ${last.format(at(end))}`;
  // British English has a comma after a weekday only when a whole date follows it: here it would stand once of twice.
  return language === 'en' ? text.replaceAll(',', '') : text;
}

/** An ISO month as words, `February 2027`. */
export function formatMonth(month: string, language: Language): string {
  return format(language, { month: 'long', year: 'numeric' }).format(at(`${month}-15`));
}

const DAY = 24 * 60 * 60 * 1000;

/** Days from the first ISO date to the last, both counted. */
export function lengthInDays(start: string, end: string): number {
  return Math.round((at(end).getTime() - at(start).getTime()) / DAY) + 1;
}

/** The ISO date so many days before. */
export function daysBefore(day: string, count: number): string {
  return new Date(at(day).getTime() - count * DAY).toISOString().slice(0, 10);
}

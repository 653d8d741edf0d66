const DAY = 24 * 60 * 60 * 1000;

// Calendar days have no zone: they are counted in UTC.
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** Days from the first to the last, both counted. */
export function lengthOf(start: string, end: string): number {
  return Math.round((at(end) - at(start)) / DAY) + 1;
}

/** The ISO date so many days before. */
export function daysBefore(day: string, count: number): string {
  return new Date(at(day) - count * DAY).toISOString().slice(0, 10);
}

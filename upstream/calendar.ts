/** The present moment; handed in, so that a test can move it. */
export type Clock = () => Date;

const millisecondsADay = 86_400_000;
const beninDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Porto-Novo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Benin at that moment, `2027-02-06`: trips start and end there. */
export function today(clock: Clock): string {
  return beninDay.format(clock());
}

/** The day that many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsADay)
    .toISOString()
    .slice(0, 10);
}

/** ISO weekday of a day: 1 Monday … 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The first such weekday on that day or after it. */
export function nextWeekday(day: string, weekday: number): string {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7);
}

/** The moment so many milliseconds later, ISO 8601 in UTC. */
export function addMilliseconds(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

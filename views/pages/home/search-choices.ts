import type { PackageCard } from '../../../shared/contract/package-card.ts';

/** What the search offers: only what can make a difference. */
export interface SearchChoices {
  /** Months in which a package leaves. */
  months: string[];
  /** "At most so many days." */
  days: number[];
  /** "At most so many euros a person." */
  prices: number[];
}

// Round numbers that people think in; a limit is offered when a package lies just below it.
const DAYS = [3, 5, 7, 10, 14, 21, 28, 60];
const EUROS = [250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000];

/** What can be asked of these packages, so that an answer is neither empty nor everything. */
export function choicesFrom(packages: PackageCard[]): SearchChoices {
  return {
    months: [...new Set(packages.flatMap(({ months }) => months))].toSorted(),
    days: limits(
      packages.map(({ days }) => days),
      DAYS,
    ),
    prices: limits(
      packages.map(({ price }) => price ?? Number.POSITIVE_INFINITY),
      EUROS,
    ),
  };
}

/** The steps that let some values through, and not all. */
function limits(values: number[], steps: number[]): number[] {
  const reached = values.map((value) => steps.find((step) => step >= value));
  return steps.filter((step) => reached.includes(step) && values.some((value) => value > step));
}

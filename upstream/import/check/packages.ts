import { languages } from '../../../shared/i18n/languages.ts';
import type { Problems } from '../problems.ts';
import type { Catalogue, Entry } from '../read/entry.ts';

const paired = ['activities', 'includes', 'excludes', 'options'] as const;

/** Lists of `item.yaml` and of the texts belong together line by line. */
function checkLists(entry: Entry<'packages'>, problems: Problems): void {
  for (const language of languages) {
    const { texts, file, lineAt } = entry.languages[language];
    for (const list of paired) {
      const [here, there] = [texts[list].length, entry.item[list].length];
      if (here !== there)
        problems.add(file, lineAt([list]), `${here} ${list}, but ${there} in item.yaml`);
    }
    const highlights = entry.languages.en.texts.highlights.length;
    if (texts.highlights.length !== highlights) {
      problems.add(
        file,
        lineAt(['highlights']),
        `${texts.highlights.length} highlights, but ${highlights} in en.md`,
      );
    }
  }
}

function checkDepartures(entry: Entry<'packages'>, problems: Problems): void {
  const { item, file, lineAt } = entry;
  const rules = new Set<string>();
  item.departures.forEach((departure, i) => {
    const report = (message: string) => problems.add(file, lineAt(['departures', i]), message);
    const rule = ruleOf(departure);
    if (rules.has(rule)) report('duplicate departure: same in_days and weekday');
    rules.add(rule);
    if (departure.sold > departure.places) report('more places sold than there are');
    if (departure.places < item.group.min) report('fewer places than the smallest group');
    if (departure.places > item.group.max) report('more places than the largest group');
    if (item.price === undefined) report('a package on request has no departures: give it a price');
  });
}

/** The rule of a departure as a text: what makes it the same one after the next import. */
export function ruleOf({ in_days, weekday }: { in_days: number; weekday: number }): string {
  return `${in_days}/${weekday}`;
}

/** Reports what does not fit together within a package. */
export function checkPackages(catalogue: Catalogue, problems: Problems): void {
  for (const entry of catalogue.packages.values()) {
    const { item, file, lineAt } = entry;
    checkLists(entry, problems);
    checkDepartures(entry, problems);
    if (item.group.min > item.group.max)
      problems.add(file, lineAt(['group']), 'the smallest group is larger than the largest');
    if (item.nights >= item.days + 1)
      problems.add(file, lineAt(['nights']), 'more nights than days');
    item.activities.forEach(({ day }, i) => {
      if (day > item.days)
        problems.add(file, lineAt(['activities', i, 'day']), `day ${day} of ${item.days}`);
    });
  }
}

import { add, type Case, remove, replace } from '../support/changes.ts';

const lagoon = 'packages/lagoon-days';

/** Items that are incomplete, wrong in themselves, or refer to what does not exist. */
export const itemCases: Case[] = [
  ['a missing translation', remove('blog/day-3/fr.md'), 'blog/day-3/fr.md:1: missing translation'],
  ['a missing item.yaml', remove('guides/ama/item.yaml'), 'guides/ama/item.yaml:1: missing'],
  [
    'a missing text',
    replace('destinations/lake/de.md', 'season: All year\n', ''),
    'destinations/lake/de.md:2: missing "season"',
  ],
  [
    'a missing value',
    replace(`${lagoon}/item.yaml`, 'effort: 1\n', ''),
    `${lagoon}/item.yaml:1: missing "effort"`,
  ],
  [
    'an unknown key',
    replace(`${lagoon}/item.yaml`, 'min_age: 8', 'min_age: 8\nmax_age: 80'),
    `${lagoon}/item.yaml:16: unknown key "max_age"`,
  ],
  [
    'a nested unknown key',
    replace(`${lagoon}/item.yaml`, 'id: 1, price: 39.95', 'id: 1, price: 39.95, name: x'),
    `${lagoon}/item.yaml:25: unknown key "name"`,
  ],
  [
    'an empty text',
    replace('blog/day-2/en.md', 'name: Day 2 en', 'name: ""'),
    'blog/day-2/en.md:2: "name"',
  ],
  [
    'a bad date',
    replace('gallery/dawn/item.yaml', '2026-11-01', '2026-02-30'),
    'gallery/dawn/item.yaml:2: "modified"',
  ],
  [
    'YAML that cannot be read',
    replace('blog/day-1/item.yaml', 'author: Ama', 'author: [Ama'),
    'blog/day-1/item.yaml:',
  ],
  [
    'a key given twice',
    replace('blog/day-1/item.yaml', 'author: Ama', 'author: Ama\nauthor: Ama'),
    'blog/day-1/item.yaml:5:',
  ],
  [
    'a file without front matter',
    add('blog/day-1/en.md', 'Just text\n'),
    'blog/day-1/en.md:1: no front matter',
  ],
  [
    'an unknown destination',
    replace(`${lagoon}/item.yaml`, '[lake, palace]', '[lake, moon]'),
    `${lagoon}/item.yaml:8: there is no destinations/moon`,
  ],
  [
    'a stop that has no position',
    replace(`${lagoon}/item.yaml`, 'destination: lake }', 'destination: palace }'),
    `${lagoon}/item.yaml:11: destinations/palace has no location`,
  ],
  [
    'an unknown guide',
    replace(`${lagoon}/item.yaml`, 'guide: ama', 'guide: kofi'),
    `${lagoon}/item.yaml:16: there is no guides/kofi`,
  ],
  [
    'an unknown package',
    replace('blog/day-12/item.yaml', 'lagoon-days', 'moon-days'),
    'blog/day-12/item.yaml:5: there is no packages/moon-days',
  ],
  [
    'an unknown category',
    replace('gallery/dawn/item.yaml', 'water', 'fire'),
    'gallery/dawn/item.yaml:3: there is no gallery-categories/fire',
  ],
  [
    'an unknown group of tales',
    replace('tales/tortoise/item.yaml', 'evening', 'morning'),
    'tales/tortoise/item.yaml:3: there is no tale-groups/morning',
  ],
  [
    'a broken internal link',
    replace('destinations/lake/fr.md', 'destination/palace', 'destination/moon'),
    'destinations/lake/fr.md:15: broken internal link "destination/moon"',
  ],
  [
    'a link to a page that does not exist',
    replace('destinations/lake/en.md', '(travel-and-tips#visa)', '(travel-tips)'),
    'destinations/lake/en.md:15: broken internal link "travel-tips"',
  ],
  [
    'a link to a heading that does not exist',
    replace('destinations/lake/en.md', '#visa', '#visas'),
    'destinations/lake/en.md:15: broken internal link "travel-and-tips#visas": no such heading',
  ],
  [
    'a link that would run',
    replace('destinations/lake/en.md', 'https://example.org/atlas', 'javascript:alert(1)'),
    'destinations/lake/en.md:15: broken internal link "javascript:',
  ],
];

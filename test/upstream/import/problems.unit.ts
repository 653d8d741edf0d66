import { expect } from 'chai';
import { ContentError } from '../../../upstream/import/problems.ts';
import { importContent } from '../../../upstream/import/content.ts';
import { type Files, temporaryFolder, validContent, writeContent } from '../support/content.ts';
import { dump, emptyDatabase } from '../support/database.ts';

/** Changes a text of the valid content; fails when the text is not there, so that no case tests nothing. */
function replace(path: string, from: string, to: string): (files: Files) => void {
  return (files) => {
    const text = String(files.get(path));
    if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
    files.set(path, text.replace(from, to));
  };
}
const remove = (path: string) => (files: Files) => {
  if (!files.delete(path)) throw new Error(`no ${path}`);
};
const add = (path: string, text: string) => (files: Files) => void files.set(path, text);

const lagoon = 'packages/lagoon-days';
const cases: [name: string, change: (files: Files) => void, report: string][] = [
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
  [
    'a missing picture',
    remove('guides/ama/ama.svg'),
    'guides/ama/item.yaml:3: missing picture "ama.svg"',
  ],
  [
    'a missing picture in a text',
    remove('blog/day-12/stool.svg'),
    'blog/day-12/en.md:9: missing picture "stool.svg"',
  ],
  [
    'a picture outside of the content',
    replace('blog/day-12/en.md', '(stool.svg', '(../../../etc/passwd'),
    'blog/day-12/en.md:9: missing picture',
  ],
  [
    'a missing video',
    remove('destinations/lake/film.mp4'),
    'destinations/lake/item.yaml:6: missing video "film.mp4"',
  ],
  [
    'a video without its size',
    replace('destinations/lake/item.yaml', ', width: 1280, height: 720', ''),
    'destinations/lake/item.yaml:6: the video "film.mp4" needs its width and height',
  ],
  [
    'a video without a poster',
    replace('destinations/lake/item.yaml', ' poster: lake.svg,', ''),
    'destinations/lake/item.yaml:6: the video "film.mp4" needs a poster',
  ],
  [
    'a missing sound',
    remove('tales/tortoise/fr-female.mp3'),
    'tales/tortoise/item.yaml:1: missing sound "fr-female.mp3"',
  ],
  [
    'a sound that is none',
    add('tales/tortoise/fr-female.mp3', 'noise'),
    'tales/tortoise/fr-female.mp3:1: not a sound',
  ],
  [
    'a picture that is none',
    add('guides/ama/ama.svg', 'not a picture'),
    'guides/ama/ama.svg:1: not a picture',
  ],
  [
    'a missing alt text',
    replace('guides/ama/de.md', 'alt:\n  ama.svg: Ama smiles', 'alt: {}'),
    'guides/ama/de.md:6: missing alt text of "ama.svg"',
  ],
  [
    'an alt text without a file',
    replace('guides/ama/de.md', 'ama.svg: Ama smiles', 'ama.svg: Ama smiles\n  old.svg: Old'),
    'guides/ama/de.md:8: alt text of a file that does not exist: "old.svg"',
  ],
  [
    'a picture in a text without alt',
    replace('blog/day-12/de.md', '![A carved stool]', '![]'),
    'blog/day-12/de.md:9: missing alt text of "stool.svg"',
  ],
  [
    'fewer activities than days described',
    replace(
      `${lagoon}/fr.md`,
      '  - { name: Farewell, place: Cotonou, night: null, text: Home. }\n',
      '',
    ),
    `${lagoon}/fr.md:10: 1 activities, but 2 in item.yaml`,
  ],
  [
    'more services than icons',
    replace(`${lagoon}/fr.md`, '[Boat rides, A guide]', '[Boat rides, A guide, Water]'),
    `${lagoon}/fr.md:13: 3 includes, but 2 in item.yaml`,
  ],
  [
    'fewer options than prices',
    replace(`${lagoon}/de.md`, '  - { name: Single room de, text: All nights }\n', ''),
    `${lagoon}/de.md:15: 1 options, but 2 in item.yaml`,
  ],
  [
    'a highlight that is not translated',
    replace(`${lagoon}/fr.md`, ', Stilt school]', ', Stilt school, Fish]'),
    `${lagoon}/fr.md:9: 4 highlights, but 3 in en.md`,
  ],
  [
    'the id of another package',
    replace('packages/royal-road/item.yaml', 'id: 2', 'id: 1'),
    'packages/royal-road/item.yaml:1: duplicate package id 1',
  ],
  [
    'the id of another option',
    replace('packages/royal-road/item.yaml', 'id: 3', 'id: 2'),
    'duplicate option id 2',
  ],
  [
    'departures without a price',
    replace(`${lagoon}/item.yaml`, 'price: 890.5\n', ''),
    'a package on request has no departures',
  ],
  [
    'more sold than there are places',
    replace(`${lagoon}/item.yaml`, 'sold: 6', 'sold: 9'),
    `${lagoon}/item.yaml:22: more places sold`,
  ],
  [
    'the same departure twice',
    replace(`${lagoon}/item.yaml`, 'in_days: 60', 'in_days: 14'),
    `${lagoon}/item.yaml:22: duplicate departure`,
  ],
  [
    'a heading of the first level',
    replace('blog/day-1/en.md', '## The', '# The'),
    'blog/day-1/en.md:7: a heading starts with ##',
  ],
  [
    'a heading that skips a level',
    replace('blog/day-1/en.md', '## The', '#### The'),
    'blog/day-1/en.md:7: a heading of level 4',
  ],
  [
    'HTML in a text',
    replace('blog/day-1/en.md', 'word word', '<script>alert(1)</script> word'),
    'blog/day-1/en.md:9: HTML is not used in texts: <script>',
  ],
  [
    'a text that is missing below the front matter',
    replace('products/drum/fr.md', 'Carved by hand.', '<!-- owner: write -->'),
    'products/drum/fr.md:10: missing text',
  ],
  [
    'a text that nobody would see',
    (files) => void files.set('guides/ama/fr.md', `${files.get('guides/ama/fr.md')}Hello\n`),
    'guides/ama/fr.md:9: guides have no text',
  ],
  [
    'a folder that is no address',
    (files) => {
      for (const name of ['item.yaml', 'en.md', 'fr.md', 'de.md']) {
        files.set(`blog/Day_1/${name}`, files.get(`blog/day-1/${name}`) ?? '');
      }
    },
    'blog/Day_1/item.yaml:1: "Day_1" is no address',
  ],
  ['an unknown kind', add('recipes/akassa/item.yaml', 'order: 1\n'), 'recipes:1: unknown kind'],
  [
    'a file that does not belong there',
    add('blog/day-1/notes.txt', 'x'),
    'blog/day-1/notes.txt:1: unexpected file',
  ],
  [
    'a country given twice',
    (files) =>
      void files.set(
        'countries.yaml',
        '- { code: CH, shipping: 9 }\n- { code: CH, shipping: 8 }\n',
      ),
    'countries.yaml:2: duplicate country CH',
  ],
  ['no countries', remove('countries.yaml'), 'countries.yaml:1: missing'],
];

describe('A content with something wrong', () => {
  for (const [name, change, report] of cases) {
    it(`is refused as a whole, naming file and line: ${name}`, async () => {
      const database = await emptyDatabase();
      const before = await dump(database);
      const files = validContent();
      change(files);
      const parts = { database, content: writeContent(files), mediaFolder: temporaryFolder() };
      const error = await importContent(parts).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).to.be.instanceOf(ContentError);
      expect(error instanceof ContentError && error.message).to.contain(report);
      expect(await dump(database)).to.equal(before);
      await database.destroy();
    });
  }

  it('has all its problems reported at once: the picture, its three alt texts and the heading', async () => {
    const database = await emptyDatabase();
    const files = validContent();
    remove('guides/ama/ama.svg')(files);
    replace('blog/day-1/en.md', '## The', '# The')(files);
    const parts = { database, content: writeContent(files), mediaFolder: temporaryFolder() };
    const error = await importContent(parts).catch((reason: unknown) => reason);
    expect(error instanceof ContentError && error.problems).to.have.length(5);
    await database.destroy();
  });
});

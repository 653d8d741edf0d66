import { add, type Case, remove, replace } from '../support/changes.ts';

const lagoon = 'packages/lagoon-days';

/** Media, lists and texts that do not fit together. */
export const partCases: Case[] = [
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
    'a picture in a text of an unknown size',
    replace('blog/day-12/en.md', '(stool.svg', '(stool.svg#huge'),
    'blog/day-12/en.md:9: unknown size "#huge" of "stool.svg": only #wide',
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
    'a piece that does not exist',
    replace('guides/ama/ama.svg', '<rect', '\n<use href="kit:unicorn" width="9" height="9"/><rect'),
    'guides/ama/ama.svg:2: unknown piece "unicorn"',
  ],
  [
    'a piece without its size',
    (files) => {
      add('kit/pieces/palm.svg', '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>')(files);
      replace('guides/ama/ama.svg', '<rect', '<use href="kit:palm" width="9"/><rect')(files);
    },
    'guides/ama/ama.svg:1: a piece needs a width and a height',
  ],
  [
    'a piece that is none',
    add('kit/pieces/palm.svg', '<svg><path d="M0 0"/></svg>'),
    'kit/pieces/palm.svg:1: not a piece',
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
  [
    'a placeholder that does not exist',
    replace('guides/ama/en.md', 'Come and see.', 'Come to {{town}}.'),
    'unknown placeholder {{town}}',
  ],
  ['no countries', remove('countries.yaml'), 'countries.yaml:1: missing'],
];

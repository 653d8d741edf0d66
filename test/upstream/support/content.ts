import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mp3, opus } from './sounds.ts';

/** Content by path: what `writeContent` puts into a folder. A test changes a few lines of it. */
export type Files = Map<string, string | Buffer>;

const picture = (width: number, height: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>\n`;

/** A Markdown file in each language; `%` stands for the language's code, `%%` for itself. */
function translated(files: Files, folder: string, text: string): void {
  for (const language of ['en', 'fr', 'de'])
    files.set(
      `${folder}/${language}.md`,
      text.replaceAll(/%%|%/g, (sign) => (sign === '%%' ? '%' : language)),
    );
}

function destinations(files: Files): void {
  files.set(
    'destinations/lake/item.yaml',
    `order: 1
modified: 2026-11-01
region: Atlantique
location: { lat: 6.46, lng: 2.39 }
travel: { km: 18, minutes: 45 }
media: { src: film.mp4, poster: lake.svg, width: 1280, height: 720 }
picture: lake.svg
pictures:
  - { src: lake.svg, bg_position: 50% 30% }
advice:
  checked: 2026-11-02
  links:
    - { country: CH, url: 'https://www.example.ch/benin' }
`,
  );
  translated(
    files,
    'destinations/lake',
    `---
name: Lake Épé %
summary: A town on stilts %
description: The lake for search engines %
season: All year
advice: Read the **advice** first.
alt:
  lake.svg: Stilt houses %
  film.mp4: A boat passes %
---
Boats leave from the landing stage.

## Good to know

See the [palace](destination/palace), the [tips](travel-and-tips#visa) and an [atlas](https://example.org/atlas).
<!-- owner: confirm -->
`,
  );
  files.set('destinations/lake/lake.svg', picture(800, 600, '#62c0b5'));
  files.set('destinations/lake/film.mp4', Buffer.from('a film'));
  files.set(
    'destinations/palace/item.yaml',
    'order: 2\nmodified: 2026-11-01\nregion: Zou\ntravel: { km: 140, minutes: 180 }\nmedia: { src: kit/drum.svg }\n',
  );
  translated(
    files,
    'destinations/palace',
    '---\nname: Palace %\nsummary: 100%% earth\ndescription: The palace\nseason: Dry months\nalt:\n  kit/drum.svg: A drum\n---\nRed walls.\n',
  );
  files.set('kit/drum.svg', picture(300, 400, '#a4321b'));
}

function packages(files: Files): void {
  files.set(
    'packages/lagoon-days/item.yaml',
    `id: 1
order: 1
modified: 2026-11-01
days: 4
nights: 3
price: 890.5
media: { src: kit/drum.svg }
destinations: [lake, palace]
route:
  - { place: Cotonou, location: { lat: 6.37, lng: 2.43 } }
  - { destination: lake }
group: { min: 4, max: 8 }
languages: [en, fr]
effort: 1
min_age: 8
guide: ama
activities:
  - { day: 1, picture: { src: kit/drum.svg }, drive: 30, meals: [lunch] }
  - { day: 4, picture: { src: kit/drum.svg }, drive: 0, meals: [] }
departures:
  - { in_days: 14, weekday: 6, places: 8, sold: 4 }
  - { in_days: 60, weekday: 6, places: 8, sold: 6, price: 950 }
  - { in_days: 120, weekday: 6, places: 8, sold: 8 }
options:
  - { id: 1, price: 39.95 }
  - { id: 2, price: 120 }
includes: [boat, guide]
excludes: [visa]
cancellation:
  - { days: 60, percent: 10 }
`,
  );
  translated(
    files,
    'packages/lagoon-days',
    `---
name: Lagoon days %
summary: Four days on the water %
description: Lagoon days for search engines
start_place: Cotonou
end_place: Cotonou
effort: Easy walks
accessibility: Steps to the boats
highlights: [Market by boat, Bœuf_grillé, Stilt school]
activities:
  - { name: Arrival, place: Cotonou, night: Hotel, text: 'We meet at the **landing**.' }
  - { name: Farewell, place: Cotonou, night: null, text: Home. }
includes: [Boat rides, A guide]
excludes: [Visa]
options:
  - { name: Drum lesson %, text: Two hours }
  - { name: Single room %, text: All nights }
alt:
  kit/drum.svg: A drum %
---
Slow days.
`,
  );
  files.set(
    'packages/royal-road/item.yaml',
    `id: 2
order: 2
modified: 2026-11-01
days: 7
nights: 6
media: { src: kit/drum.svg }
destinations: [palace]
route: [{ place: Abomey, location: { lat: 7.18, lng: 1.99 } }, { destination: lake }]
group: { min: 2, max: 8 }
languages: [fr]
effort: 2
min_age: 12
guide: ama
activities:
  - { day: 1, picture: { src: kit/drum.svg }, drive: 180, meals: [breakfast, dinner] }
options:
  - { id: 3, price: 15 }
includes: [car]
excludes: [purse]
cancellation: [{ days: 30, percent: 50 }]
`,
  );
  translated(
    files,
    'packages/royal-road',
    `---
name: Royal road %
summary: A week inland
description: Royal road for search engines
start_place: Cotonou
end_place: Abomey
effort: Long drives
accessibility: Few steps
highlights: [Palaces, Cloth, Bronze]
activities:
  - { name: North, place: Abomey, night: Guest house, text: The road goes north. }
includes: [A car]
excludes: [Tips]
options:
  - { name: Museum, text: Entrance }
alt:
  kit/drum.svg: A drum
---
Kings and cloth.
`,
  );
}

function people(files: Files): void {
  files.set('guides/ama/item.yaml', 'order: 1\nmodified: 2026-11-01\nmedia: { src: ama.svg }\n');
  translated(
    files,
    'guides/ama',
    '---\nname: Ama\ntown: Cotonou\nlanguages: [English, Fon]\nquote: Come and see.\nalt:\n  ama.svg: Ama smiles\n---\n',
  );
  files.set('guides/ama/ama.svg', picture(200, 200, '#1b2750'));
}

function articles(files: Files): void {
  for (let day = 1; day <= 12; day += 1) {
    const date = `2026-10-${String(day).padStart(2, '0')}`;
    const folder = `blog/day-${day}`;
    files.set(
      `${folder}/item.yaml`,
      `date: ${date}\nmodified: ${date}\nmedia: { src: kit/drum.svg }\nauthor: Ama\n${day === 12 ? 'package: lagoon-days\n' : ''}`,
    );
    translated(
      files,
      folder,
      `---\nname: Day ${day} %\ndescription: What happened on day ${day}\nalt:\n  kit/drum.svg: A drum\n---\n## The morning\n\n${'word '.repeat(day * 50)}\n`,
    );
  }
  files.set('blog/day-12/stool.svg', picture(640, 480, '#e2a42b'));
  translated(
    files,
    'blog/day-12',
    `---
name: Day 12 %
description: The last day
alt:
  kit/drum.svg: A drum
---
## The <span lang="fon">gbɛ</span> court

![A carved stool](stool.svg "Carved from one block")

| Dish | Price |
|---|---|
| akassa | 200 |

Tea & cake in the [lagoon days](package/lagoon-days).
`,
  );
}

function others(files: Files): void {
  files.set(
    'pages/travel-and-tips/item.yaml',
    'id: TRAVELANDTIPS\nmodified: 2026-11-01\nchecked: 2026-11-01\n',
  );
  translated(
    files,
    'pages/travel-and-tips',
    '---\nname: Travel and tips %\npresentation: Before you go\ndescription: Tips\n---\n## Visa\n\nApply online.\n\n## Money\n\nCFA francs.\n',
  );
  files.set('tale-groups/evening/item.yaml', 'order: 1\nmodified: 2026-11-01\n');
  translated(
    files,
    'tale-groups/evening',
    '---\ntitre: Evening %\ndescription: By the fire\n---\n',
  );
  files.set(
    'tales/tortoise/item.yaml',
    'order: 1\nmodified: 2026-11-01\ngroup: evening\nsynthetic: true\n',
  );
  translated(
    files,
    'tales/tortoise',
    '---\ntitre: The tortoise %\n---\nOnce there was a tortoise.\n',
  );
  for (const language of ['en', 'fr', 'de']) {
    for (const voice of ['male', 'female']) {
      files.set(`tales/tortoise/${language}-${voice}.opus`, opus(voice === 'male' ? 61 : 59));
      files.set(`tales/tortoise/${language}-${voice}.mp3`, mp3(100));
    }
  }
  files.set('gallery-categories/water/item.yaml', 'order: 1\nmodified: 2026-11-01\n');
  translated(files, 'gallery-categories/water', '---\nnom_categorie: Water %\n---\n');
  files.set(
    'gallery/dawn/item.yaml',
    'order: 1\nmodified: 2026-11-01\ncategory: water\nmedia: { src: dawn.svg, credit: Ama }\n',
  );
  translated(files, 'gallery/dawn', '---\ncaption: Dawn %\nalt:\n  dawn.svg: The sun rises\n---\n');
  files.set('gallery/dawn/dawn.svg', picture(900, 600, '#b1442b'));
  files.set(
    'products/drum/item.yaml',
    `id: 1
order: 1
modified: 2026-11-01
price: 49.9
reference: KW-DR-1
picture: { src: kit/drum.svg }
weight_grams: 1200
delivery_days: { min: 5, max: 10 }
producer: { name: Workshop, address: Abomey, email: workshop@example.org }
available: true
`,
  );
  translated(
    files,
    'products/drum',
    '---\nname: Drum %\nsummary: A small drum\ndescription: Drum\ndetails:\n  - { name: Height, value: 30 cm }\nalt:\n  kit/drum.svg: A drum\n---\nCarved by hand.\n',
  );
  files.set(
    'countries.yaml',
    '- { code: ES, shipping: 19 }\n- { code: DE, shipping: 12 }\n- { code: AT, shipping: 12.5 }\n- { code: CH, shipping: 9 }\n- { code: FR, shipping: 12 }\n',
  );
}

/** A small content with everything the importer knows, and nothing wrong. */
export function validContent(): Files {
  const files: Files = new Map();
  for (const add of [destinations, packages, people, articles, others]) add(files);
  return files;
}

/** A new folder for this test alone. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kwabo-'));
}

/** Writes the files into a new folder and answers it. */
export function writeContent(files: Files, folder = temporaryFolder()): string {
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

import { type Files, picture, translated } from './files.ts';
import { mp3, opus } from './sounds.ts';

export function people(files: Files): void {
  files.set('guides/ama/item.yaml', 'order: 1\nmodified: 2026-11-01\nmedia: { src: ama.svg }\n');
  translated(
    files,
    'guides/ama',
    '---\nname: Ama\ntown: Cotonou\nlanguages: [English, Fon]\nquote: Come and see.\nalt:\n  ama.svg: Ama smiles\n---\n',
  );
  files.set('guides/ama/ama.svg', picture(200, 200, '#1b2750'));
}

export function articles(files: Files): void {
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

export function others(files: Files): void {
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

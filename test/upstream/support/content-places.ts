import { type Files, picture, translated } from './files.ts';

/** Two destinations: one with all there is, one with as little as possible. */
export function destinations(files: Files): void {
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

import { type Files, translated } from './files.ts';

/** Two packages: one with departures and options, one on request. */
export function packages(files: Files): void {
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

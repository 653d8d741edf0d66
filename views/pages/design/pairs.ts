/** The least contrast by use: text, text of 24 px and more, edges and signs, controls that cannot be used just now. */
export const LEAST = { text: 4.5, large: 3, shape: 3, inactive: 3 } as const;

export interface Pair {
  front: string;
  ground: string;
  use: keyof typeof LEAST;
}

const pairs = (use: Pair['use'], front: string, grounds: string[]): Pair[] =>
  grounds.map((ground) => ({ front, ground, use }));

const LIGHT = ['ground', 'panel', 'form'];
const COLOURED = ['signature', 'warning-ground', 'error-ground'];
const DARK = ['dark', 'dark-second', 'lagoon', 'tales'];

/** What stands on what, by purpose: names of `views/styles/settings/_colours.scss`. */
export const PAIRS: Pair[] = [
  // Reading.
  ...pairs('text', 'text', [...LIGHT, 'signature', 'warning-ground', 'rule-light']),
  ...pairs('text', 'text-secondary', [...LIGHT, 'warning-ground']),
  ...pairs('text', 'text', ['map-land', 'map-park']),
  ...pairs('text', 'dark-second', ['map-sea']),
  ...pairs('text', 'heading', ['ground']),
  ...pairs('text', 'text-on-dark', DARK),
  ...pairs('text', 'text-on-dark-secondary', ['dark', 'dark-second', 'tales']),
  ...pairs('text', 'dark', ['signature', 'text-on-dark']),
  ...pairs('text', 'link', [...LIGHT, 'warning-ground']),
  ...pairs('text', 'link-visited', LIGHT),
  ...pairs('text', 'accent', LIGHT),
  // Pressing.
  ...pairs('text', 'primary-text', ['primary', 'primary-pressed']),
  ...pairs('text', 'secondary', [...LIGHT, 'warning-ground', 'error-ground']),
  ...pairs('text', 'text-on-dark', ['secondary']),
  ...pairs('inactive', 'border', ['ground']),
  // Being told.
  ...pairs('text', 'error', ['error-ground']),
  ...pairs('text', 'success', ['form', 'panel', 'success-ground']),
  ...pairs('text', 'text', ['success-ground']),
  // Edges of fields, rings, signs. Of the two rings of a focus, one stands out on each ground.
  ...pairs('shape', 'border', ['form', 'ground']),
  ...pairs('shape', 'error', LIGHT),
  ...pairs('shape', 'rule', LIGHT),
  ...pairs('shape', 'focus', [...LIGHT, ...COLOURED]),
  ...pairs('shape', 'focus-inner', [...DARK, 'primary', 'secondary', 'focus']),
  ...pairs('shape', 'primary', ['map-land', 'map-neighbour', 'ground']),
  ...pairs('shape', 'stitch', ['ground']),
  ...pairs('shape', 'signature', ['dark', 'tales']),
];

/** Every colour by purpose, in the order of the settings. */
export const COLOURS = [
  'ground',
  'panel',
  'form',
  'dark',
  'dark-second',
  'signature',
  'lagoon',
  'tales',
  'text',
  'text-secondary',
  'text-on-dark',
  'text-on-dark-secondary',
  'heading',
  'link',
  'link-visited',
  'border',
  'rule',
  'rule-light',
  'primary',
  'primary-pressed',
  'primary-text',
  'secondary',
  'accent',
  'stitch',
  'focus',
  'focus-inner',
  'error',
  'error-ground',
  'success',
  'success-ground',
  'info',
  'info-ground',
  'warning-ground',
  'map-sea',
  'map-land',
  'map-neighbour',
  'map-park',
] as const;

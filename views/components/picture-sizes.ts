/** How wide pictures are shown, so that a browser can choose a file before it knows the styles. */
export const pictureSizes = {
  /** The large picture of a page. */
  main: '(min-width: 75em) 45rem, (min-width: 65em) 60vw, 100vw',
  card: '(min-width: 75em) 36rem, (min-width: 45em) 50vw, 100vw',
  /** Beside a text. */
  side: '(min-width: 45em) 24rem, 100vw',
  /** Round: in a guide's card, and beside a text. */
  guide: '(min-width: 45em) 18.75rem, 6.25rem',
  face: '9rem',
  mini: '6.5rem',
  window: '100vw',
} as const;

import { useState } from 'react';
import { useLocation } from 'react-router';

/** A pair with the same name on the page before and the page after: it moves; nothing else does. */
const together = (name: string | undefined) =>
  ({ name, default: 'none', share: name ? 'auto' : 'none' }) as const;

/** `/package/lagoon-days` → `picture-package-lagoon-days`. */
const nameOf = (path: string) => `picture${path.replaceAll('/', '-')}`;

/**
 * What a card's link and picture must be given, so that the picture becomes the main one of the page at `path`. Only the
 * pressed card has the name, and only where motion is wanted.
 */
export function useDeparture(path: string) {
  const [isPressed, setPressed] = useState(false);
  return {
    link: {
      onClick: () => setPressed(!matchMedia('(prefers-reduced-motion: reduce)').matches),
    },
    picture: together(isPressed ? nameOf(path) : undefined),
  };
}

/** What the main picture of the present page must be given. */
export function useArrival() {
  return together(nameOf(useLocation().pathname));
}

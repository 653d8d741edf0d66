import { type RefObject, useEffect, useState } from 'react';

/** The drift: so many pixels every so many milliseconds (specification 9). */
const STEP = 10;
const BEAT = 20;

/** Where a scrolled row stands, and what moves it. */
export function useCarousel(track: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ isReady: false, atStart: true, atEnd: false });
  const [canDrift, setCanDrift] = useState(true);
  const [isDrifting, setDrifting] = useState(false);
  // A row that stopped between two cards stays there until it is moved by hand again.
  const [snaps, setSnaps] = useState(true);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const look = () => {
      const end = row.scrollWidth - row.clientWidth;
      setPlace({
        isReady: end > 1,
        atStart: row.scrollLeft <= 1,
        atEnd: row.scrollLeft >= end - 1,
      });
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [track]);

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const decide = () => {
      setCanDrift(!calm.matches && !savesData());
      if (calm.matches) setDrifting(false);
    };
    decide();
    calm.addEventListener('change', decide);
    return () => calm.removeEventListener('change', decide);
  }, []);

  useEffect(() => {
    const row = track.current;
    if (!isDrifting || !row) return;
    let direction = row.scrollLeft >= row.scrollWidth - row.clientWidth - 1 ? -1 : 1;
    const timer = setInterval(() => {
      const end = row.scrollWidth - row.clientWidth;
      if (row.scrollLeft <= 0) direction = 1;
      else if (row.scrollLeft >= end - 1) direction = -1;
      row.scrollLeft += direction * STEP;
    }, BEAT);
    return () => clearInterval(timer);
  }, [isDrifting, track]);

  return {
    ...place,
    canDrift,
    isDrifting,
    snaps,
    stop: () => setDrifting(false),
    toggle() {
      setSnaps(false);
      setDrifting(!isDrifting);
    },
    /** By as many cards as are fully in view; `direction` 1 is onward. */
    turn(direction: 1 | -1) {
      setDrifting(false);
      setSnaps(true);
      const row = track.current;
      const [first, second] = row?.children ?? [];
      if (!row || !first || !second) return;
      const card = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      const view =
        row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const cards = Math.max(1, Math.floor((view + 1) / card));
      row.scrollBy({ left: direction * cards * card });
    },
  };
}

/** Only Chromium tells (ux.md CRO-W2). */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

import { useCallback, useEffect, useRef } from 'react';

/** What is typed counts when it has rested for so long, in milliseconds (specification 9). */
export const TYPING_PAUSE = 300;

/** Waits until typing rests: `wait` starts anew with every key, `stop` gives up; so does leaving the page. */
export function useTypingPause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  return {
    stop,
    wait(then: () => void) {
      stop();
      timer.current = setTimeout(then, TYPING_PAUSE);
    },
  };
}

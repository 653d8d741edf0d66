import { type RefObject, useEffect, useRef } from 'react';
import { changesBetween, choiceOf, isNothing } from './choice.ts';
import { choiceIn } from './form-fields.ts';
import type { BookingInProgress } from './use-booking.ts';

type FormRef = RefObject<HTMLFormElement | null>;

/** What was chosen before the script was there counts from the moment it is. */
export function useEarlyChoice(form: FormRef, { booking, change }: BookingInProgress) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !form.current) return;
    isDone.current = true;
    const before = choiceOf(booking);
    const early = choiceIn(new FormData(form.current), before);
    if (!isNothing(changesBetween(before, early))) change(early);
  });
}

/** After a refused book-now the part with the problem has the focus. */
export function useFocusOnRefusal(form: FormRef, { seen }: BookingInProgress) {
  useEffect(() => {
    if (!seen?.isRefusal || !seen.problem) return;
    const { at } = seen.problem;
    const id = at === 'period' || at === 'traveller' ? at : `${at}-problem`;
    const part = form.current?.querySelector<HTMLElement>(`#${id}`);
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'start' });
  }, [form, seen]);
}

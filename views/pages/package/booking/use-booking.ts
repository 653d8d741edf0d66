import { useEffect, useEffectEvent, useReducer } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { MINIMUM_TRAVELLERS } from '../../../../shared/contract/constants.ts';
import { inLanguage, paths, useLanguage } from '../../../paths.ts';
import type { Outcome } from './book.ts';
import { reduceBooking } from './booking-state.ts';
import { type Booking, type Choice, changesBetween, choiceOf, isNothing } from './choice.ts';
import { toForm } from './form-fields.ts';

const NONE: Booking = {
  traveller: MINIMUM_TRAVELLERS,
  valid: false,
  period: null,
  services: [],
  total: null,
  totalvalue: null,
  content: [],
};

/** The booking in progress, or undefined while it cannot be had: each change is sent at once, one after the other, and the newest wins. */
export function useBooking(trip: { id: number; uri: string }, loaded: Booking | null) {
  const fetcher = useFetcher<Outcome>();
  const posted = useActionData() as Outcome | undefined;
  const [state, dispatch] = useReducer(reduceBooking, {
    booking: posted?.booking ?? loaded ?? NONE,
    wanted: null,
    sent: null,
    problem: posted?.problem ?? null,
    seen: posted,
    answers: 0,
  });
  const { booking, wanted, sent, seen } = state;
  const path = inLanguage(paths.package(trip.uri), useLanguage());
  const isIdle = fetcher.state === 'idle';
  const answer = isIdle ? fetcher.data : undefined;

  useEffect(() => {
    if (answer && answer !== seen) dispatch({ type: 'answered', outcome: answer });
  }, [answer, seen]);

  const { submit } = fetcher;
  useEffect(() => {
    if (!wanted || wanted === sent || !isIdle || (answer && answer !== seen)) return;
    const timer = setTimeout(() => {
      const changes = changesBetween(choiceOf(booking), wanted.choice);
      if (isNothing(changes)) return dispatch({ type: 'dropped' });
      dispatch({ type: 'sent', wanted });
      submit(toForm(trip.id, changes), { method: 'post', action: path });
    }, wanted.delay);
    return () => clearTimeout(timer);
  }, [wanted, sent, seen, isIdle, answer, booking, submit, path, trip.id]);

  const choice = wanted?.choice ?? choiceOf(booking);
  const isOffline = state.problem?.kind === 'offline';
  const retry = () => dispatch({ type: 'wanted', wanted: { choice, delay: 0 } });
  const sendAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return;
    addEventListener('online', sendAgain);
    return () => removeEventListener('online', sendAgain);
  }, [isOffline]);

  if (!loaded && state.booking === NONE) return undefined;
  return {
    ...state,
    /** The answer to a form sent without script. */
    posted,
    choice,
    Form: fetcher.Form,
    path,
    /** Whether the shown total is that of an earlier choice. */
    isOld: wanted !== null || !isIdle,
    change(next: Partial<Choice>, delay = 0) {
      dispatch({ type: 'wanted', wanted: { choice: { ...choice, ...next }, delay } });
    },
    /** The form itself is on its way, with everything that was wanted. */
    submitted: () => dispatch({ type: 'sent', wanted }),
    retry,
  };
}

export type BookingInProgress = NonNullable<ReturnType<typeof useBooking>>;

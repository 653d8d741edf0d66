import { isLost, type Problem } from './apply.ts';
import type { Outcome } from './book.ts';
import type { Booking, Choice } from './choice.ts';

/** A choice that the upstream has not confirmed yet. */
export interface Wanted {
  choice: Choice;
  /** Milliseconds to wait for the next one before it is sent. */
  delay: number;
}

export interface BookingState {
  booking: Booking;
  wanted: Wanted | null;
  /** The one that was sent last and has no good answer yet. */
  sent: Wanted | null;
  problem: Problem | null;
  /** The last answer that went into this state. */
  seen: Outcome | undefined;
  /** How many answers brought a booking: each total is announced once. */
  answers: number;
}

export type BookingEvent =
  | { type: 'wanted'; wanted: Wanted }
  | { type: 'sent'; wanted: Wanted | null }
  | { type: 'dropped' }
  | { type: 'answered'; outcome: Outcome };

/** What the visitor wants, what was sent and what the upstream says. A lost answer loses no choice. */
export function reduceBooking(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'wanted':
      return { ...state, wanted: event.wanted, problem: null };
    case 'sent':
      return { ...state, sent: event.wanted };
    case 'dropped':
      return { ...state, wanted: null, sent: null };
    case 'answered': {
      const { booking, problem } = event.outcome;
      if (isLost(problem)) return { ...state, problem, seen: event.outcome };
      const isLast = state.wanted === state.sent;
      return {
        booking: booking ?? state.booking,
        wanted: isLast ? null : state.wanted,
        sent: null,
        problem: isLast ? problem : null,
        seen: event.outcome,
        answers: problem ? state.answers : state.answers + 1,
      };
    }
  }
}

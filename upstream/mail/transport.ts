import type { Ready } from './compose.ts';

/**
 * Why a mail did not leave. `refused`: the server will not take this mail, ever. `later`: not now, or nobody knows.
 * `unreachable`: it is not about this mail: no server, no sign-in, or our own address refused.
 */
export type Fault = 'refused' | 'later' | 'unreachable';

export class TransportError extends Error {
  override name = 'TransportError';
  readonly fault: Fault;

  constructor(fault: Fault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** How mails leave: one after the other. */
export interface Transport {
  /** Resolves once somebody else answers for the mail; throws a TransportError. */
  send(mail: Ready): Promise<void>;
  /** Nothing more to send for now. */
  rest(): void;
  /** Lets go of the mail under way, whatever becomes of it. */
  abort(): void;
}

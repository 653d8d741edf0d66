import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';

/** What happens to one call of the REST service, for tests. `lost`: it is done, but its answer never arrives. */
export interface Fault {
  kind: 'delay' | 'status' | 'lost' | 'token ended';
  /** Milliseconds of a delay, or the status. */
  value?: number;
  /** The calls it can happen to; every one where left out. */
  path?: RegExp;
}

export interface Faults {
  /** Taken one after another, each by the first call that fits. */
  next: Fault[];
  /** How often each event is sent; 0: never. */
  webhookCopies: number;
}

export const noFaults = (): Faults => ({ next: [], webhookCopies: 1 });

export function misbehave(faults: Faults, endTokens: () => void): RequestHandler {
  return async (req, res, next) => {
    const index = faults.next.findIndex(({ path }) => path?.test(req.originalUrl) ?? true);
    const [fault] = index < 0 ? [] : faults.next.splice(index, 1);
    if (fault?.kind === 'delay') await wait(fault.value, undefined, { ref: false });
    if (fault?.kind === 'status')
      return void res.status(fault.value ?? 500).json({ name: 'FAULT' });
    if (fault?.kind === 'token ended') endTokens();
    if (fault?.kind === 'lost') {
      res.json = () => {
        req.socket.destroy();
        return res;
      };
    }
    next();
  };
}

import type { Logger } from 'pino';
import type { Clock } from '../calendar.ts';
import type { Database, write } from '../database/write.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import type { claimOrder } from './order.store.ts';

/** What orders work with. */
export interface OrderParts {
  database: Database;
  clock: Clock;
  log: Logger;
  payment: PaymentProvider;
  /** For the tests that show what they prevent. */
  claim?: typeof claimOrder;
  transact?: typeof write;
}

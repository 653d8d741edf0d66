import type { UpstreamConfig } from '../config.ts';
import { noProvider } from './none.ts';
import type { PaymentProvider } from './provider.ts';

/** Who takes the money by the settings. */
export function choosePayment(_config: UpstreamConfig): PaymentProvider {
  return noProvider;
}

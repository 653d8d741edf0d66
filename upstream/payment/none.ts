import { type PaymentProvider, ProviderUnavailable } from './provider.ts';

const unavailable = () => Promise.reject(new ProviderUnavailable('no payment provider is set'));

/** In place of a provider where none is set: nothing can be paid, and nothing is lost. */
export const noProvider: PaymentProvider = {
  create: unavailable,
  read: unavailable,
  capture: unavailable,
  refund: unavailable,
  verifyWebhook: unavailable,
  merchant: '',
};

import { SIMULATOR_CLIENT } from '../../shared/contract/payment.ts';
import { createPayPal } from './paypal/paypal.ts';
import { type PaymentProvider, ProviderUnavailable } from './provider.ts';

export type PaymentConfig =
  | {
      mode: 'paypal';
      environment: 'sandbox' | 'live';
      clientId: string;
      secret: string;
      webhookId: string;
    }
  /** The simulator's address, without a slash at the end. */
  | { mode: 'simulator'; url: string }
  | { mode: 'off' };

const HOSTS = {
  sandbox: { rest: 'api-m.sandbox.paypal.com', also: 'api.sandbox.paypal.com' },
  live: { rest: 'api-m.paypal.com', also: 'api.paypal.com' },
};

/** The payment provider that the settings choose; without one, every payment ends as if it could not be reached. */
export function createProvider(
  config: PaymentConfig,
  brand: string,
): PaymentProvider & { close(): Promise<void> } {
  if (config.mode === 'off') return nobody();
  if (config.mode === 'simulator') {
    const { id: clientId, secret, webhook: webhookId } = SIMULATOR_CLIENT;
    const certificates = [`${config.url}/v1/notifications/certs/`];
    return createPayPal({ url: config.url, clientId, secret, webhookId, certificates, brand });
  }
  const { rest, also } = HOSTS[config.environment];
  return createPayPal({
    ...config,
    url: `https://${rest}`,
    certificates: [rest, also].map((host) => `https://${host}/v1/notifications/certs/`),
    brand,
  });
}

function nobody(): PaymentProvider & { close(): Promise<void> } {
  const refuse = async () => {
    throw new ProviderUnavailable('No payment provider is set: see PAYPAL_CLIENT_ID');
  };
  return {
    merchant: '',
    create: refuse,
    read: refuse,
    capture: refuse,
    refund: refuse,
    verifyWebhook: async () => false,
    close: async () => {},
  };
}

/** Where the website serves the provider's simulator (contract 6 and 10). */
export const SIMULATOR_PATH = '/paypal-simulator';

/** What the simulator takes for credentials: known to everybody, because no money moves there. */
export const SIMULATOR_CLIENT = { id: 'simulator', secret: 'simulator', webhook: 'SIMULATOR' };

/** Where the provider sends its events, at the website. */
export const WEBHOOK_PATH = '/paypal/webhook';

export type PaymentMode = 'paypal' | 'simulator' | 'off';

const own = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether an address is on this very machine; an unset one is. */
export function isThisMachine(url: string | undefined): boolean {
  return url === undefined || own.test(new URL(url).hostname);
}

/** Who takes the money (contract 6): on a public address the simulator runs only when it is asked for. */
export function paymentMode(given: {
  clientId?: string | undefined;
  simulator?: '0' | '1' | undefined;
  publicUrl?: string | undefined;
}): PaymentMode {
  if (given.clientId) return 'paypal';
  const isOn = given.simulator ? given.simulator === '1' : isThisMachine(given.publicUrl);
  return isOn ? 'simulator' : 'off';
}

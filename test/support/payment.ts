/** A payment of one line. */
export function payment(cents = 90_000, requestId: string = crypto.randomUUID()) {
  const lines = [{ name: 'Six days in Benin', cents, quantity: 1 }];
  return { reference: 'ref-1', cents, lines, requestId, language: 'en' as const };
}

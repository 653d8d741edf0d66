import type { Database } from '../../database/write.ts';

/** Where products are sent, with the shipping in cents. */
export function shippingCountries(
  database: Database,
): Promise<{ code: string; shipping_cents: number }[]> {
  return database.selectFrom('country').selectAll().execute();
}

import { join } from 'node:path';
import { openSqlite } from '../../upstream/database/sqlite.ts';
import type { TestSite } from './site.ts';

const STATES = ['paid', 'pending', 'refunded', 'expired', 'cancelled', 'refused'] as const;
const DAY = 24 * 60 * 60 * 1000;
let last = 100;

/** Gives an account so many orders of packages, a day apart; answers their numbers, newest first. */
export async function addOrders(site: TestSite, email: string, count: number): Promise<string[]> {
  const database = openSqlite(join(site.dataDir, 'kwabo.sqlite'));
  try {
    const { id } = await database
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const nums: string[] = [];
    for (let index = 0; index < count; index++) {
      const num = `KW-2026-${String(++last).padStart(6, '0')}`;
      const statut = STATES[index % STATES.length] ?? 'paid';
      const created_at = new Date(Date.UTC(2026, 9, 1) - index * DAY).toISOString();
      const { insertId } = await database
        .insertInto('customer_order')
        .values({
          num,
          account_id: id,
          kind: 'package',
          statut,
          total_cents: 242_000 + ((index * 7) % 10) * 1000,
          traveller: 2,
          start_day: '2027-02-06',
          end_day: '2027-02-14',
          search: `${num.toLowerCase()} lagoon days`,
          created_at,
          paid_at: statut === 'paid' ? created_at : null,
        })
        .executeTakeFirstOrThrow();
      await database
        .insertInto('order_line')
        .values({
          order_id: Number(insertId),
          position: 0,
          name: 'Lagoon Days',
          price_cents: 121_000,
          qt: 2,
          img: null,
        })
        .execute();
      nums.push(num);
    }
    return nums;
  } finally {
    await database.destroy();
  }
}

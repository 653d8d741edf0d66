import type { Donnees } from '../../../shared/contract/compte.ts';
import { fromCents } from '../../../shared/money.ts';
import type { Database } from '../../database/write.ts';
import { readPerson } from '../ebook/ebook.store.ts';
import { type AccountRow, toAccount } from './account.store.ts';

const consentOf = (date: string | null, version: string | null) =>
  date === null || version === null ? null : { date, version };

/** Everything that is kept about the account, for its owner; secrets are not, but that they exist is. */
export async function readData(
  database: Database,
  account: AccountRow,
  now: Date,
): Promise<Donnees> {
  const { id } = account;
  const sessions = await database
    .selectFrom('session')
    .select(['created_at as creation', 'used_at as utilisation', 'expires_at as fin'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
  const appareils = await database
    .selectFrom('account_device')
    .select('used_at as utilisation')
    .where('account_id', '=', id)
    .orderBy('used_at')
    .execute();
  const reservations = await database
    .selectFrom('to_book')
    .innerJoin('package', 'package.id', 'to_book.package_id')
    .innerJoin('account_device', 'account_device.device', 'to_book.hash')
    .select(['package.uri as package', 'to_book.traveller', 'to_book.updated_at as date'])
    .where('account_device.account_id', '=', id)
    .execute();
  return {
    info: await toAccount(database, account, now),
    langue: account.language,
    creation: account.created_at,
    activation: account.activated_at,
    cgu: { date: account.cgu_at, version: account.cgu_version },
    newsletter: consentOf(account.newsletter_at, account.newsletter_version),
    ...(account.activated_at === null ? NOTHING : await requestsOf(database, account.email)),
    appareils,
    sessions,
    reservations,
    commandes: await ordersOf(database, id),
  };
}

const NOTHING = { nouvelles: null, ebooks: [] };

/** What came with a booklet or an e-book: of the address, which anybody can sign up with before it is confirmed. */
async function requestsOf(
  database: Database,
  email: string,
): Promise<Pick<Donnees, 'nouvelles' | 'ebooks'>> {
  const { news, links } = await readPerson(database, email);
  const nouvelles = news && {
    date: news.given_at,
    version: news.text_version,
    source: news.source,
    confirmation: news.confirmed_at,
  };
  return {
    nouvelles: nouvelles ?? null,
    ebooks: links.map(({ expires_at: fin, downloads: telechargements }) => ({
      fin,
      telechargements,
    })),
  };
}

async function ordersOf(database: Database, accountId: number): Promise<Donnees['commandes']> {
  const orders = await database
    .selectFrom('customer_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const lines = await database
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .selectAll('order_line')
    .where('customer_order.account_id', '=', accountId)
    .orderBy('position')
    .execute();
  return orders.map((order) => ({
    num: order.num,
    statut: order.statut,
    cdate: order.created_at,
    pdate: order.paid_at,
    total: fromCents(order.total_cents),
    lignes: lines
      .filter((line) => line.order_id === order.id)
      .map(({ name, price_cents, qt }) => ({ name, price: fromCents(price_cents), qt })),
  }));
}

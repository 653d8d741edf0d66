import { toCents } from '../../shared/money.ts';
import type { Writing } from '../database/write.ts';
import type { ContentRow } from './build/rows.ts';
import { ruleOf } from './check/packages.ts';
import type { Countries } from './read/catalogue.ts';
import type { Catalogue, Entry } from './read/entry.ts';

const cents = (euros: number | undefined) => (euros === undefined ? null : toCents(euros));

async function storeContent(writing: Writing, rows: ContentRow[]): Promise<void> {
  await writing.deleteFrom('content').execute();
  for (const row of rows) await writing.insertInto('content').values(row).execute();
}

async function storePackage(writing: Writing, { item, uri }: Entry<'packages'>): Promise<void> {
  const values = {
    uri,
    price_cents: cents(item.price),
    days: item.days,
    group_min: item.group.min,
    position: item.order,
    listed: 1,
  };
  await writing
    .insertInto('package')
    .values({ id: item.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await writing.deleteFrom('package_destination').where('package_id', '=', item.id).execute();
  for (const destination of new Set(item.destinations)) {
    await writing
      .insertInto('package_destination')
      .values({ package_id: item.id, destination })
      .execute();
  }
  for (const [position, option] of item.options.entries()) {
    const columns = {
      package_id: item.id,
      price_cents: toCents(option.price),
      position,
      listed: 1,
    };
    await writing
      .insertInto('package_option')
      .values({ id: option.id, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
  }
}

/** A departure is known by its rule; its running period takes over the new number of places, and keeps what is sold. */
async function storeDepartures(writing: Writing, { item }: Entry<'packages'>): Promise<void> {
  for (const [position, departure] of item.departures.entries()) {
    const { places, sold, in_days, weekday } = departure;
    const rule = ruleOf(departure);
    const columns = {
      in_days,
      weekday,
      places,
      sold,
      price_cents: cents(departure.price),
      position,
      listed: 1,
    };
    const known = await writing
      .selectFrom('departure')
      .select(['id', 'places'])
      .where('package_id', '=', item.id)
      .where('rule', '=', rule)
      .executeTakeFirst();
    if (known) {
      await writing.updateTable('departure').set(columns).where('id', '=', known.id).execute();
      if (known.places === places) continue;
      await writing
        .updateTable('period')
        .set({ places })
        .where('departure_id', '=', known.id)
        .execute();
      continue;
    }
    const last = await writing
      .selectFrom('departure')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    const id = (last?.id ?? 0) + 1;
    await writing
      .insertInto('departure')
      .values({ id, package_id: item.id, rule, ...columns })
      .execute();
  }
}

async function storeProducts(
  writing: Writing,
  catalogue: Catalogue,
  countries: Countries,
): Promise<void> {
  for (const { item, uri } of catalogue.products.values()) {
    const columns = {
      uri,
      price_cents: toCents(item.price),
      available: item.available ? 1 : 0,
      position: item.order,
      listed: 1,
    };
    await writing
      .insertInto('product')
      .values({ id: item.id, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
  }
  await writing.deleteFrom('country').execute();
  for (const { code, shipping } of countries) {
    await writing
      .insertInto('country')
      .values({ code, shipping_cents: toCents(shipping) })
      .execute();
  }
}

/** Puts the content in the place of what was there. Rows that orders may refer to stay, no longer listed. */
export async function storeAll(
  writing: Writing,
  catalogue: Catalogue,
  countries: Countries,
  rows: ContentRow[],
): Promise<void> {
  for (const table of ['package', 'package_option', 'departure', 'product'] as const) {
    await writing.updateTable(table).set({ listed: 0 }).execute();
  }
  await storeContent(writing, rows);
  for (const entry of catalogue.packages.values()) {
    await storePackage(writing, entry);
    await storeDepartures(writing, entry);
  }
  await storeProducts(writing, catalogue, countries);
}

import type { Database, Writing } from '../../database/write.ts';

/** A booking in progress as it is kept: what was chosen, never a price (contract 6). */
export interface Draft {
  traveller: number;
  periodId: number | null;
  optionIds: number[];
}

/** The listed package of that id or address, or undefined; its price in cents, null on request. */
export function findPackage(database: Database, by: { id: number } | { uri: string }) {
  const query = database
    .selectFrom('package')
    .select(['id', 'uri', 'price_cents'])
    .where('listed', '=', 1);
  const found = 'id' in by ? query.where('id', '=', by.id) : query.where('uri', '=', by.uri);
  return found.executeTakeFirst();
}

/** What this device has put together for this package; one traveller and nothing chosen before the first change. */
export async function readDraft(
  database: Database,
  hash: string,
  packageId: number,
): Promise<Draft> {
  const draft = await database
    .selectFrom('to_book')
    .select(['traveller', 'period_id'])
    .where('hash', '=', hash)
    .where('package_id', '=', packageId)
    .executeTakeFirst();
  if (!draft) return { traveller: 1, periodId: null, optionIds: [] };
  const options = await database
    .selectFrom('to_book_option')
    .select('option_id')
    .where('hash', '=', hash)
    .where('package_id', '=', packageId)
    .execute();
  return {
    traveller: draft.traveller,
    periodId: draft.period_id,
    optionIds: options.map((row) => row.option_id),
  };
}

/** Keeps a change of the draft, made now if it is the first; what is not given stays as it is. */
export async function saveDraft(
  writing: Writing,
  hash: string,
  packageId: number,
  change: { traveller?: number; period_id?: number },
  now: Date,
): Promise<void> {
  const updated_at = now.toISOString();
  await writing
    .insertInto('to_book')
    .values({ hash, package_id: packageId, traveller: 1, period_id: null, ...change, updated_at })
    .onConflict((conflict) =>
      conflict.columns(['hash', 'package_id']).doUpdateSet({ ...change, updated_at }),
    )
    .execute();
}

/** Whether this option is sold with this package. */
export async function isOptionOf(
  database: Database,
  optionId: number,
  packageId: number,
): Promise<boolean> {
  const option = await database
    .selectFrom('package_option')
    .select('id')
    .where('id', '=', optionId)
    .where('package_id', '=', packageId)
    .where('listed', '=', 1)
    .executeTakeFirst();
  return option !== undefined;
}

/** Adds the option to the draft, which must be there; adding it twice is adding it once. */
export async function addOption(
  writing: Writing,
  hash: string,
  packageId: number,
  optionId: number,
): Promise<void> {
  await writing
    .insertInto('to_book_option')
    .values({ hash, package_id: packageId, option_id: optionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the option out of the draft; one that is not there is no error. */
export async function removeOption(
  writing: Writing,
  hash: string,
  packageId: number,
  optionId: number,
): Promise<void> {
  await writing
    .deleteFrom('to_book_option')
    .where('hash', '=', hash)
    .where('package_id', '=', packageId)
    .where('option_id', '=', optionId)
    .execute();
}

/** Gives the drafts of one device to another, which has none yet. */
export async function moveDrafts(writing: Writing, from: string, to: string): Promise<void> {
  await writing
    .insertInto('to_book')
    .columns(['hash', 'package_id', 'traveller', 'period_id', 'updated_at'])
    .expression((query) =>
      query
        .selectFrom('to_book')
        .select(({ val }) => val(to).as('hash'))
        .select(['package_id', 'traveller', 'period_id', 'updated_at'])
        .where('hash', '=', from),
    )
    .execute();
  await writing.updateTable('to_book_option').set({ hash: to }).where('hash', '=', from).execute();
  await writing.deleteFrom('to_book').where('hash', '=', from).execute();
}

/** Forgets drafts that nobody has touched since that moment; answers how many. */
export async function forgetDrafts(writing: Writing, before: Date): Promise<number> {
  const deleted = await writing
    .deleteFrom('to_book')
    .where('updated_at', '<', before.toISOString())
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

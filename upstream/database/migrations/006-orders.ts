import type { Writing } from '../write.ts';

const TEXTS = [
  'language',
  'terms_version',
  'contact',
  'basket',
  'reference',
  'provider_id',
  'capture_id',
  'hold_until',
  'capturing_at',
  'refunding_at',
  'refunded_at',
  'claim',
  'looked_at',
] as const;
const NUMBERS = ['period_id', 'package_id', 'captured_cents', 'refunded_cents'] as const;

export async function orderTables({ schema }: Writing): Promise<void> {
  for (const name of TEXTS)
    await schema.alterTable('customer_order').addColumn(name, 'text').execute();
  for (const name of NUMBERS)
    await schema.alterTable('customer_order').addColumn(name, 'integer').execute();
  for (const name of ['reference', 'provider_id', 'capture_id'] as const)
    await schema
      .createIndex(`customer_order_${name}`)
      .on('customer_order')
      .column(name)
      .unique()
      .execute();
  for (const name of ['period_id', 'basket', 'statut'] as const)
    await schema.createIndex(`customer_order_${name}`).on('customer_order').column(name).execute();
  await schema
    .createTable('order_number')
    .addColumn('year', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('order_event')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('order_id', 'integer', (column) =>
      column.notNull().references('customer_order.id').onDelete('cascade'),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('statut', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('order_event_order').on('order_event').column('order_id').execute();
  await schema
    .createTable('basket')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('contact', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('basket_age').on('basket').column('updated_at').execute();
  await schema
    .createTable('basket_line')
    .addColumn('hash', 'text', (column) =>
      column.notNull().references('basket.hash').onDelete('cascade'),
    )
    .addColumn('product_id', 'integer', (column) => column.notNull().references('product.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('qt', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('basket_line_key', ['hash', 'product_id'])
    .execute();
}

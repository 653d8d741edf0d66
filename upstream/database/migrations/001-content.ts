import type { Writing } from '../write.ts';

export async function contentTables({ schema }: Writing): Promise<void> {
  await schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('content')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_key', ['kind', 'key', 'language'])
    .execute();
  await schema
    .createTable('package')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('uri', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer')
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('group_min', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('package_destination')
    .addColumn('package_id', 'integer', (column) => column.notNull().references('package.id'))
    .addColumn('destination', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('package_destination_key', ['destination', 'package_id'])
    .execute();
  await schema
    .createTable('package_option')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('package_id', 'integer', (column) => column.notNull().references('package.id'))
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('departure')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('package_id', 'integer', (column) => column.notNull().references('package.id'))
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('in_days', 'integer', (column) => column.notNull())
    .addColumn('weekday', 'integer', (column) => column.notNull())
    .addColumn('places', 'integer', (column) => column.notNull())
    .addColumn('sold', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'integer')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addUniqueConstraint('departure_rule', ['package_id', 'rule'])
    .execute();
  await schema
    .createTable('period')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('package_id', 'integer', (column) => column.notNull().references('package.id'))
    .addColumn('departure_id', 'integer', (column) => column.notNull().references('departure.id'))
    .addColumn('start_day', 'text', (column) => column.notNull())
    .addColumn('end_day', 'text', (column) => column.notNull())
    .addColumn('places', 'integer', (column) => column.notNull())
    .addColumn('sold', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('period_package')
    .on('period')
    .columns(['package_id', 'start_day'])
    .execute();
  await schema
    .createTable('product')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('uri', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('available', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('country')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('shipping_cents', 'integer', (column) => column.notNull())
    .execute();
}

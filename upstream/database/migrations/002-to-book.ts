import type { Writing } from '../write.ts';

export async function bookingTables({ schema }: Writing): Promise<void> {
  await schema
    .createTable('to_book')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('package_id', 'integer', (column) => column.notNull().references('package.id'))
    .addColumn('traveller', 'integer', (column) => column.notNull())
    .addColumn('period_id', 'integer', (column) => column.references('period.id'))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('to_book_key', ['hash', 'package_id'])
    .execute();
  await schema.createIndex('to_book_age').on('to_book').column('updated_at').execute();
  await schema
    .createTable('to_book_option')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('package_id', 'integer', (column) => column.notNull())
    .addColumn('option_id', 'integer', (column) => column.notNull().references('package_option.id'))
    .addPrimaryKeyConstraint('to_book_option_key', ['hash', 'package_id', 'option_id'])
    .addForeignKeyConstraint(
      'to_book_option_of',
      ['hash', 'package_id'],
      'to_book',
      ['hash', 'package_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
}

import type { Writing } from '../write.ts';

export async function accountTables({ schema }: Writing): Promise<void> {
  await schema
    .createTable('account')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('nom', 'text', (column) => column.notNull())
    .addColumn('prenom', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('telephone', 'text', (column) => column.notNull())
    .addColumn('presentation', 'text', (column) => column.notNull())
    .addColumn('pro', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('activated_at', 'text')
    .addColumn('cgu_at', 'text', (column) => column.notNull())
    .addColumn('cgu_version', 'text', (column) => column.notNull())
    .addColumn('newsletter_at', 'text')
    .addColumn('newsletter_version', 'text')
    .execute();
  await schema
    .createTable('session')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('session_account').on('session').column('account_id').execute();
  await schema
    .createTable('account_device')
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_device_key', ['device', 'account_id'])
    .execute();
  await schema
    .createIndex('account_device_account')
    .on('account_device')
    .column('account_id')
    .execute();
  await schema
    .createTable('token')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer', (column) =>
      column.references('account.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('token_account').on('token').columns(['account_id', 'kind']).execute();
  await schema
    .createTable('customer_order')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('num', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'integer', (column) =>
      column.references('account.id').onDelete('set null'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('statut', 'text', (column) => column.notNull())
    .addColumn('total_cents', 'integer', (column) => column.notNull())
    .addColumn('traveller', 'integer')
    .addColumn('start_day', 'text')
    .addColumn('end_day', 'text')
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text')
    .execute();
  await schema
    .createIndex('customer_order_account')
    .on('customer_order')
    .columns(['account_id', 'created_at'])
    .execute();
  await schema
    .createTable('order_line')
    .addColumn('order_id', 'integer', (column) =>
      column.notNull().references('customer_order.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('qt', 'integer', (column) => column.notNull())
    .addColumn('img', 'text')
    .addPrimaryKeyConstraint('order_line_key', ['order_id', 'position'])
    .execute();
}

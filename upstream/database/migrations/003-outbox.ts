import type { Writing } from '../write.ts';

export async function outboxTable({ schema }: Writing): Promise<void> {
  await schema
    .createTable('outbox')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_try_at', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('given_up_at', 'text')
    .execute();
  await schema.createIndex('outbox_due').on('outbox').columns(['next_try_at', 'id']).execute();
  await schema.createIndex('outbox_age').on('outbox').column('created_at').execute();
}

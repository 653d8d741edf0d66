import type { Writing } from '../write.ts';

export async function ebookTables({ schema }: Writing): Promise<void> {
  await schema
    .createTable('ebook_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('nom', 'text', (column) => column.notNull())
    .addColumn('prenom', 'text', (column) => column.notNull())
    .addColumn('telephone', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('downloads', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('ebook_link_end').on('ebook_link').column('expires_at').execute();
  await schema
    .createTable('news_consent')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .execute();
}

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Schema } from './schema.ts';

type Parameters = readonly unknown[];

/** What kysely's dialect expects of a driver, in terms of node:sqlite. */
function adapt(database: DatabaseSync) {
  return {
    close: () => database.close(),
    prepare(sql: string) {
      // Transactions here always write: taking the lock first means waiting for it instead of failing halfway.
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const values = (parameters: Parameters) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters: Parameters) => statement.all(...values(parameters)),
        run: (parameters: Parameters) => statement.run(...values(parameters)),
        iterate: (parameters: Parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

/** Opens the SQLite file, made if missing; every commit is on disk before it is answered. */
export function openSqlite(file: string): Kysely<Schema> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off;',
  );
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(database) }) });
}

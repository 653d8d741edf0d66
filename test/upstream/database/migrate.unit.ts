import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'chai';
import { sql } from 'kysely';
import { migrate } from '../../../upstream/database/migrate.ts';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import {
  type Database,
  isBusy,
  serveWithoutBlocking,
  write,
} from '../../../upstream/database/write.ts';
import { temporaryFolder } from '../support/content.ts';

const program = join(import.meta.dirname, '../support/migrate.ts');

function start(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args]);
  let output = '';
  let errors = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    errors += part;
  });
  return { child, end: once(child, 'close').then(([code]) => ({ code, output, errors })) };
}

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_schema where type = 'table'`.execute(database);
  return rows.map(({ name }) => name).sort();
}

const all = ['001-content', '002-to-book', '003-outbox', '004-accounts', '005-ebook', '006-orders'];

describe('The migrations', () => {
  it('do nothing the second time', async () => {
    const database = openSqlite(join(temporaryFolder(), 'kwabo.sqlite'));
    expect(await migrate(database)).to.deep.equal(all);
    expect(await migrate(database)).to.deep.equal([]);
    await database.destroy();
  });

  it('are done once when two processes start at the same time', async () => {
    const file = join(temporaryFolder(), 'kwabo.sqlite');
    const results = await Promise.all([start(file).end, start(file).end]);
    expect(results.map(({ code, errors }) => ({ code, errors }))).to.deep.equal([
      { code: 0, errors: '' },
      { code: 0, errors: '' },
    ]);
    const done = results.flatMap(({ output }) => JSON.parse(output) as string[]);
    expect(done.sort()).to.deep.equal(all);
  }).timeout(20_000);

  it('leave nothing behind when they are killed midway, and are done at the next start', async () => {
    const file = join(temporaryFolder(), 'kwabo.sqlite');
    const { child, end } = start(file, 'hang');
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await end;
    const database = openSqlite(file);
    expect(await tablesOf(database)).to.deep.equal([]);
    expect(await migrate(database)).to.deep.equal(all);
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
    expect(check.rows[0]?.integrity_check).to.equal('ok');
    await database.destroy();
  }).timeout(20_000);
});

describe('The database', () => {
  it('puts every commit on disk, knows its references and writes ahead', async () => {
    const database = openSqlite(join(temporaryFolder(), 'kwabo.sqlite'));
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(
        database,
      );
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma('synchronous')).to.equal(2);
    expect(await pragma('journal_mode')).to.equal('wal');
    expect(await pragma('foreign_keys')).to.equal(1);
    expect(await pragma('busy_timeout')).to.equal(5000);
    await database.destroy();
  });

  it('waits for the lock of another connection without stopping the event loop', async () => {
    const file = join(temporaryFolder(), 'kwabo.sqlite');
    const [one, other] = [openSqlite(file), openSqlite(file)];
    await migrate(one);
    await serveWithoutBlocking(one);
    await serveWithoutBlocking(other);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = write(one, async (writing) => {
      await writing.insertInto('setting').values({ name: 'a', value: '1' }).execute();
      await held;
    });
    const second = write(other, (writing) =>
      writing.insertInto('setting').values({ name: 'b', value: '2' }).execute(),
    );
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    setTimeout(release, 400);
    await Promise.all([first, second]);
    clearInterval(timer);
    expect(ticks).to.be.greaterThan(3);
    expect(await one.selectFrom('setting').select('name').execute()).to.have.length(2);
    await one.destroy();
    await other.destroy();
  });

  it('tells a lock from any other error', () => {
    expect(isBusy(Object.assign(new Error('database is locked'), { errcode: 5 }))).to.equal(true);
    expect(isBusy(Object.assign(new Error('database is locked'), { errcode: 517 }))).to.equal(true);
    expect(isBusy(Object.assign(new Error('constraint failed'), { errcode: 19 }))).to.equal(false);
    expect(isBusy('busy')).to.equal(false);
  });
});

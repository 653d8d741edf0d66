import { expect } from 'chai';
import { type Database, write } from '../../../upstream/database/write.ts';
import { linkTo } from '../../../upstream/mail/links.ts';
import { queueMail } from '../../../upstream/mail/queue.ts';
import { emptyDatabase } from '../support/database.ts';

describe('Queueing a mail', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const mail = {
    kind: 'reset',
    to: 'afi@example.com',
    language: 'fr',
    prenom: 'Afi',
    link: 'https://kwabo.example/x',
  } as const;
  let database: Database;
  beforeEach(async () => {
    database = await emptyDatabase();
  });
  afterEach(() => database.destroy());

  const rows = () => database.selectFrom('outbox').selectAll().execute();

  it('keeps it with all it says, due at once', async () => {
    await write(database, (writing) => queueMail(writing, mail, now));
    const [row] = await rows();
    expect(row).to.deep.include({
      kind: 'reset',
      recipient: 'afi@example.com',
      language: 'fr',
      payload: '{"prenom":"Afi","link":"https://kwabo.example/x"}',
      reply_to: null,
      next_try_at: now.toISOString(),
      tries: 0,
    });
    expect(row?.reference).to.match(/^[0-9a-f]{32}$/);
  });

  it('is undone with the transaction that it belongs to', async () => {
    const error = await write(database, async (writing) => {
      await queueMail(writing, mail, now);
      throw new Error('no');
    }).catch((reason: Error) => reason.message);
    expect(error).to.equal('no');
    expect(await rows()).to.deep.equal([]);
  });
});

describe('A link in a mail', () => {
  it('carries the language as the website does', () => {
    const at = (language: 'en' | 'fr' | 'de') =>
      linkTo('https://kwabo.example', '/activate-account/ab?x=1', language);
    expect(at('en')).to.equal('https://kwabo.example/activate-account/ab?x=1');
    expect(at('fr')).to.equal('https://kwabo.example/activate-account/ab?x=1&lang=fr');
    expect(at('de')).to.equal('https://kwabo.example/activate-account/ab?x=1&lang=de');
  });

  it('never leaves the site', () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/@evil.example',
      '/%2f%2fevil.example',
    ] as const)
      expect(new URL(linkTo('https://kwabo.example', path, 'en')).origin).to.equal(
        'https://kwabo.example',
      );
  });
});

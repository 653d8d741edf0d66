import { expect } from 'chai';
import { type Database, write } from '../../../upstream/database/write.ts';
import {
  claimNext,
  forgetMails,
  giveUp,
  markSent,
  measureOutbox,
} from '../../../upstream/mail/outbox.store.ts';
import { queueMail } from '../../../upstream/mail/queue.ts';
import { emptyDatabase } from '../support/database.ts';
import { mailOf } from '../support/mails.ts';
import { resetFor } from '../support/outbox.ts';

describe('The outbox keeps', () => {
  const start = new Date('2026-11-20T09:00:00Z');
  const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000);
  let database: Database;
  beforeEach(async () => {
    database = await emptyDatabase();
    for (const to of ['a@example.com', 'b@example.com', 'c@example.com'])
      await write(database, (writing) => queueMail(writing, resetFor(to), start));
    const [first, second] = [await claimNext(database, start), await claimNext(database, start)];
    if (first) await markSent(database, first, start);
    if (second) await giveUp(database, second, start);
  });
  afterEach(() => database.destroy());

  const kept = async () =>
    (await database.selectFrom('outbox').select('recipient').orderBy('id').execute()).map(
      ({ recipient }) => recipient,
    );

  it('nobody’s address once the mail has left, and that of a mail given up', async () => {
    expect(await kept()).to.deep.equal(['', 'b@example.com', 'c@example.com']);
  });

  it('no link of a mail given up, and the message that the agency did not get', async () => {
    const mail = mailOf('contact');
    await write(database, (writing) => queueMail(writing, mail, start));
    for (let row = await claimNext(database, start); row; row = await claimNext(database, start))
      await giveUp(database, row, start);
    const rows = await database
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('given_up_at', 'is not', null)
      .orderBy('id')
      .execute();
    expect(rows.map(({ kind }) => kind)).to.deep.equal(['reset', 'reset', 'contact']);
    expect(rows.slice(0, 2).map(({ payload }) => payload)).to.deep.equal(['{}', '{}']);
    expect(mail).to.deep.include(JSON.parse(rows[2]?.payload ?? ''));
  });

  it('what is done for as long as asked, and what waits for ever', async () => {
    expect(await write(database, (writing) => forgetMails(writing, start))).to.equal(0);
    expect(await write(database, (writing) => forgetMails(writing, daysLater(1)))).to.equal(2);
    expect(await kept()).to.deep.equal(['c@example.com']);
  });

  it('count of what waits, and for how long', async () => {
    expect(await measureOutbox(database, daysLater(1))).to.deep.equal({
      waiting: 1,
      oldest: 86_400,
    });
    const last = await claimNext(database, start);
    if (last) await markSent(database, last, start);
    expect(await measureOutbox(database, daysLater(1))).to.deep.equal({ waiting: 0, oldest: 0 });
  });
});

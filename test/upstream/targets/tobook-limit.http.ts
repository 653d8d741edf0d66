import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { startTestUpstream } from '../support/upstream.ts';

describe('Changes of bookings in progress', () => {
  it('are 120 a minute from one place, and looks any number', async () => {
    const upstream = await startTestUpstream();
    const hash = randomBytes(32).toString('hex');
    const change = async (address: string) =>
      (
        await upstream.raw(
          'tobook/site-set-nb-traveller',
          { idpackage: 1, traveller: 2, hash },
          undefined,
          { address },
        )
      ).envelope;
    for (let index = 0; index < 120; index++)
      expect((await change('203.0.113.9')).entete.code).to.equal(0);
    const refused = await change('203.0.113.9');
    expect(refused.entete.code).to.equal(8);
    expect(refused.corps).to.deep.equal({ retryAfter: 60 });
    expect((await change('203.0.113.10')).entete.code).to.equal(0);
    const draft = await upstream.call('tobook/site-get-to-book', { id: 'lagoon-days', hash });
    expect(draft.traveller).to.equal(2);
    await upstream.close();
  });
});

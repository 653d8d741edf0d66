import { expect } from 'chai';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

describe('The upstream’s metrics', () => {
  let upstream: TestUpstream;
  before(async () => {
    // Nobody listens there: mails wait.
    upstream = await startTestUpstream({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  });
  after(() => upstream.close());

  const read = (headers: Record<string, string> = {}) =>
    fetch(`${upstream.url}/metrics`, { headers });

  it('tell how many mails wait, and for how long', async () => {
    await upstream.call('page/site-page-contacter', {
      nom: 'Afi',
      email: 'afi@example.com',
      telephone: '12345',
      sujet: 'Hello',
      message: 'Hello',
    });
    upstream.time.now = new Date(upstream.time.now.getTime() + 30_000);
    const text = await (await read()).text();
    expect(text).to.match(/^outbox_waiting_mails 2$/m);
    expect(text).to.match(/^outbox_oldest_seconds 30$/m);
    expect(text).to.not.include('afi@');
  });

  it('do not exist for others behind a proxy of this machine', async () => {
    expect((await read({ 'X-Forwarded-For': '203.0.113.9' })).status).to.equal(404);
  });
});

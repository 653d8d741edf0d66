import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import request from 'supertest';
import { startFaultyUpstream } from '../support/faulty-upstream.ts';
import { closeServer, startSite, type TestSite } from '../support/site.ts';

describe('GET /package/{uri} with an upstream that fails in part', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  it('still shows the trip while the booking does not answer, and a way to try again', async () => {
    const broken = createServer((req, res) => {
      if (req.url?.includes('target=tobook')) return void res.writeHead(500).end();
      const { method, headers } = req;
      const through = forward(site.upstream.url + req.url, { method, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(res);
      });
      req.pipe(through);
    });
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    const halved = await startSite({ upstream: { url, key: site.upstream.key } });
    const { status, text } = await request(halved.app).get('/package/lagoon-days');
    await halved.close();
    await closeServer(broken);
    expect(status).to.equal(200);
    expect(text).to.include('Dates and total cannot be shown right now.');
    expect(text).to.include('Out onto Lake Nokoué');
    expect(text).to.not.include('name="book"');
  });

  it('asks the upstream for no more options than a trip can have', async () => {
    const counted = await startFaultyUpstream(site.upstream);
    const open = await startSite({ upstream: counted });
    const ids = Array.from({ length: 2000 }, (_, index) => String(index + 1));
    await request(open.app)
      .post('/package/lagoon-days')
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ idpackage: '1', intent: 'change', add: [...ids, ...ids] });
    const calls = counted.calls.filter((selector) => selector.endsWith('-to-book-service'));
    await open.close();
    await counted.close();
    expect(calls).to.have.length(50);
  });
});

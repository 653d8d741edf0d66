import { expect } from 'chai';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const list = '/?target=destination&func=site-destination-lister';

describe('A signed call', () => {
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream();
  });
  after(() => upstream.close());

  it('is answered with a signed answer', async () => {
    const reply = await upstream.send({ method: 'POST', path: list, body: '{}' });
    expect(reply).to.include({ status: 200, isSigned: true });
    expect(reply.envelope.entete).to.deep.equal({ code: 0, message: '' });
  });

  const refused: [string, () => Parameters<TestUpstream['send']>[0]][] = [
    ['its signature is missing', () => ({ headers: { 'x-signature': '' } })],
    ['its signature is wrong', () => ({ headers: { 'x-signature': 'f'.repeat(64) } })],
    ['its signature is too long', () => ({ headers: { 'x-signature': 'f'.repeat(4000) } })],
    ['it is signed with another key', () => ({ signed: { key: 'k'.repeat(64) } })],
    ['another body was signed', () => ({ signed: { body: '{"search":"x"}' } })],
    [
      'another selector was signed',
      () => ({ signed: { path: '/?target=guide&func=site-guide-lister' } }),
    ],
    ['its date is too old', () => ({ date: String(upstream.time.now.getTime() / 1000 - 301) })],
    [
      'its date is too far ahead',
      () => ({ date: String(upstream.time.now.getTime() / 1000 + 301) }),
    ],
    ['its date is no number', () => ({ date: 'yesterday' })],
    ['its nonce is missing', () => ({ nonce: '' })],
    ['its nonce is too short', () => ({ nonce: 'abc' })],
    ['its visitor is not signed', () => ({ headers: { 'x-visitor': '203.0.113.7' } })],
    ['its visitor is empty', () => ({ headers: { 'x-visitor': '' } })],
    ['its visitor was signed for another call', () => ({ headers: otherVisitor() })],
    [
      'its visitor is another than the signed one',
      () => ({ headers: otherVisitor('198.51.100.1') }),
    ],
  ];
  /** What another call has said of its visitor, as it was or with another address. */
  function otherVisitor(address = '203.0.113.7'): Record<string, string> {
    const signed = upstream.sign({ address: '203.0.113.7' })['x-visitor'] ?? '';
    return { 'x-visitor': signed.replace('203.0.113.7', address) };
  }
  for (const [reason, bend] of refused) {
    it(`is refused with 401 when ${reason}`, async () => {
      const reply = await upstream.send({ method: 'POST', path: list, body: '{}', ...bend() });
      expect(reply.status).to.equal(401);
      expect(reply.envelope.entete).to.deep.equal({
        code: 9,
        message: 'This request could not be verified.',
      });
    });
  }

  it('is refused when its nonce was seen before, and that answer is signed', async () => {
    const call = { method: 'POST', path: list, body: '{}', nonce: 'a'.repeat(32) };
    expect((await upstream.send(call)).status).to.equal(200);
    expect(await upstream.send(call)).to.include({ status: 401, isSigned: true });
  });

  it('may use a nonce that only an unsigned call has used', async () => {
    const call = { method: 'POST', path: list, body: '{}', nonce: 'b'.repeat(32) };
    await upstream.send({ ...call, signed: { key: 'wrong' } });
    expect((await upstream.send(call)).status).to.equal(200);
  });

  it('cannot be played back after the nonce has been forgotten, because its date is then too old', async () => {
    const nonce = 'c'.repeat(32);
    const date = String(Math.floor(upstream.time.now.getTime() / 1000) + 299);
    const call = { method: 'POST', path: list, body: '{}', nonce, date };
    expect((await upstream.send(call)).status).to.equal(200);
    const start = upstream.time.now.getTime();
    for (const seconds of [0, 1, 299, 590, 599, 601, 1300]) {
      upstream.time.now = new Date(start + seconds * 1000);
      expect((await upstream.send(call)).status, `${seconds} s later`).to.equal(401);
      // Other calls turn the memory of nonces over.
      await upstream.send({ method: 'POST', path: list, body: '{}' });
    }
    upstream.time.now = new Date(start);
  });
});

import { expect } from 'chai';
import { CODE } from '../../../../shared/contract/constants.ts';
import {
  hashed,
  keepMails,
  newAddress,
  newCustomer,
  newDevice,
  secretOf,
} from '../../support/accounts.ts';
import { startTestUpstream, type TestUpstream } from '../../support/upstream.ts';

const minutes = 60_000;

describe('Tries to sign in', () => {
  let upstream: TestUpstream;
  beforeEach(async () => {
    upstream = await startTestUpstream();
    await keepMails(upstream);
  });
  afterEach(() => upstream.close());

  const guess = (email: string, address = newAddress(), idhash = newDevice()) =>
    signIn(email, 'guess', address, idhash);
  const signIn = async (email: string, password: string, address: string, idhash: string) =>
    (
      await upstream.raw(
        'compte/site-connexion',
        { email, password: hashed(password), idhash },
        undefined,
        { address },
      )
    ).envelope;
  const right = (email: string, address = newAddress(), idhash = newDevice()) =>
    signIn(email, 'under the baobab', address, idhash);
  const later = (milliseconds: number) => {
    upstream.time.now = new Date(upstream.time.now.getTime() + milliseconds);
  };
  const times = (count: number) => Array.from({ length: count });

  it('are ten for an account in a quarter of an hour, from one place or many', async () => {
    const { form } = await newCustomer(upstream);
    for (const _ of times(10))
      expect((await guess(form.email)).entete.code).to.equal(CODE.credentials);
    const refused = await guess(form.email.toUpperCase());
    expect(refused.entete).to.deep.equal({
      code: CODE.tooMany,
      message: 'You have tried too many times. Please wait a little and try again.',
    });
    expect(refused.corps).to.deep.equal({ retryAfter: 900 });
    later(15 * minutes);
    expect((await guess(form.email)).entete.code).to.equal(CODE.credentials);
  });

  it('are counted alike for an address that nobody has', async () => {
    for (const _ of times(10))
      expect((await guess('nobody@example.com')).entete.code).to.equal(CODE.credentials);
    expect((await guess('nobody@example.com')).entete.code).to.equal(CODE.tooMany);
  });

  it('are ten for one place over all accounts; a whole IPv6 line is one place', async () => {
    for (let count = 0; count < 10; count++) {
      const address = `2001:db8:9:9:${count.toString(16)}::${count + 1}`;
      const { entete } = await guess(`person-${count}@example.com`, address);
      expect(entete.code).to.equal(CODE.credentials);
    }
    const { entete } = await guess('person-11@example.com', '2001:db8:9:9:ffff::1');
    expect(entete.code).to.equal(CODE.tooMany);
    const other = await guess('person-11@example.com', '2001:db8:9:a::1');
    expect(other.entete.code).to.equal(CODE.credentials);
  });

  it('that are right are not counted', async () => {
    const { form } = await newCustomer(upstream);
    const address = newAddress();
    for (const _ of times(25))
      expect((await right(form.email, address)).entete.code).to.equal(CODE.success);
  });

  it('all at once are counted before they are judged', async () => {
    const { form } = await newCustomer(upstream);
    const answers = await Promise.all(times(30).map(() => guess(form.email)));
    const codes = answers.map(({ entete }) => entete.code);
    expect(codes.filter((code) => code === CODE.credentials)).to.have.length(10);
    expect(codes.filter((code) => code === CODE.tooMany)).to.have.length(20);
  });

  it('of strangers do not lock the owner out of a device that signed in before', async () => {
    const { form, device } = await newCustomer(upstream);
    for (const _ of times(30)) await guess(form.email);
    expect((await right(form.email)).entete.code).to.equal(CODE.tooMany);
    const again = await right(form.email, newAddress(), device);
    expect(again.entete.code).to.equal(CODE.success);
    // The device has another identifier now; the old one has no privilege any more.
    expect((await right(form.email, newAddress(), device)).entete.code).to.equal(CODE.tooMany);
    const { entete } = await right(form.email, newAddress(), again.corps.device);
    expect(entete.code).to.equal(CODE.success);
  });

  it('on a known device are limited, too, and known for thirty days', async () => {
    const { form, device } = await newCustomer(upstream);
    for (const _ of times(10)) await guess(form.email, newAddress(), device);
    expect((await right(form.email, newAddress(), device)).entete.code).to.equal(CODE.tooMany);
    later(31 * 24 * 60 * minutes);
    for (const _ of times(10)) await guess(form.email);
    expect((await right(form.email, newAddress(), device)).entete.code).to.equal(CODE.tooMany);
  });

  it('on somebody else’s device are a stranger’s', async () => {
    const { form } = await newCustomer(upstream);
    const stranger = await newCustomer(upstream);
    for (const _ of times(10)) await guess(form.email, newAddress(), stranger.device);
    expect((await guess(form.email, newAddress(), stranger.device)).entete.code).to.equal(
      CODE.tooMany,
    );
  });

  it('of an owner with a new device succeed after a new password by mail, whatever strangers do', async () => {
    const { form } = await newCustomer(upstream);
    const idhash = newDevice();
    for (const _ of times(20)) await guess(form.email);
    await upstream.call('compte/site-compte-mot-de-passe-oublie', { email: form.email });
    const password = hashed('another baobab');
    await upstream.call('compte/site-compte-mot-de-passe-oublie-update', {
      id: await secretOf(upstream, form.email, 'reset'),
      password,
      pwdconfirm: password,
      idhash,
    });
    const { entete } = await signIn(form.email, 'another baobab', newAddress(), idhash);
    expect(entete.code).to.equal(CODE.success);
  });

  it('say nothing by their time about who has an account', async function () {
    this.timeout(120_000);
    await upstream.close();
    upstream = await startTestUpstream({ env: { LIMIT_FACTOR: '1000000' } });
    const { form } = await newCustomer(upstream);
    const time = async (email: string) => {
      const start = performance.now();
      expect((await guess(email)).entete.code).to.equal(CODE.credentials);
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 200; round++) {
      // Turn about, so that a busy moment of the machine meets both.
      known.push(await time(form.email));
      unknown.push(await time(`nobody-${round}@example.com`));
    }
    expectAlike(known, unknown);
    // What the time would be, were the work left out for an unknown address: it is found out.
    const idle: number[] = [];
    for (let round = 0; round < 50; round++) {
      const start = performance.now();
      await upstream.call('compte/site-deconnexion', {});
      idle.push(performance.now() - start);
    }
    expect(() => expectAlike(known, idle)).to.throw();
  });
});

/** Medians within 10 % or 20 ms of each other, and not 20 ms where the work itself is shorter than 40. */
function expectAlike(one: number[], other: number[]) {
  const [first, second] = [median(one), median(other)];
  const allowed = Math.max(
    0.1 * Math.max(first, second),
    Math.min(20, Math.max(first, second) / 2),
  );
  expect(Math.abs(first - second), `${first} ms and ${second} ms`).to.be.lessThan(allowed);
}

function median(values: number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

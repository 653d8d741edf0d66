import { expect } from 'chai';
import supertest from 'supertest';
import { type FaultyUpstream, startFaultyUpstream } from '../support/faulty-upstream.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { newVisitor, signUpForm } from '../support/visitor.ts';

interface Person {
  /** What stands in this person's pages and in nobody else's. */
  mark: string;
  cookie: string;
}
const ANONYMOUS = '"layout":{"account":null}';

/** How many of the interleaved renders for two customers and a visitor show anything of another. */
async function countMixUps(url: string, people: Person[], renders: number): Promise<number> {
  let mixUps = 0;
  let next = 0;
  async function ask() {
    for (let index = next++; index < renders; index = next++) {
      const person = people[index % people.length];
      if (!person) throw new Error('nobody');
      const path = index % 2 === 0 ? '/travel-and-tips' : '/blogs';
      const { text, status } = await supertest(url).get(path).set('Cookie', person.cookie);
      const isOwn = status === 200 && text.includes(person.mark);
      if (!isOwn || people.some(({ mark }) => mark !== person.mark && text.includes(mark)))
        mixUps++;
    }
  }
  await Promise.all(Array.from({ length: 30 }, ask));
  return mixUps;
}

describe('1,000 interleaved renders for two customers and a visitor', function () {
  // Much work, not a long wait: on a busy machine it takes its time.
  this.timeout(180_000);
  let real: TestSite;
  let slow: FaultyUpstream;
  let people: Person[];
  before(async () => {
    real = await startSite();
    people = [{ mark: ANONYMOUS, cookie: `device=${'0'.repeat(64)}` }];
    for (const prenom of ['Afiavi', 'Kossi']) {
      const visitor = newVisitor(real);
      const form = signUpForm({ prenom });
      await visitor.call('compte/site-inscription', form);
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      people.push({ mark: form.email, cookie });
    }
    slow = await startFaultyUpstream(real.upstream);
    slow.fail({ delay: 5 });
  });
  after(async () => {
    await slow.close();
    await real.close();
  });

  for (const shareAccount of [false, true])
    it(
      shareAccount
        ? 'would be found out if they mixed: with one account for all, they do'
        : 'never show one person anything of another, while every call takes its time',
      async () => {
        const site = await startSite({ upstream: slow, shareAccount });
        const mixUps = await countMixUps(site.url, people, shareAccount ? 100 : 1000);
        await site.close();
        if (shareAccount) expect(mixUps).to.be.greaterThan(0);
        else expect(mixUps).to.equal(0);
      },
    );
});

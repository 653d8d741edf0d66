import { expect } from 'chai';
import supertest from 'supertest';
import { languages } from '../../shared/i18n/languages.ts';
import { inLanguage } from '../../views/paths.ts';
import { type FaultyUpstream, startFaultyUpstream } from '../support/faulty-upstream.ts';
import { startSite, type TestSite } from '../support/site.ts';

const PATHS = ['/', '/blogs', '/our-destinations', '/travel-and-tips', '/package/lagoon-days'];
const ROUNDS = 20;

/** Words of the frame of every page: if one language's stand in another's page, something was shared. */
const WORDS = {
  en: 'Skip to the content',
  fr: 'Aller au contenu',
  de: 'Zum Inhalt springen',
} as const;

/** How many of 300 interleaved renders show another language than the one they were asked in. */
async function countMixUps(url: string): Promise<number> {
  const asked = Array.from({ length: ROUNDS }, () =>
    PATHS.flatMap((path) => languages.map((language) => ({ path, language }))),
  ).flat();
  const answers = await Promise.all(
    asked.map(async ({ path, language }) => {
      const { text } = await supertest(url).get(inLanguage(path, language));
      const right = text.includes(`<html lang="${language}"`) && text.includes(WORDS[language]);
      const wrong = languages.some((other) => other !== language && text.includes(WORDS[other]));
      return right && !wrong;
    }),
  );
  expect(answers).to.have.length(300);
  return answers.filter((isRight) => !isRight).length;
}

describe('300 interleaved renders in three languages', function () {
  // Much work, not a long wait: on a busy machine it takes its time.
  this.timeout(90_000);
  let real: TestSite;
  let slow: FaultyUpstream;
  let site: TestSite;

  async function startSlowSite(shareTexts: boolean) {
    slow = await startFaultyUpstream(real.upstream);
    slow.fail({ delay: 5 });
    site = await startSite({ upstream: slow, shareTexts });
  }
  before(async () => {
    real = await startSite();
  });
  after(() => real.close());
  afterEach(async () => {
    await site.close();
    await slow.close();
  });

  it('never mix languages, while every call takes its time', async () => {
    await startSlowSite(false);
    expect(await countMixUps(site.url)).to.equal(0);
  });

  it('would be found out if they did: with one i18n instance for all, they mix', async () => {
    await startSlowSite(true);
    expect(await countMixUps(site.url)).to.be.greaterThan(0);
  });
});

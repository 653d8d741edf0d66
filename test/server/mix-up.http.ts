import { expect } from 'chai';
import supertest from 'supertest';
import { languages } from '../../shared/i18n/languages.ts';
import { inLanguage } from '../../views/paths.ts';
import { startFaultyUpstream } from '../support/faulty-upstream.ts';
import { startSite } from '../support/site.ts';

const PATHS = ['/', '/blogs', '/our-destinations', '/travel-and-tips', '/package/lagoon-days'];
const ROUNDS = 20;

/** Words of the frame of every page: if one language's stand in another's page, something was shared. */
const WORDS = { en: 'Skip to the content', fr: 'Aller au contenu', de: 'Zum Inhalt springen' } as const;

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

describe('300 interleaved renders in three languages', () => {
  it('never mix languages, while every call takes its time', async () => {
    const real = await startSite();
    const slow = await startFaultyUpstream(real.upstream);
    slow.fail({ delay: 5 });
    const site = await startSite({ upstream: slow });
    expect(await countMixUps(site.url)).to.equal(0);
    await site.close();
    await slow.close();
    await real.close();
  });

  it('would be found out if they did: with one i18n instance for all, they mix', async () => {
    const real = await startSite();
    const slow = await startFaultyUpstream(real.upstream);
    slow.fail({ delay: 5 });
    const site = await startSite({ upstream: slow, shareTexts: true });
    expect(await countMixUps(site.url)).to.be.greaterThan(0);
    await site.close();
    await slow.close();
    await real.close();
  });
});

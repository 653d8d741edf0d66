import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { languages } from '../../../shared/i18n/languages.ts';
import { root } from '../../../upstream/root.ts';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

describe('The language', () => {
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream();
  });
  after(() => upstream.close());

  const cases = {
    fr: 'fr',
    de: 'de',
    en: 'en',
    FR: 'en',
    'fr-FR': 'en',
    'fr,de': 'en',
    xx: 'en',
    '<svg>': 'en',
  };
  for (const [header, language] of Object.entries(cases)) {
    it(`is ${language} for the header ${header}`, async () => {
      const destination = await upstream.call(
        'destination/site-destination-get',
        { id: 'lake' },
        header,
      );
      expect(destination.name).to.equal(`Lake Épé ${language}`);
    });
  }

  it('is English without a header', async () => {
    expect((await upstream.call('guide/site-guide-lister', {}))[0]?.media.alt).to.equal(
      'Ama smiles',
    );
    expect((await upstream.call('destination/site-destination-get', { id: 'lake' })).name).to.equal(
      'Lake Épé en',
    );
  });

  it('is the one of the sentences, too', async () => {
    const french = await upstream.raw('destination/site-destination-get', { id: 'moon' }, 'fr');
    expect(french.envelope.entete).to.deep.equal({
      code: 4,
      message: 'Nous n’avons pas trouvé ce que vous cherchez.',
    });
    const german = await upstream.send({ path: '/nowhere', language: 'de' });
    expect(german.envelope.entete.message).to.equal('Wir konnten nicht finden, was Sie suchen.');
  });

  it('of each call is its own, however many run at once', async () => {
    const calls = Array.from({ length: 60 }, async (_, i) => {
      const language = languages[i % 3] ?? 'en';
      const { name } = await upstream.call(
        'destination/site-destination-get',
        { id: 'lake' },
        language,
      );
      return name === `Lake Épé ${language}`;
    });
    expect(await Promise.all(calls)).to.not.include(false);
  });

  it('has every sentence, the same ones in each language', () => {
    const files = languages.map((language) =>
      JSON.parse(readFileSync(join(root, 'locales', language, 'error.json'), 'utf8')),
    );
    const [english, ...others] = files.map((file) => Object.keys(file).sort());
    for (const keys of others) expect(keys).to.deep.equal(english);
    for (const file of files) expect(Object.values(file)).to.not.include('');
  });
});

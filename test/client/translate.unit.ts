import { join } from 'node:path';
import { expect } from 'chai';
import type { i18n } from 'i18next';
import { createTranslate } from '../../client/translate.ts';
import { createI18n, readLocales, translateWith } from '../../server/render/i18n.ts';
import { languages } from '../../shared/i18n/languages.ts';
import type { Values } from '../../views/translation.ts';
import { root } from '../support/site.ts';

const folder = join(root, 'locales');
const locales = readLocales(folder);

/** Every key of every file, and what is left of it without the endings of contexts and plural forms. */
function keysIn(texts: object, prefix: string, separator: string): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const key = `${prefix}${separator}${name}`;
    if (typeof text === 'object') return keysIn(text, key, '.');
    const parts = key.split('_');
    return parts.map((_, index) => parts.slice(0, index + 1).join('_'));
  });
}
const keys = [
  ...new Set(Object.entries(locales.en ?? {}).flatMap(([file, texts]) => keysIn(texts, file, ':'))),
];
const contexts = new Set(keys.flatMap((key) => key.split('_').slice(1)));
const placeholders = [...JSON.stringify(locales).matchAll(/\{\{(\w+)/g)].map(
  ([, name = '']) => name,
);
const filled = (value: string | number): Values =>
  Object.fromEntries(placeholders.map((name) => [name, value]));

describe('The texts in the browser', () => {
  let server: i18n;
  before(async () => {
    server = await createI18n(folder);
  });

  for (const language of languages) {
    /** Fails where server and browser do not say the same. */
    function compare(values: Values) {
      const ours = createTranslate(language, locales[language] ?? {});
      const theirs = translateWith(server.getFixedT(language));
      const wrong = keys
        .map((key) => ({ key, ours: ours(key, values), theirs: theirs(key, values) }))
        .filter((said) => said.ours !== said.theirs);
      expect(wrong, JSON.stringify(values)).to.deep.equal([]);
    }

    it(`are what i18next says of every key in ${language}, whatever the number`, () => {
      expect(keys.length).to.be.greaterThan(400);
      for (const count of [0, 1, 2, 3, 11, 1234, 12345.678, 1_000_000, -1, 0.5])
        compare(filled(count));
    });

    it(`are what i18next says in ${language} in every context, counted or not`, () => {
      expect([...contexts]).to.include.members(['404', 'hours', 'both']);
      for (const context of [...contexts, 'unknown', '']) {
        compare({ context });
        compare({ ...filled('Ganvié'), context, count: 2 });
      }
    });

    it(`are what i18next says in ${language} with values that look like a part of a text`, () => {
      for (const value of ['{{count}}', '$t(common:days)', '$&', '$1', '<b>&', '%s', 'a:b.c', ''])
        compare({ ...filled(value), count: 2 });
    });

    it(`are what i18next says in ${language} without a value`, () => compare({}));
  }

  it('say the key where there is no text', () => {
    const t = createTranslate('en', { home: { title: 'Trips' } });
    expect(t('home:title')).to.equal('Trips');
    expect(t('home:nothing')).to.equal('nothing');
    expect(t('home:title.more')).to.equal('title.more');
    expect(t('nowhere:title')).to.equal('title');
  });

  it('may come later, with another page', () => {
    const texts = {};
    const t = createTranslate('fr', texts);
    Object.assign(texts, { blog: { title: 'Carnet' } });
    expect(t('blog:title')).to.equal('Carnet');
  });
});

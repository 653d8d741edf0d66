import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'chai';
import { languages } from '../../shared/i18n/languages.ts';
import { root } from '../support/site.ts';

type Texts = { [key: string]: string | Texts };

const read = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(join(root, 'locales', language, file), 'utf8'));

/** `a.b` → text. Plural endings are folded: languages have different ones. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name).sort();

const files = readdirSync(join(root, 'locales/en'));

describe('The interface texts', () => {
  it('have the same files in every language', () => {
    for (const language of languages) {
      expect(readdirSync(join(root, 'locales', language)), language).to.deep.equal(files);
    }
  });

  for (const file of files) {
    it(`of ${file} have the same keys and placeholders in every language`, () => {
      const english = flatten(read('en', file));
      for (const language of languages) {
        const other = flatten(read(language, file));
        const keys = (texts: Map<string, string>) =>
          [...new Set([...texts.keys()].map(withoutPlural))].sort();
        expect(keys(other), language).to.deep.equal(keys(english));
        for (const [key, text] of other) {
          const same = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
          if (!key.endsWith('_one'))
            expect(placeholders(text), `${language} ${key}`).to.deep.equal(placeholders(same));
          expect(text.trim(), `${language} ${key}`).to.not.equal('');
        }
      }
    });

    it(`of ${file} have the plural forms that each language needs`, () => {
      for (const language of languages) {
        const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
        const keys = [...flatten(read(language, file)).keys()];
        const plural = new Set(
          keys.filter((key) => /_(?:one|many|other)$/.test(key)).map(withoutPlural),
        );
        for (const key of plural)
          for (const form of needed) expect(keys, language).to.include(`${key}_${form}`);
      }
    });

    // The offer speaks to each reader in the offered language, in every language's file.
    if (file === 'offer.json') continue;
    it(`of ${file} keep the typography of each language`, () => {
      for (const [key, text] of flatten(read('fr', file))) {
        expect(text, key).to.not.match(
          /[^\u202f\u00a0][;!?»](?:\s|$)|[^\u202f\u00a0\d]:(?:\s|$)|«[^\u202f]/,
        );
        expect(text, key).to.not.include("'");
      }
      for (const [key, text] of flatten(read('de', file))) expect(text, key).to.not.match(/ß|["']/);
      for (const [key, text] of flatten(read('en', file))) expect(text, key).to.not.match(/["']/);
    });
  }

  it('are all used, and all that are used are there', () => {
    const sources = globSync('{views,client,server,upstream/documents}/**/*.{ts,tsx}', {
      cwd: root,
    });
    const used = new Set<string>();
    const missing: string[] = [];
    const patterns: RegExp[] = [];
    const known = files.flatMap((file) => {
      const namespace = basename(file, '.json');
      return [...flatten(read('en', file)).keys()].map((key) => `${namespace}:${key}`);
    });
    const plain = new Set(known.map((key) => withoutPlural(key)));
    const hasForm = (key: string) =>
      plain.has(key) || known.some((other) => other.startsWith(`${key}_`));
    for (const file of sources) {
      const text = readFileSync(join(root, file), 'utf8');
      const namespaces = [...text.matchAll(/useTranslation\('([\w-]+)'\)/g)].map(
        ([, name]) => name,
      );
      // A document has texts of its own, named as its folder or its file.
      const [, ...documents] = /^upstream\/documents\/(\w+)\/([\w-]+)/.exec(file) ?? [];
      namespaces.push(...documents);
      const full = (key: string) =>
        key.includes(':') ? [key] : namespaces.map((namespace) => `${namespace}:${key}`);
      for (const [, key = ''] of text.matchAll(/\b(?:t(?:[A-Z]\w*)?|say)\(\s*\[?'([\w.:-]+)'/g)) {
        const found = full(key).filter(hasForm);
        if (found.length === 0) missing.push(`${file}: ${key}`);
        for (const name of found) used.add(name);
      }
      // A key may come from a list or a choice: t(isOn ? 'stop' : 'start').
      for (const [, key = ''] of text.matchAll(/'([\w.:-]+)'/g)) {
        for (const name of full(key).filter(hasForm)) used.add(name);
      }
      for (const [, key = ''] of text.matchAll(/\b(?:t(?:[A-Z]\w*)?|say)\(\s*`([^`]+)`/g)) {
        for (const name of full(key)) {
          patterns.push(
            new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '.+')}$`),
          );
        }
      }
    }
    expect(missing).to.deep.equal([]);
    // Upstream's sentences, mails, results of payments and wordings chosen by context are asked for by code.
    const isUsed = (key: string) => {
      const base = key.replace(/_\w+$/, '');
      return (
        used.has(key) ||
        used.has(base) ||
        patterns.some((pattern) => pattern.test(key) || pattern.test(base))
      );
    };
    expect(
      known.filter((key) => !/^(?:error|mail|payment):/.test(key) && !isUsed(key)),
    ).to.deep.equal([]);
  });
});

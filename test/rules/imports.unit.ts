import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect } from 'chai';
import { root } from '../support/site.ts';

const folders = ['shared', 'views', 'server', 'client', 'upstream'];

/** Which folders a folder's files may import from, besides their own. */
const allowed: Record<string, (target: string, source: string, isDynamic: boolean) => boolean> = {
  shared: () => false,
  views: (target, _source, isDynamic) =>
    target.startsWith('shared/') || (isDynamic && target.startsWith('client/islands/')),
  client: (target) => target.startsWith('shared/') || target.startsWith('views/'),
  server: (target, source) =>
    target.startsWith('shared/') ||
    target.startsWith('views/') ||
    (source === 'server/start.ts' && target.startsWith('upstream/')),
  upstream: (target) =>
    target.startsWith('shared/contract/') ||
    ['dates.ts', 'html.ts', 'i18n/languages.ts', 'money.ts', 'text.ts'].includes(
      target.replace(/^shared\//, ''),
    ),
};

interface Import {
  source: string;
  target: string;
  isDynamic: boolean;
  isType: boolean;
}

function importsOf(source: string): Import[] {
  const text = readFileSync(join(root, source), 'utf8');
  const found = [
    ...text.matchAll(/^(?:import|export)(?<type> type)?[^;]*? from '(?<path>\.[^']+)'/gm),
    ...text.matchAll(/^import '(?<path>\.[^']+)'/gm),
    ...text.matchAll(/(?<dynamic>import)\('(?<path>\.[^']+)'\)/g),
  ];
  return found.map(({ groups = {} }) => ({
    source,
    target: relative(root, join(root, dirname(source), groups.path ?? '')),
    isDynamic: groups.dynamic !== undefined,
    isType: groups.type !== undefined,
  }));
}

const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
const imports = files.flatMap(importsOf);

describe('The folders', () => {
  it('are read: files and imports are found', () => {
    expect(files.length).to.be.greaterThan(100);
    expect(imports.length).to.be.greaterThan(files.length);
  });

  it('import one way: shared ← views ← server, client; upstream sees only the contract', () => {
    const wrong = imports.filter(({ source, target, isDynamic, isType }) => {
      const folder = source.split('/')[0] ?? '';
      if (target.startsWith(`${folder}/`)) return false;
      if (isType && target.startsWith('views/') && folder === 'client') return false;
      return !allowed[folder]?.(target, source, isDynamic);
    });
    expect(wrong.map(({ source, target }) => `${source} imports ${target}`)).to.deep.equal([]);
  });

  it('keep zod out of what the browser loads with a page: rules of forms come when they are needed', () => {
    const browser = imports.filter(
      ({ source, isType, isDynamic, target }) =>
        /^(?:views|client|shared\/(?!contract))/.test(source) &&
        !isType &&
        !isDynamic &&
        target.startsWith('shared/contract/'),
    );
    const free = [
      'constants.ts',
      'field-problems.ts',
      'integrity.ts',
      'own-path.ts',
      'selectors.ts',
    ].map((name) => `shared/contract/${name}`);
    const wrong = browser.filter(({ target }) => !free.includes(target));
    expect(wrong.map(({ source, target }) => `${source} imports ${target}`)).to.deep.equal([]);
  });

  it('read the environment in the two config.ts only', () => {
    const reading = files.filter((file) =>
      readFileSync(join(root, file), 'utf8').includes('process.env'),
    );
    expect(reading.sort()).to.deep.equal([
      'server/config.ts',
      'server/index.ts',
      'upstream/config.ts',
    ]);
  });
});

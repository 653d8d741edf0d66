import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { root } from '../support/site.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');
const { scripts } = JSON.parse(read('package.json'));

describe('README.md', () => {
  it('names files and folders that exist', () => {
    const spans = [...readme.matchAll(/`([^`\n]+)`|!\[[^\]]*\]\(([^)]+)\)/g)].map(
      ([, code, link]) => code ?? link ?? '',
    );
    const paths = spans.filter((span) =>
      /^\.?[\w-]+(?:\/[\w.-]+)+$|^[\w-]+\.(?:md|json|ts|tsx|mjs)$|^\.env\.example$/.test(span),
    );
    expect(paths.length).to.be.greaterThan(25);
    const made = ['dist', 'var'];
    const here = (path: string) =>
      existsSync(join(root, path)) || made.includes(path) || path === 'item.yaml';
    expect(paths.filter((path) => !path.startsWith('/') && !here(path))).to.deep.equal([]);
  });

  it('names commands that exist', () => {
    const commands = [...readme.matchAll(/npm (?:run )?(start|test|(?<=run )[\w-]+)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(commands.length).to.be.greaterThan(8);
    expect(commands.filter((name) => !(name in scripts))).to.deep.equal([]);
    for (const name of Object.keys(scripts)) expect(commands).to.include(name);
  });

  it('and .env.example name every setting that the programs read', () => {
    const configs = read('server/config.ts') + read('upstream/config.ts');
    const settings = new Set(
      [...configs.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name ?? ''),
    );
    const example = new Set(
      [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name ?? ''),
    );
    settings.delete('DATABASE_URL');
    expect([...example].sort()).to.deep.equal([...settings].sort());
    for (const name of settings) expect(readme).to.include(`\`${name}\``);
  });
});

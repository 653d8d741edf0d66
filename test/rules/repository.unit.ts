import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { root } from '../support/site.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|scss)$/.test(file) && !file.startsWith('upstream/content/'));

describe('The sources', () => {
  it('are small files: none over 250 lines, half of them at most 60', () => {
    const lengths = files
      .map((file) => ({
        file,
        lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1,
      }))
      .sort((one, other) => one.lines - other.lines);
    const own = lengths.filter(({ file }) => !/^(?:test\/|build\.mjs)/.test(file));
    expect(own.filter(({ lines }) => lines > 250)).to.deep.equal([]);
    expect(own[Math.floor(own.length / 2)]?.lines).to.be.at.most(60);
  });

  it('leave nothing in the browser’s files that belongs to the servers', () => {
    const folder = join(root, 'dist/client/assets');
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(scripts.length).to.be.greaterThan(10);
    for (const file of scripts) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text, file).to.not.match(
        /UPSTREAM_KEY|x-signature|createHmac|["']node:|sourceMappingURL/i,
      );
    }
    // The rules of forms come with zod in one script of their own, which no page loads at first.
    const withZod = scripts.filter((file) =>
      /ZodError/.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(withZod).to.have.length(1);
    const manifest = readFileSync(join(root, 'dist/client/manifest.json'), 'utf8');
    for (const file of withZod) expect(manifest).to.not.include(file);
    expect(readdirSync(folder).filter((file) => file.endsWith('.map'))).to.deep.equal([]);
  });
});

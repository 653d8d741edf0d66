import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { root } from '../support/site.ts';

/** What a newcomer has: the files of the repository, nothing installed, nothing built, none of our variables. */
async function cloneFresh(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kwabo-clone-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  return folder;
}

interface Run {
  child: ChildProcess;
  output(): string;
  /** Resolves with the first match in what the program says; rejects when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  ended: Promise<number | null>;
}

function run(folder: string, args: string[], env: Record<string, string>): Run {
  const { PATH = '', HOME = '' } = process.env;
  // The system's own Node and npm, as a newcomer has them: not the one that runs this test.
  const path = PATH.split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':');
  const browser = process.env.PUPPETEER_EXECUTABLE_PATH ?? '';
  const child = spawn('npm', args, {
    cwd: folder,
    env: { PATH: path, HOME, PUPPETEER_EXECUTABLE_PATH: browser, ...env },
    detached: true,
  });
  let output = '';
  const onText: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      for (const look of onText) look();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    ended,
    output: () => output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found);
        };
        onText.push(look);
        look();
        ended.then((code) => reject(new Error(`ended with ${code}:\n${output}`)));
      }),
  };
}

/** As Ctrl+C does: to the whole group. */
const interrupt = ({ child }: Run) => process.kill(-(child.pid ?? 0), 'SIGINT');

describe('On a fresh clone', function () {
  this.timeout(300_000);
  let folder: string;
  before(async () => {
    folder = await cloneFresh();
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('npm start installs, builds, fills the database and serves, until Ctrl+C stops it cleanly', async () => {
    const start = run(folder, ['start'], { PORT: '0' });
    const [, address = ''] = await start.says(
      /is at (http:\/\/localhost:\d+) \(stop it with Ctrl\+C\)/,
    );
    expect(start.output()).to.match(/content: 5 destinations, 4 packages, 3 guides/);
    const reply = await fetch(address);
    expect(reply.status).to.equal(200);
    expect(await reply.text()).to.include('<html lang="en">');
    interrupt(start);
    await start.ended;
    expect(start.output()).to.not.match(
      /npm warn (?!Unknown user config)|Error|DeprecationWarning/,
    );
  });

  it('a second npm start neither installs, nor builds, nor imports again', async () => {
    const start = run(folder, ['start'], { PORT: '0' });
    const [, address = ''] = await start.says(/is at (http:\/\/localhost:\d+)/);
    expect((await fetch(`${address}/destination/ganvie?lang=fr`)).status).to.equal(200);
    expect(start.output()).to.not.match(/Installing|Building/);
    interrupt(start);
    await start.ended;
  });

  it('npm start names every wrong setting and stops', async () => {
    const start = run(folder, ['start'], {
      PORT: 'x',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://nowhere',
    });
    expect(await start.ended).to.not.equal(0);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) {
      expect(start.output()).to.match(new RegExp(`^${name}: `, 'm'));
    }
    expect(start.output()).to.not.match(/at .*\.(?:ts|js|mjs):\d+/);
  });

  it('npm test runs what it is asked to and says how many passed', async () => {
    const test = run(folder, ['test', '--', 'test/server/config.unit.ts'], {});
    expect(await test.ended, test.output()).to.equal(0);
    expect(test.output().trim().split('\n').at(-1)).to.match(/^[1-9]\d* passed, 0 failed$/);
  });

  it('npm run content says what it imported, or file and line of what is wrong', async () => {
    const good = run(folder, ['run', 'content'], {});
    expect(await good.ended, good.output()).to.equal(0);
    expect(good.output()).to.match(/content: 5 destinations/);
    await rm(join(folder, 'upstream/content/guides/romain-adjovi/de.md'));
    const bad = run(folder, ['run', 'content'], {});
    expect(await bad.ended).to.not.equal(0);
    expect(bad.output()).to.match(/guides\/romain-adjovi\S*:\d+: .*\n(?:.*\n)*.*nothing imported/);
  });
});

// `npm test`: installs, builds and finds a browser where needed, then runs all suites. Arguments go to mocha, so that
// `npm test -- test/views/home.http.ts` runs one file. Runs on Node 20 with nothing installed.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from '../server/install.mjs';

install();
const { isStale } = await import('../build.mjs');
if (isStale()) {
  const { status } = spawnSync(node, [join(root, 'build.mjs')], { stdio: 'inherit', cwd: root });
  if (status !== 0) process.exit(status ?? 1);
}
const { findBrowser } = await import('./support/find-browser.mjs');
const env = { ...process.env, NODE_ENV: 'test', PUPPETEER_EXECUTABLE_PATH: await findBrowser() };

const asked = process.argv.slice(2);
const suites = asked.length > 0 ? asked : ['test/**/*.{unit,http,browser}.{ts,tsx}'];
const mocha = spawn(node, [join(root, 'node_modules/mocha/bin/mocha.js'), ...suites], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'pipe'],
});
const result = /^(\d+) passed, (\d+) failed$/;
let [passed, failed] = [0, 0];
let unfinished = '';
mocha.stdout.setEncoding('utf8').on('data', (text) => {
  const lines = (unfinished + text).split('\n');
  unfinished = lines.pop() ?? '';
  for (const line of lines) {
    const found = result.exec(line);
    if (found) [passed, failed] = [Number(found[1]), Number(found[2])];
    // All is said: what keeps the process alive now is a server or a browser that a test has forgotten.
    if (found) setTimeout(() => mocha.kill('SIGKILL'), 15_000).unref();
    else process.stdout.write(`${line}\n`);
  }
});
// Nothing may be said on stderr: a warning of React or Node is a failure like any other.
let complaints = '';
mocha.stderr.setEncoding('utf8').on('data', (text) => {
  complaints += text;
  process.stdout.write(text);
});
mocha.on('close', (code) => {
  if (complaints) failed += 1;
  else if (code !== 0 && failed === 0) failed = 1;
  if (complaints) process.stdout.write('\nThe suites wrote to stderr, see above.\n');
  process.stdout.write(`${unfinished}${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
});

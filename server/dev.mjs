// `npm run dev`: builds, runs, and does both again on every change; open pages reload by themselves.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { install, node, programArguments, root } from './install.mjs';

install();
const FOLDERS = ['server', 'client', 'shared', 'views', 'locales', 'upstream'];
const SETTLED = 150;
let server;
let timer;
let running = Promise.resolve();

async function run() {
  const isBuilt = await finished(
    spawn(
      node,
      ['-e', "import('./build.mjs').then((b) => b.build({ development: true }))"],
      options(),
    ),
  );
  if (!isBuilt) return;
  if (server) await stop(server);
  const env = { ...process.env, NODE_ENV: 'development' };
  server = spawn(node, programArguments('index'), { ...options(), env });
}

const options = () => ({ stdio: 'inherit', cwd: root });
const finished = (child) =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));

async function stop(child) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await finished(child);
}

function changed() {
  clearTimeout(timer);
  timer = setTimeout(() => (running = running.then(run)), SETTLED);
}

for (const folder of FOLDERS) watch(join(root, folder), { recursive: true }, changed);
process.on('SIGINT', () => (server ? stop(server).then(() => process.exit(0)) : process.exit(0)));
running = running.then(run);

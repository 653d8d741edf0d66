// `npm start`: installs and builds what is missing, then runs the site. Runs on Node 20 with nothing installed.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, node, programArguments, root } from './install.mjs';

install();
const { isStale } = await import(pathToFileURL(join(root, 'build.mjs')).href);
if (isStale()) {
  process.stdout.write('Building …\n');
  const { status } = spawnSync(node, [join(root, 'build.mjs')], { stdio: 'inherit', cwd: root });
  if (status !== 0) process.exit(status ?? 1);
}

const [script = 'index'] = process.argv.slice(2);
const child = spawn(node, programArguments(script), { stdio: 'inherit', cwd: root });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

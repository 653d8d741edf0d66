// Installs the packages of package-lock.json where they are missing or older. Runs on Node 20 with nothing installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

/** The Node that the project brings along, see "Decisions" in README.md. */
export const node = join(
  root,
  'node_modules/.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);

/** What Node needs to run a built program of ours: readable stacks, and the settings of `.env` where there is one. */
export function programArguments(name) {
  const env = join(root, '.env');
  const settings = existsSync(env) ? [`--env-file=${env}`] : [];
  return ['--enable-source-maps', ...settings, join(root, `dist/server/${name}.js`)];
}

export function install() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const isCurrent =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  if (isCurrent) return;
  process.stdout.write('Installing packages …\n');
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(command, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    cwd: root,
  });
  if (status !== 0) process.exit(status ?? 1);
}

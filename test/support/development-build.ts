import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './site.ts';

const FOLDER = 'var/development-build';

/** Builds the site as `npm run dev` does, beside the real build; answers its folder. */
export async function buildForDevelopment(): Promise<string> {
  const script = "import('./build.mjs').then(({ build }) => build({ development: true }))";
  const env = { ...process.env, BUILD_FOLDER: FOLDER };
  await promisify(execFile)(process.execPath, ['-e', script], { cwd: root, env });
  return FOLDER;
}

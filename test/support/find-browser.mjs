import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the tests: the one that is named, the system's, or one that is installed now. */
export async function findBrowser() {
  const named = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (named) return named;
  const found = SYSTEM.find((path) => existsSync(path));
  if (found) return found;
  return installFromDebian() ?? installFromPuppeteer();
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write('Installing Chromium for the tests (apt-get) …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) process.stdout.write(stdout + stderr);
  }
  return SYSTEM.find((path) => existsSync(path));
}

async function installFromPuppeteer() {
  process.stdout.write('Installing Chrome for the tests (puppeteer) …\n');
  const { Browser, computeExecutablePath, detectBrowserPlatform, install, resolveBuildId } =
    await import('@puppeteer/browsers');
  const { homedir } = await import('node:os');
  const platform = detectBrowserPlatform();
  const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
  const options = { browser: Browser.CHROME, buildId, cacheDir: `${homedir()}/.cache/puppeteer` };
  await install(options);
  return computeExecutablePath(options);
}

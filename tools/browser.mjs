// Finds or installs a browser for the tests; runs on Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localEnvironment, localNode, ROOT } from './install.mjs';

// The headless shell is the same engine without a user interface, and needs a third less CPU time.
const SYSTEM = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
].map((name) => `/usr/bin/${name}`);

function run(command, args) {
  return (
    spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: localEnvironment() })
      .status === 0
  );
}

/** Returns whether a browser really starts; it may lack shared libraries. */
function works(path) {
  return (
    spawnSync(path, ['--headless', '--no-sandbox', '--disable-gpu', '--version'], { timeout: 30_000 })
      .status === 0
  );
}

function playwrightsOwn() {
  const ask = "import { chromium } from 'playwright'; process.stdout.write(chromium.executablePath())";
  const { stdout } = spawnSync(localNode(), ['--input-type=module', '-e', ask], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout;
}

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, the system's, Playwright's own, or, as root on Debian, the
 * distribution's package with Chinese fonts, which it installs.
 * @returns its path, or undefined if there is none.
 */
export function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  const present = [named, ...SYSTEM].find((path) => path !== undefined && existsSync(path) && works(path));
  if (present !== undefined) return present;

  const own = playwrightsOwn();
  const isRoot = process.getuid?.() === 0;
  if (existsSync(own) && works(own)) return own;
  console.log('Fetching a browser …');
  if (
    run(localNode(), [join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium']) &&
    existsSync(own) &&
    works(own)
  )
    return own;
  if (!isRoot || !existsSync('/usr/bin/apt-get') || !run('apt-get', ['update'])) return undefined;
  // Older releases of Debian have no package of the headless shell.
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((name) =>
    run('apt-get', ['install', '-y', name, 'fonts-noto-cjk']),
  );
  return isInstalled ? SYSTEM.find((path) => existsSync(path) && works(path)) : undefined;
}

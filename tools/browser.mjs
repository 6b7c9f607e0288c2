// Finds or fetches a browser for the tests; runs on Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localEnvironment, localNode, ROOT } from './install.mjs';

// The shell is the same engine without windows and menus, and takes a third less of the processor.
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

/** Tells whether a browser really starts: it may be there without the libraries it needs. */
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
 * Finds a Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's own, and as root on Debian
 * the distribution's package, with the fonts that Chinese needs.
 * @returns its path, or undefined when none could be had.
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
  // Older releases have no package of the shell.
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((name) =>
    run('apt-get', ['install', '-y', name, 'fonts-noto-cjk']),
  );
  return isInstalled ? SYSTEM.find((path) => existsSync(path) && works(path)) : undefined;
}

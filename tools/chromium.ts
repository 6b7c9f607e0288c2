import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/**
 * `npm test` passes the path of the browser it found; otherwise the system's is used, preferably the headless
 * shell.
 */
const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/**
 * Launch options: the system's Chromium if there is one, else Playwright's own; muted and without a sandbox, as
 * CI requires.
 */
export const chromiumLaunch = {
  ...(chromium !== undefined && existsSync(chromium) ? { executablePath: chromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
} satisfies LaunchOptions;

/**
 * Compiles scripts on first execution. A test runs most scripts only a few times, so this is faster than
 * interpreting them first.
 */
export const COMPILED_AT_ONCE = '--always-sparkplug';

/** `chromiumLaunch` with options for tests; measurements use the browser's defaults. */
export const testLaunch: LaunchOptions = {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, `--js-flags=${COMPILED_AT_ONCE}`],
};

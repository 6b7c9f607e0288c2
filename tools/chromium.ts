import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** `npm test` names the browser it found; else the system's, where there is one, as the shell without windows before the whole. */
const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** Launches the system's Chromium where there is one, else Playwright's own; silent and without a sandbox, as CI needs it. */
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

/** A test runs most scripts a few times: compiled at once as they stand, they are done sooner than interpreted first. */
export const COMPILED_AT_ONCE = '--always-sparkplug';

/** As `chromiumLaunch`, for tests; what measures a browser takes it as people have it. */
export const testLaunch: LaunchOptions = {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, `--js-flags=${COMPILED_AT_ONCE}`],
};

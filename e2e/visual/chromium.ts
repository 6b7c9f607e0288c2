import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const systemChromium = '/usr/bin/chromium';

/** Launches the system's Chromium where there is one, else Playwright's own; silent and without a sandbox, as CI needs it. */
export const chromiumLaunch: LaunchOptions = {
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
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
};

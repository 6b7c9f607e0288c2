import { defineConfig } from 'playwright/test';
import { chromiumLaunch } from './visual/chromium.ts';

/**
 * The walks of a student through the built site, each worker on a back end and a freshly
 * seeded database of its own. `@phone` marks those that a phone walks too.
 */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../.cache/e2e/results',
  // Two cores: more workers would only wait for each other.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // A walk that passes at its second try is named as flaky, with its trace, and gets mended; it does not stop others.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/e2e/report.json' }]],
  use: {
    launchOptions: chromiumLaunch,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording costs a third of a walk, so only a second try is recorded.
    trace: 'on-first-retry',
    actionTimeout: 15_000,
    // Nothing waits for a movement to end; the walk through the whole house sees them all.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});

import { defineConfig } from 'playwright/test';
import { DESKTOP, isOrdinaryRun, PHONE } from './fixtures/devices.ts';
import { testLaunch } from '../tools/chromium.ts';

/**
 * Walks through schools seeded only for them. They run first, since at the end one of them would run alone on a
 * single worker.
 */
const OF_OWN_SCHOOLS = ['hostile.spec.ts', 'switches.spec.ts'];
const DEFAULTS = { grepInvert: /@release/, use: DESKTOP };

/**
 * Walks of a student through the built site, each worker with a back end and a freshly seeded database of its
 * own. `@phone` marks walks that also run on a phone, and in an ordinary run only there; `@release` those that
 * only a release needs.
 */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/globalSetup.ts',
  outputDir: '../.cache/e2e/results',
  // On two cores: two walks wait four tenths of their time, in which a third one can run.
  workers: 3,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/e2e/report.json' }]],
  use: {
    launchOptions: testLaunch,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 15_000,
    // Walks intercept and count requests, which a service worker would send instead. Its own walk enables it.
    serviceWorkers: 'block',
    // Reduced motion saves waiting for animations; one walk through the whole site runs with them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Projects do not share workers, so an ordinary run has a single project with one seeded school, and each
  // walk chooses its device by its title.
  projects: isOrdinaryRun
    ? [
        { ...DEFAULTS, name: 'own schools', testMatch: OF_OWN_SCHOOLS },
        { ...DEFAULTS, name: 'walks', testIgnore: OF_OWN_SCHOOLS },
      ]
    : [
        { name: 'desktop', use: DESKTOP },
        { name: 'phone', grep: /@phone/, use: PHONE },
      ],
});

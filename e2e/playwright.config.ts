import { defineConfig } from 'playwright/test';
import { DESKTOP, isOrdinaryRun, PHONE } from './fixtures/devices.ts';
import { testLaunch } from '../tools/chromium.ts';

/** Walks through schools that are seeded for them alone. They come first: last, one of them would be walked alone. */
const OF_OWN_SCHOOLS = ['hostile.spec.ts', 'switches.spec.ts'];
const USUAL = { grepInvert: /@release/, use: DESKTOP };

/**
 * The walks of a student through the built site, each worker on a back end and a freshly
 * seeded database of its own. `@phone` marks those that a phone walks, and in an ordinary run a phone alone; `@release`
 * those that only a release needs.
 */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/globalSetup.ts',
  outputDir: '../.cache/e2e/results',
  // On two cores: two walks wait for four tenths of their time, which a third one fills.
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
    // Walks hold and count what pages ask for, which a worker would ask for in their place. Its own walk lets it in.
    serviceWorkers: 'block',
    // Nothing waits for a movement to end; the walk through the whole house sees them all.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Workers of one project are none of another: an ordinary run has one for the seeded school, and each walk says its
  // device by its title.
  projects: isOrdinaryRun
    ? [
        { ...USUAL, name: 'own schools', testMatch: OF_OWN_SCHOOLS },
        { ...USUAL, name: 'walks', testIgnore: OF_OWN_SCHOOLS },
      ]
    : [
        { name: 'desktop', use: DESKTOP },
        { name: 'phone', grep: /@phone/, use: PHONE },
      ],
});

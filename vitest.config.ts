import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunch } from './e2e/visual/chromium.ts';
import { schoolMiddleware } from './packages/sdk/test/everywhere/schoolServer.ts';

const backendSetup = 'apps/backend/test/globalSetup.ts';
const outside = [...configDefaults.exclude, '**/.data/**', '**/.cache/**', 'e2e/specs/**'];

/** Every story in Chromium, accessibility included. */
const stories = (name: string, palettes: 'all' | 'share') => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name,
    env: { VITE_PALETTES: palettes },
    // As with the walks: what passes at its second try is mended, and stops nobody else.
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without motion, so that nothing is looked at halfway.
      provider: playwright({ launchOptions: chromiumLaunch, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/**
 * Five projects: `unit` (in Node, with jsdom where a file asks for it), `chromium` (what the SDK does
 * in Node and in a browser), `stories` (each in a share of the palettes), `palettes` (each in all of
 * them; `npm run palettes`) and `backend`
 * (the real app on a real PostgreSQL, each file on a database of its own).
 */
export default defineConfig({
  // Workspace packages are tested from their sources. At the top, since vanilla-extract's
  // own compiler reads this file and nothing of the projects.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
  test: {
    // A busy machine is no fault of the code.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, 'apps/backend/**'],
          // A document costs more than most tests: a file that needs one says `// @vitest-environment jsdom`.
          environment: 'node',
        },
      },
      {
        extends: true,
        // The page and the school come from one origin, as they do in use.
        plugins: [{ name: 'school', configureServer: ({ middlewares }) => void middlewares.use(schoolMiddleware()) }],
        test: {
          name: 'chromium',
          include: ['packages/sdk/test/everywhere/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      stories('stories', 'share'),
      stories('palettes', 'all'),
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['apps/backend/**/*.test.ts'],
          exclude: outside,
          environment: 'node',
          // Each file builds an app of its own on a database of its own; only the code is shared, which costs most to load.
          isolate: false,
          globalSetup: existsSync(backendSetup) ? [backendSetup] : [],
        },
      },
    ],
  },
});

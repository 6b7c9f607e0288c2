import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunch, COMPILED_AT_ONCE, testLaunch } from './tools/chromium.ts';

const backendSetup = 'apps/backend/test/globalSetup.ts';
/** Set for all that only a release needs; those files are called `*.release.test.ts`. */
const isRelease = process.env['TESTS_OF_A_RELEASE'] !== undefined;
const outside = [
  ...configDefaults.exclude,
  '**/.data/**',
  '**/.cache/**',
  'e2e/specs/**',
  ...(isRelease ? [] : ['**/*.release.test.ts']),
];

/** The projects that the command asks for; all without one. Storybook's plugin reads every story as soon as it is made. */
const requestedProjects = [...process.argv.join(' ').matchAll(/--project[= ](\w*)/g)].map(
  ([, start = '']) => start,
);
const isRequested = (name: string): boolean =>
  requestedProjects.length === 0 || requestedProjects.some((start) => name.startsWith(start));

/** As Node itself resolves: `module` is a bundler's, and what packages have under it need not run elsewhere. */
const nodeConditions = defaultServerConditions.filter((condition) => condition !== 'module');

/** At the costs of production, which the other tests of the back end do not pay. */
const passwords = 'apps/backend/src/platform/auth/passwords.test.ts';

/** Tests of modules that keep state, or that are replaced: each file loads them anew. */
const apart = [
  'apps/site/**/*.test.{ts,tsx}',
  'packages/ui/src/internal/warn.test.tsx',
  'packages/ui/src/RichTextEditor/late.test.tsx',
  passwords,
];

/**
 * Tests that ask for a document. A worker is of one environment: where files of both come in turns, each begins anew.
 */
const withDocument = globSync('{packages,themes}/*/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['**/node_modules/**'],
}).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('@vitest-environment jsdom'),
);

/** What a played clock stands for there: the files share a window, whose own frames hang on a real interval. */
const played = [
  'setTimeout' as const,
  'clearTimeout' as const,
  'requestAnimationFrame' as const,
  'cancelAnimationFrame' as const,
  'Date' as const,
];

const unit = (
  name: string,
  files: {
    include: string[];
    exclude: string[];
    isolate: boolean;
    pool?: 'vmThreads';
    fakeTimers?: { toFake: typeof played };
  },
) => ({
  extends: true as const,
  plugins: [react(), vanillaExtractPlugin()],
  // A document costs more than most tests: a file that needs one says `// @vitest-environment jsdom`.
  test: { name, ...files, environment: 'node' },
});

/**
 * Every story in Chromium, accessibility included. In an ordinary run files share a page: a fresh one for each would load
 * all that stories share anew, which takes as long as the stories themselves.
 */
const stories = (name: string, { isolate, palettes }: { isolate: boolean; palettes: 'all' | 'own' }) => ({
  extends: true as const,
  // Those tagged `release` belong to a release, which looks at all palettes.
  plugins: [
    storybookTest({ configDir: '.storybook', tags: { exclude: palettes === 'own' ? ['release'] : [] } }),
  ],
  test: {
    name,
    isolate,
    env: { VITE_PALETTES: palettes },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without motion, so that nothing is looked at halfway.
      provider: playwright({ launchOptions: testLaunch, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/**
 * Seven projects: `unit`, `unit-document` and `unit-apart` (in Node, with jsdom where a file asks for it), `chromium`
 * (what the SDK does in Node and in a browser), `stories` (each in a palette of its own), `palettes` (each in all of
 * them; `npm run palettes`) and `backend` (the real app on a real PostgreSQL, each file on a database of its own).
 */
export default defineConfig({
  // Workspace packages are tested from their sources. At the top, since vanilla-extract's
  // own compiler reads this file and nothing of the projects.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ['source', ...nodeConditions] } } },
  test: {
    // A busy machine is no fault of the code.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Vitest leaves one core free otherwise, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      unit('unit', {
        include: ['**/*.test.{ts,tsx}'],
        exclude: [...outside, ...apart, ...withDocument, 'apps/backend/**', 'bench/volume/**'],
        isolate: false,
      }),
      unit('unit-document', {
        include: withDocument,
        exclude: [...outside, ...apart],
        isolate: false,
        fakeTimers: { toFake: played },
      }),
      // A fresh context costs a third of a fresh process: jsdom is loaded once.
      unit('unit-apart', { include: apart, exclude: outside, isolate: true, pool: 'vmThreads' }),
      {
        extends: true,
        test: {
          name: 'chromium',
          include: ['packages/sdk/test/everywhere/*.test.ts'],
          globalSetup: ['packages/sdk/test/everywhere/school.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      ...(isRequested('stories') ? [stories('stories', { isolate: false, palettes: 'own' })] : []),
      ...(isRequested('palettes') ? [stories('palettes', { isolate: true, palettes: 'all' })] : []),
      {
        extends: true,
        resolve: {
          alias: { './passwordCosts.ts': join(import.meta.dirname, 'apps/backend/test/passwordCosts.ts') },
        },
        test: {
          name: 'backend',
          include: ['apps/backend/**/*.test.ts', 'bench/volume/*.test.ts'],
          exclude: [...outside, passwords],
          environment: 'node',
          execArgv: [COMPILED_AT_ONCE],
          // Each file builds an app of its own on a database of its own; only the code is shared, which costs most to load.
          isolate: false,
          globalSetup: existsSync(backendSetup) ? [backendSetup] : [],
        },
      },
    ],
  },
});

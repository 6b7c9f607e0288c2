import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, mergeConfig, type Plugin } from 'vite';
import { docgen } from './docs/docgen.ts';
import { indexedInBoth } from './docs/indexedInBoth.ts';
import { mswWorker } from './mswWorker.ts';

/**
 * Styles are evaluated in a Vite server of their own. Its hot updates reach nobody, but it would listen on
 * every network address of the machine.
 */
const withoutSocket: Plugin = {
  name: 'lectern:without-socket',
  config: ({ server }) => (server?.hmr === false ? { server: { ws: false } } : undefined),
};

/**
 * A single Storybook for all packages. Workspace packages are resolved to their sources (condition `source`).
 * vanilla-extract evaluates styles in Vite's `ssr` environment, which needs the same condition, or variables
 * would get two names.
 */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './lab/**/*.stories.tsx',
    '../themes/src/**/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  experimental_indexers: (indexers = []) => indexers.map(indexedInBoth),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // Before the addons' annotations, so that a story has settled when they check it.
  previewAnnotations: (entries = []) => [join(import.meta.dirname, 'settle.ts'), ...entries],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The checklist is for new projects and irrelevant to readers.
  features: { sidebarOnboardingChecklist: false },
  // Replaced by `docgen`, which also finds components rendered through a portal, and only reads those of ui.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Tests do not use the props tables.
      plugins: [
        ...(process.env['VITEST'] === undefined ? [docgen()] : []),
        react(),
        vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === withoutSocket.name }),
        withoutSocket,
        mswWorker(),
      ],
      resolve: { conditions: ['source', ...defaultClientConditions] },
      environments: { ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
      // Only stories are scanned for dependencies; one that is found later would reload a running test.
      optimizeDeps: {
        include: [
          '@storybook/addon-a11y/preview',
          'msw-storybook-addon/csf3',
          'msw/browser',
          'react-dom/server',
        ],
      },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;

import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, mergeConfig, type Plugin } from 'vite';
import { docgen } from './docs/docgen.ts';
import { indexedInBoth } from './docs/indexedInBoth.ts';
import { mswWorker } from './mswWorker.ts';

/**
 * Styles are evaluated in a server of their own, which tells nobody of hot updates, and would yet wait for listeners on
 * every address of the machine.
 */
const withoutSocket: Plugin = {
  name: 'lectern:without-socket',
  config: ({ server }) => (server?.hmr === false ? { server: { ws: false } } : undefined),
};

/**
 * One Storybook over every package. Workspace packages are read from their
 * sources (condition `source`); vanilla-extract evaluates styles in Vite's `ssr`
 * environment, which needs the same condition or it would name variables twice.
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
  // Before what the addons add, so that a story has settled when they check it.
  previewAnnotations: (entries = []) => [join(import.meta.dirname, 'settle.ts'), ...entries],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Whoever chooses a theme here has no first component to render.
  features: { sidebarOnboardingChecklist: false },
  // In its place stands `docgen`, which finds components that draw through a portal, and reads those of ui alone.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Tests look at no table of props.
      plugins: [
        ...(process.env['VITEST'] === undefined ? [docgen()] : []),
        react(),
        vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === withoutSocket.name }),
        withoutSocket,
        mswWorker(),
      ],
      resolve: { conditions: ['source', ...defaultClientConditions] },
      environments: { ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
      // Only stories are scanned for dependencies; one found later would reload a running test.
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

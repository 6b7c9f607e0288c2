import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOADER = fileURLToPath(new URL('../src/shared/deferred/loadFiles.ts', import.meta.url));

/** Replaces Vite's loader of lazy chunks with the site's own. */
export const loader: Plugin = {
  name: 'lectern:loader',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { loadFiles as __vitePreload } from ${JSON.stringify(LOADER)};`,
  },
};

import type { InlineConfig, Plugin } from 'vite';

/** Empties the reply descriptions: the worker decodes no replies, and its code is parsed again at each start. */
const withoutReplies: Plugin = {
  name: 'lectern:no-replies',
  enforce: 'pre',
  transform: { filter: { id: /\.reply\.gen\.ts$/ }, handler: (code) => code.replace(/= '.*';$/gm, "= '';") },
};

/**
 * Builds the service worker: two files without imports, at the root of the site, since a worker's scope is the
 * folder it is in. Their names have no hash, because browsers check for updates under the same name.
 */
export const worker: InlineConfig = {
  root: `${import.meta.dirname}/..`,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [withoutReplies],
  resolve: { conditions: ['source', 'module', 'browser'] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: { sw: 'worker/sw.ts', farewell: 'worker/farewell.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
};

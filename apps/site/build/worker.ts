import type { InlineConfig, Plugin } from 'vite';

/** The worker reads no reply, so what says how to stays out of it: it is read anew at each start of the worker. */
const withoutReplies: Plugin = {
  name: 'lectern:no-replies',
  enforce: 'pre',
  transform: {
    filter: { id: /\.reply\.gen\.ts$/ },
    handler: (code) => code.replace(/= '.*';$/gm, "= '';"),
  },
};

/**
 * How the service worker is built: two files without imports, at the root of the site, since a worker is there for what
 * lies below it. Their names stay, as the browser asks for them again by those.
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

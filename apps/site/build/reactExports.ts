import type { Plugin } from 'vite';

const MODULES: ReadonlyMap<string, () => Promise<object>> = new Map<string, () => Promise<object>>([
  ['react', () => import('react')],
  ['react/jsx-runtime', () => import('react/jsx-runtime')],
  ['react-dom', () => import('react-dom')],
]);
const PREFIX = '\0exports-of:';

/**
 * Gives the site's modules React's functions as exports. React is CommonJS, so otherwise every module looks it
 * up for itself, and every call goes through its object: `(0, react.useState)()`.
 */
export const reactExports: Plugin = {
  name: 'lectern:react-exports',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react/ },
    handler(source, importer) {
      // Libraries import React as a whole, which would keep every export.
      const isOfSite = importer !== undefined && !/^\0|[\\/]node_modules[\\/]/.test(importer);
      return isOfSite && MODULES.has(source) ? PREFIX + source : undefined;
    },
  },
  load: {
    filter: { id: new RegExp(`^${PREFIX}`) },
    async handler(id) {
      const source = id.slice(PREFIX.length);
      const names = Object.keys((await MODULES.get(source)?.()) ?? {});
      return [
        `import found from '${source}';`,
        ...names
          .filter((name) => /^\w+$/.test(name) && name !== 'default')
          .map((name) => `export const ${name} = found.${name};`),
      ].join('\n');
    },
  },
};

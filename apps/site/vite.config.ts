import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { chunks, LATE_STYLES } from './build/chunks.ts';
import { classNameOf } from './build/classNames.ts';
import { compiledEarly } from './build/compiledEarly.ts';
import { icons } from './build/icons.ts';
import { loader } from './build/loader.ts';
import { plainStart, startFiles } from './build/plainStart.ts';
import { reactExports } from './build/reactExports.ts';
import { routeRows } from './build/routeRows.ts';

// vanilla-extract compiles in Vite's ssr environment, which does not inherit `resolve.conditions`: both must
// contain `source`, or the generated class names differ.
const conditions = ['source'];

/** Minifies inline scripts, which are sent with every page. */
const smallInlineScripts: Plugin = {
  name: 'lectern:small-inline-scripts',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replace(/(<script>)([\s\S]*?)(<\/script>)/g, (_, open: string, code: string, close: string) => {
      const { code: small } = minifySync('inline.js', code, { module: false });
      return `${open}${small.trim()}${close}`;
    }),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: classNameOf }),
    smallInlineScripts,
    icons,
    loader,
    ...routeRows,
    plainStart,
    reactExports,
    compiledEarly,
  ],
  resolve: {
    conditions: [...conditions, 'module', 'browser', 'development|production'],
    // React has had this hook since 18; wouter depends on a shim for older versions.
    alias: [
      { find: /^use-sync-external-store\/shim(\/.*)?$/, replacement: 'react' },
      { find: /^(ufo|destr)$/, replacement: `${import.meta.dirname}/build/plainRequests.ts` },
    ],
  },
  ssr: {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    noExternal: true,
  },
  environments: {
    ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
  },
  define:
    isSsrBuild === true
      ? // The server renders with the libraries' production builds, whatever NODE_ENV the process has.
        { 'process.env.NODE_ENV': JSON.stringify('production') }
      : // Removes React's lookup of its DevTools from production builds.
        command === 'build'
        ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }
        : {},
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          emptyOutDir: true,
          rolldownOptions: {
            input: 'src/app/server.tsx',
            output: {
              format: 'cjs',
              entryFileNames: 'server.cjs',
              chunkFileNames: '[name].cjs',
              // The site's modules run when they are first required: each page that is rendered has a fresh
              // copy.
              strictExecutionOrder: true,
              codeSplitting: {
                groups: [
                  {
                    name: 'libraries',
                    test: /node_modules[\\/](react|react-dom|scheduler|valtio|proxy-compare)[\\/]/,
                  },
                  { name: 'site', test: /./ },
                ],
              },
            },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          emptyOutDir: true,
          sourcemap: false,
          modulePreload: {
            polyfill: false,
            // Imported chunks preload their own dependencies.
            resolveDependencies: (imported, files) =>
              files.filter((file) => file !== imported && !startFiles.has(file)),
          },
          rolldownOptions: {
            // Modules copied into several chunks keep their order, and no chunk must export what is not
            // imported.
            preserveEntrySignatures: false,
            // Libraries call these while loading; unused results, such as wouter's own link, can be dropped.
            treeshake: { manualPureFunctions: ['createContext', 'forwardRef'] },
            output: {
              // A name before each hash would cost the first page seven bytes per file, compressed.
              chunkFileNames: 'assets/[hash].js',
              // By this prefix the delivered page recognises the sheet that may be loaded late.
              assetFileNames: ({ names }) =>
                `assets/${names.includes(`${LATE_STYLES}.css`) ? `${LATE_STYLES}-` : ''}[hash][extname]`,
              strictExecutionOrder: true,
              codeSplitting: chunks,
            },
          },
        },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/s': 'http://localhost:3000',
      '/media': 'http://localhost:3000',
      '/sandbox': 'http://localhost:3000',
    },
  },
}));

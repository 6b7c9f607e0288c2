import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { chunks, LATE_STYLES } from './build/chunks.ts';
import { compiledEarly } from './build/compiledEarly.ts';
import { icons } from './build/icons.ts';
import { loader } from './build/loader.ts';
import { plainStart, startFiles } from './build/plainStart.ts';
import { routeRows } from './build/routeRows.ts';

// vanilla-extract compiles in Vite's ssr environment, which does not inherit
// `resolve.conditions`: both must name `source`, or names differ between the two.
const conditions = ['source'];

/** What stands inline is sent with every page. */
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
    vanillaExtractPlugin(),
    smallInlineScripts,
    icons,
    loader,
    ...routeRows,
    plainStart,
    compiledEarly,
  ],
  resolve: {
    conditions: [...conditions, 'module', 'browser', 'development|production'],
    // React has this hook of its own since 18; wouter brings a stand-in for older ones.
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
      ? // The server's pages are drawn by the libraries' builds for use, whatever the process is told.
        { 'process.env.NODE_ENV': JSON.stringify('production') }
      : // No student's page looks for React's tools of development.
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
              // Modules of the site run when they are first asked for: each page that is drawn has a copy of its own.
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
            // What is imported asks for itself.
            resolveDependencies: (imported, files) =>
              files.filter((file) => file !== imported && !startFiles.has(file)),
          },
          rolldownOptions: {
            // Copies of a module in several files keep their order, and no file needs to export what nobody takes.
            preserveEntrySignatures: false,
            // Libraries call them as they load; what nobody takes of it, as wouter's own link, stays out.
            treeshake: { manualPureFunctions: ['createContext', 'forwardRef'] },
            output: {
              // A name in front of each hash would cost the first page seven bytes a file, packed.
              chunkFileNames: 'assets/[hash].js',
              // The page that is delivered tells by it which sheet may come late.
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

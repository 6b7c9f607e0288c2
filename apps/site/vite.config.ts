import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// vanilla-extract compiles in Vite's ssr environment, which does not inherit
// `resolve.conditions`: both must name `source`, or names differ between the two.
const conditions = ['source'];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    conditions: [...conditions, 'module', 'browser', 'development|production'],
    // React has this hook of its own since 18; wouter brings a stand-in for older ones.
    alias: [{ find: /^use-sync-external-store\/shim(\/.*)?$/, replacement: 'react' }],
  },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] }, noExternal: true },
  environments: {
    ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
  },
  build: isSsrBuild === true
    ? { outDir: 'dist/server', emptyOutDir: true, rolldownOptions: { input: 'src/server.tsx', output: { entryFileNames: 'server.js' } } }
    : { outDir: 'dist/client', manifest: true, emptyOutDir: true, sourcemap: false, modulePreload: { polyfill: false },
        // Two files to the first page: the libraries, which seldom change, and the site itself.
        rolldownOptions: {
          output: {
            // A name in front of each hash would cost the first page seven bytes a file, packed.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/]\.pnpm[\\/](react|react-dom|scheduler|valtio|proxy-compare|wouter|regexparam|use-sync-external-store)@/, priority: 2 },
                { name: 'site', tags: ['$initial'], priority: 1 },
                // What nearly every other page needs, in one file instead of many tiny ones. Nothing of Radix.
                { name: 'common', test: /(themes[\\/]src[\\/](base|header|footer|schools)|sdk[\\/]src[\\/]core|site[\\/]src[\\/](boot|i18n|safety)|ui[\\/]src[\\/](Button|Spinner|Skeleton|Breadcrumb|icon|warm))[\\/](?!.*\.css\.ts)/, priority: 0 },
                // A file of some hundred bytes costs the first page its name, which it must know to fetch it.
                { name: 'common', test: /(sockets[\\/]signals|session[\\/]work|login[\\/]loggedIn|footers[\\/]parts[\\/]flag|endpoints[\\/]sso[\\/]sso|shell[\\/]Page|Price[\\/]money)\.tsx?$/, priority: 0 },
                // Fields stand in few forms without each other.
                { name: 'fields', test: /ui[\\/]src[\\/]fields[\\/](FieldShell|TextField|useAfterPress)/, priority: 0 },
                // What the delivered page shows brings its style with the page, also where its code comes later.
                { name: 'site', test: /(features[\\/]home|ui[\\/]src[\\/](footers|CourseCard|Price|Progress|Badge))[\\/].*\.css\.ts/, priority: 1 },
              ],
            },
          },
        },
      },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/s': 'http://localhost:3000', '/media': 'http://localhost:3000', '/sandbox': 'http://localhost:3000' } },
}));

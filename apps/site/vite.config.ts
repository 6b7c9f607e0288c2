import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';

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

/** A pattern that fits where any of some fits. */
const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), smallInlineScripts],
  resolve: {
    conditions: [...conditions, 'module', 'browser', 'development|production'],
    // React has this hook of its own since 18; wouter brings a stand-in for older ones.
    alias: [{ find: /^use-sync-external-store\/shim(\/.*)?$/, replacement: 'react' }],
  },
  ssr: {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    noExternal: true,
  },
  environments: {
    ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
  },
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          emptyOutDir: true,
          rolldownOptions: { input: 'src/app/server.tsx', output: { entryFileNames: 'server.js' } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          emptyOutDir: true,
          sourcemap: false,
          modulePreload: { polyfill: false },
          // Two files to the first page: the libraries, which seldom change, and the site itself.
          rolldownOptions: {
            input: { index: 'index.html', preload: 'src/app/preload.ts' },
            output: {
              // A name in front of each hash would cost the first page seven bytes a file, packed.
              chunkFileNames: 'assets/[hash].js',
              assetFileNames: 'assets/[hash][extname]',
              codeSplitting: {
                groups: [
                  // What runs before the libraries have arrived must not import them.
                  {
                    name: 'preload',
                    test: /site[\\/]src[\\/](app[\\/](preload|routes[\\/]routes)|features[\\/](?!home)\w+[\\/]routes)\.ts$/,
                    priority: 4,
                  },
                  {
                    name: 'base',
                    test: anyOf(
                      /node_modules[\\/]\.pnpm[\\/]regexparam@/,
                      /site[\\/]src[\\/]app[\\/]routes[\\/]parser\.ts$/,
                      /site[\\/]src[\\/](shared[\\/](routes[\\/](address|screen)|deferred[\\/]fullStyles))\.ts$/,
                      /preload-helper/,
                      /rolldown[\\/]runtime/,
                    ),
                    priority: 5,
                  },
                  {
                    name: 'react',
                    test: /node_modules[\\/]\.pnpm[\\/](react|react-dom|scheduler|valtio|proxy-compare|wouter|use-sync-external-store)@/,
                    priority: 2,
                  },
                  { name: 'site', tags: ['$initial'], priority: 1 },
                  // What nearly every other page needs, in one file instead of many tiny ones. Nothing of Radix. A file of some
                  // hundred bytes costs the first page its name, which it must know to fetch it.
                  {
                    name: 'common',
                    test: anyOf(
                      /(themes[\\/]src[\\/](base|header|footer|schools)|sdk[\\/]src[\\/]core)[\\/](?!.*\.css\.ts)/,
                      /(site[\\/]src[\\/](app[\\/]start|shared[\\/](client|deferred|i18n|safety)))[\\/](?!.*\.css\.ts)/,
                      /ui[\\/]src[\\/](Button|Spinner|Skeleton|Breadcrumb|icon|warm|CourseCard|Price)[\\/](?!.*\.css\.ts)/,
                      /ui[\\/]src[\\/](Progress|Badge|Avatar|EmptyState|Pagination|FilterChips|Card|countdown)[\\/](?!.*\.css\.ts)/,
                      /(ui[\\/]src[\\/](Avatar|EmptyState|Pagination|FilterChips|Card)[\\/].*\.css)(\.css|\.reply\.gen)?\.tsx?$/,
                      /(sockets[\\/]signals|session[\\/]work|shared[\\/](loadable|result))(\.css|\.reply\.gen)?\.tsx?$/,
                      /(login[\\/]session[\\/]loggedIn|footers[\\/]parts[\\/]flag)(\.css|\.reply\.gen)?\.tsx?$/,
                      /(endpoints[\\/](sso[\\/]sso|shell[\\/](user|company)))(\.css|\.reply\.gen)?\.tsx?$/,
                      /(page[\\/](Page|RetryButton|ListStates|PageTabs|Facts|Reason|PendingPage))(\.css|\.reply\.gen)?\.tsx?$/,
                      /(routes[\\/](FailedPage|fallbackRoutes|oneOf|pageOf)|overlays[\\/]confirm)(\.css|\.reply\.gen)?\.tsx?$/,
                      /(student[\\/]loadUser|app[\\/](routes[\\/]seo|shell[\\/]adminCentre))(\.css|\.reply\.gen)?\.tsx?$/,
                    ),
                    priority: 0,
                  },
                  // Fields stand in few forms without each other.
                  {
                    name: 'fields',
                    test: /ui[\\/]src[\\/]fields[\\/](FieldShell|TextField|Checkbox|useAfterPress)/,
                    priority: 0,
                  },
                  {
                    name: 'personal',
                    test: /site[\\/]src[\\/]features[\\/]personal[\\/](personal\.|PersonalFrame|ListTools|SearchField)/,
                    priority: 0,
                  },
                  {
                    name: 'lowerHome',
                    test: anyOf(
                      /site[\\/]src[\\/]features[\\/]home[\\/](home\.texts|loadLearning|HomeFallback|Section|\w+Shelf)\./,
                      /endpoints[\\/]home[\\/]home\./,
                    ),
                    priority: 0,
                  },
                  {
                    name: 'login',
                    test: anyOf(
                      /site[\\/]src[\\/]features[\\/]login[\\/](login\.(texts|css)|forms[\\/]regions\.store)\.?/,
                      /site[\\/]src[\\/]shared[\\/]session[\\/]visitorRecord\.?/,
                      /(endpoints[\\/](login[\\/]login|studentInfo[\\/]studentInfo))\.?/,
                      /(ui[\\/]src[\\/]dialogs[\\/]dialogs\.(texts|css))\.?/,
                    ),
                    priority: 0,
                  },
                  // What only some visitors of the home page come to need: names of files are bytes of the first page.
                  {
                    name: 'panels',
                    test: /ui[\\/]src[\\/]headers[\\/](panels\.texts|parts[\\/](AppPanel|Drawer|SchoolLinks|UserPanel)\.)/,
                    priority: 0,
                  },
                  {
                    name: 'school',
                    test: anyOf(
                      /site[\\/]src[\\/](app[\\/]school[\\/](chooseSchool|schoolProblem|loadSchool|cachedPages|readPages|showIcon))\./,
                      /site[\\/]src[\\/](shared[\\/]school[\\/]\w+\.model|features[\\/]home[\\/]home\.model)\./,
                      /endpoints[\\/](shell[\\/]school|firstPage)/,
                    ),
                    priority: 0,
                  },
                  {
                    name: 'arrival',
                    test: /app[\\/]session[\\/]arrive|sdk[\\/]src[\\/]session[\\/](credentials|startUp)/,
                    priority: 0,
                  },
                  { name: 'dialog', test: /ui[\\/]src[\\/]Dialog[\\/]/, priority: 0 },
                  { name: 'richText', test: /ui[\\/]src[\\/]RichText[\\/]/, priority: 0 },
                  // What the delivered page shows brings its style with the page, also where its code comes later.
                  {
                    name: 'site',
                    test: /(features[\\/]home|ui[\\/]src[\\/](footers|CourseCard|Price|Progress|Badge))[\\/].*\.css\.ts/,
                    priority: 1,
                  },
                ],
              },
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

import type { Rolldown } from 'vite';

/** Files that run from top to bottom when the site starts, whatever page is asked for. */
export const STARTING: readonly string[] = ['react', 'site'];

/** What a page must be shared by, with parts that come later counted in, to come with the file that all pages have. */
const MOST_PAGES = 45;
/** The same for style sheets, which are small and cannot be copied: which one comes last says what holds. */
const MANY_PAGES = 12;

/** A pattern that fits where any of some fits. */
const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

const STYLES = /\.vanilla\.css/;

/** The file of styles that some pages share: a feature's own, or that of the components. */
const stylesOf = (id: string): string =>
  `styles-${/site[\\/]src[\\/]features[\\/](\w+)/.exec(id)?.[1] ?? 'components'}`;

/**
 * Which modules stand in which file (docs/decisions/files-of-pages.md). The home page has its libraries and the site
 * itself; all other pages share two files, and what only some of them share is copied into the file of each.
 */
export const chunks: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/]\.pnpm[\\/](react|react-dom|scheduler|valtio|proxy-compare|wouter|regexparam|use-sync-external-store)@/,
      priority: 5,
    },
    { name: 'site', tags: ['$initial'], priority: 4 },
    // What the delivered page shows brings its style with the page, also where its code comes later.
    {
      name: 'styles-of-home',
      test: /(features[\\/]home|ui[\\/]src[\\/](headers|footers|shell|CourseCard|Price|Progress|Badge))[\\/].*\.vanilla\.css/,
      priority: 5,
    },
    // How pages are found and drawn, and how they make their calls.
    {
      name: 'pages',
      test: anyOf(
        /site[\\/]src[\\/]app[\\/]routes[\\/](routes|fallbackRoutes)\.ts$/,
        /site[\\/]src[\\/]shared[\\/]client[\\/]httpClient\.ts$/,
      ),
      priority: 3,
    },
    // Parts that some pages have from the beginning and others load when they need them, together: as files of their
    // own they would be many.
    {
      name: 'session',
      test: /features[\\/]login[\\/]session[\\/](loggedIn|leaveSession|passwordGate|presence|kicked)\.ts$/,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    { name: 'common', minShareCount: MOST_PAGES, priority: 2 },
    { name: 'styles', test: STYLES, minShareCount: MANY_PAGES, priority: 1 },
    { name: stylesOf, test: STYLES, minShareCount: 2, priority: 0 },
  ],
  // The files of pages are made of copies; a registry lets all copies of a module be one. Libraries are files.
  experimentalInlineCommonChunks: {
    maxSize: 256 * 1024,
    exclude: [/node_modules[\\/]\.pnpm[\\/]dompurify@/],
  },
};

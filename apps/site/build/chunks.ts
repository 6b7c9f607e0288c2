import type { Rolldown } from 'vite';

/** Chunks that run completely when the site starts, whatever page is requested. */
export const STARTING: readonly string[] = ['react', 'site'];

/** Name prefix of the style sheet with rules for what only the delivered page shows, or another school. */
export const LATE_STYLES = 'late';

/**
 * Number of chunks, lazily loaded parts included, that must share a module for it to be put into the chunk of
 * all pages.
 */
const MIN_SHARING_CHUNKS = 48;

/** Returns a pattern that matches wherever one of the given ones does. */
const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

const STYLES = /\.vanilla\.css/;

/**
 * Styles used on many pages. They are combined in one sheet, because each file that a page requests costs time
 * on its main thread.
 */
const EVERYWHERE = anyOf(
  /ui[\\/]src[\\/](Avatar|Breadcrumb|Button|Card|Dialog|EmptyState|FilterChips|Pagination|RichText|Select|Skeleton)[\\/]/,
  /ui[\\/]src[\\/](Spinner|Toast|Tooltip|fields|layout|shell[\\/]QrCode)/,
  /site[\\/]src[\\/](app|shared[\\/]page[\\/](?!ChartGrid)|features[\\/]personal[\\/]PersonalFrame)/,
);

/** Components used on pages of one kind. */
const KINDS: Readonly<Record<string, RegExp>> = {
  charts: /Charts|ChartGrid/,
  text: /RichText/,
  questions: /QuestionCard|AnswerPalette|ScoreRing|Timer|Bars/,
  choosers: /Cascader|pickers|Popup|DynamicForm|StudentInfoForm/,
  video: /VideoPlayer/,
  sliders: /^Slider[\\/]/,
  tables: /(Table|DataGrid|DescriptionList|Statistic|Timeline|Result)[\\/]/,
  forms: /Choice|Select|Dialog|dialogs|Stepper|Tabs|Uploader/,
};

/** Names of the style chunks of those components. */
export const componentStyles: readonly string[] = Object.keys(KINDS).map((name) => `styles-${name}`);

/** Returns the name of the style chunk that some pages share: a feature's own, or that of a kind of components. */
function stylesOf(id: string): string {
  const component = /(?:ui[\\/]src|site[\\/]src[\\/]shared)[\\/](.*)/.exec(id)?.[1] ?? '';
  const kind = Object.keys(KINDS).find((name) => KINDS[name]?.test(component));
  return `styles-${/site[\\/]src[\\/]features[\\/](\w+)/.exec(id)?.[1] ?? kind ?? 'components'}`;
}

/**
 * Assigns modules to chunks (docs/decisions/page-bundles.md). The home page has the libraries and the site
 * itself; all other pages share two chunks, and modules that only some of them share are copied into each one's
 * chunk.
 */
export const chunks: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/]\.pnpm[\\/](react|react-dom|scheduler|valtio|proxy-compare|wouter|regexparam|use-sync-external-store)@/,
      priority: 5,
    },
    { name: 'site', tags: ['$initial'], priority: 4 },
    // The delivered page already contains the rules of these that other pages of the school need, so no page
    // waits for them.
    {
      name: LATE_STYLES,
      test: anyOf(
        /(themes[\\/]src|site[\\/]src[\\/]features[\\/]home)[\\/].*\.vanilla\.css/,
        /ui[\\/]src[\\/](footers[\\/]|headers[\\/]|shell[\\/]shell\.).*\.vanilla\.css/,
      ),
      priority: 6,
    },
    // Styles of what the delivered page shows are delivered with it, even if the code is loaded later.
    {
      name: 'styles-of-home',
      test: anyOf(
        /ui[\\/]src[\\/](Carousel|CourseCard|Price|Progress|Badge|Statistic)[\\/](?!ProgressRing).*\.vanilla\.css/,
        /site[\\/]src[\\/](shared[\\/]page[\\/]Page|app[\\/]shell[\\/]Shell)\.css\..*vanilla\.css/,
      ),
      priority: 5,
    },
    // Finding and rendering pages, and making their calls.
    {
      name: 'pages',
      test: anyOf(
        /site[\\/]src[\\/]app[\\/](routes[\\/](routes|fallbackRoutes)|start[\\/]openPage)\.ts$/,
        /site[\\/]src[\\/]shared[\\/](client[\\/]httpClient|loadable)\.ts$/,
      ),
      priority: 3,
    },
    // The background tasks of a logged-in student, in one chunk; separately they would be many files.
    {
      name: 'session',
      test: /features[\\/]login[\\/]session[\\/](passwordGate|presence|kicked)\.ts$/,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    { name: 'common', minShareCount: MIN_SHARING_CHUNKS, priority: 2 },
    { name: 'styles', test: (id) => STYLES.test(id) && EVERYWHERE.test(id), priority: 4.5 },
    { name: stylesOf, test: STYLES, minShareCount: 2, priority: 0 },
  ],
  // Pages' chunks contain copies of modules; a registry makes all copies of a module one instance. Libraries
  // stay separate files.
  experimentalInlineCommonChunks: {
    maxSize: 256 * 1024,
    exclude: [/node_modules[\\/]\.pnpm[\\/]dompurify@/],
  },
};

import type { Rolldown } from 'vite';

/** Files that run from top to bottom when the site starts, whatever page is asked for. */
export const STARTING: readonly string[] = ['react', 'site'];

/** The sheet of what only the delivered page shows, or another school: its file's name begins so. */
export const LATE_STYLES = 'late';

/** What a page must be shared by, with parts that come later counted in, to come with the file that all pages have. */
const MOST_PAGES = 48;

/** A pattern that fits where any of some fits. */
const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

const STYLES = /\.vanilla\.css/;

/** Styles of what many pages show. They stand in one sheet: each file that a page asks for costs its thread some time. */
const EVERYWHERE = anyOf(
  /ui[\\/]src[\\/](Avatar|Breadcrumb|Button|Card|Dialog|EmptyState|FilterChips|Pagination|RichText|Select|Skeleton)[\\/]/,
  /ui[\\/]src[\\/](Spinner|Toast|Tooltip|fields|layout|shell[\\/]QrCode)/,
  /site[\\/]src[\\/](app|shared[\\/]page[\\/](?!ChartGrid)|features[\\/]personal[\\/]PersonalFrame)/,
);

/** Components that stand on pages of a kind. */
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

/** The names of their files of styles. */
export const componentStyles: readonly string[] = Object.keys(KINDS).map((name) => `styles-${name}`);

/** The file of styles that some pages share: a feature's own, or that of a kind of components. */
function stylesOf(id: string): string {
  const component = /(?:ui[\\/]src|site[\\/]src[\\/]shared)[\\/](.*)/.exec(id)?.[1] ?? '';
  const kind = Object.keys(KINDS).find((name) => KINDS[name]?.test(component));
  return `styles-${/site[\\/]src[\\/]features[\\/](\w+)/.exec(id)?.[1] ?? kind ?? 'components'}`;
}

/**
 * Which modules stand in which file (docs/decisions/page-bundles.md). The home page has its libraries and the site
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
    // What other pages of the school have of it they have as the delivered page has it: no page waits for it.
    {
      name: LATE_STYLES,
      test: anyOf(
        /(themes[\\/]src|site[\\/]src[\\/]features[\\/]home)[\\/].*\.vanilla\.css/,
        /ui[\\/]src[\\/](footers[\\/]|headers[\\/]|shell[\\/]shell\.).*\.vanilla\.css/,
      ),
      priority: 6,
    },
    // What the delivered page shows brings its style with the page, also where its code comes later.
    {
      name: 'styles-of-home',
      test: anyOf(
        /ui[\\/]src[\\/](Carousel|CourseCard|Price|Progress|Badge|Statistic)[\\/](?!ProgressRing).*\.vanilla\.css/,
        /site[\\/]src[\\/](shared[\\/]page[\\/]Page|app[\\/]shell[\\/]Shell)\.css\..*vanilla\.css/,
      ),
      priority: 5,
    },
    // How pages are found and drawn, and how they make their calls.
    {
      name: 'pages',
      test: anyOf(
        /site[\\/]src[\\/]app[\\/](routes[\\/](routes|fallbackRoutes)|start[\\/]openPage)\.ts$/,
        /site[\\/]src[\\/]shared[\\/]client[\\/]httpClient\.ts$/,
      ),
      priority: 3,
    },
    // What a student's page does besides comes together: as files of their own they would be many.
    {
      name: 'session',
      test: /features[\\/]login[\\/]session[\\/](passwordGate|presence|kicked)\.ts$/,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    { name: 'common', minShareCount: MOST_PAGES, priority: 2 },
    { name: 'styles', test: (id) => STYLES.test(id) && EVERYWHERE.test(id), priority: 4.5 },
    { name: stylesOf, test: STYLES, minShareCount: 2, priority: 0 },
  ],
  // The files of pages are made of copies; a registry lets all copies of a module be one. Libraries are files.
  experimentalInlineCommonChunks: {
    maxSize: 256 * 1024,
    exclude: [/node_modules[\\/]\.pnpm[\\/]dompurify@/],
  },
};

// Prints figures on the size of the repository and on duplicated ideas: npm run count
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT } from './install.mjs';
import { MAX_COLUMNS } from './lint-rules/lines.ts';

const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
/** All migrations after the first are handwritten. */
const GENERATED =
  /migrations\/(?:0000|meta)|^docs\/openapi\.json$|\.gen\.ts$|\/generated\.ts$|^packages\/ui\/props\.txt$|lock\.yaml$/;
const MODULES = 'apps/backend/src/modules/';

interface Source {
  readonly file: string;
  readonly text: string;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

/** All text files in git, with git's line counts. */
const tracked = git('diff', '--cached', '--numstat', '--no-renames', EMPTY_TREE)
  .trimEnd()
  .split('\n')
  .map((row) => row.split('\t'))
  .filter(([added]) => added !== '-')
  .map(([lines, , file = '']) => ({ file, lines: Number(lines) }));

const sources: readonly Source[] = tracked
  .filter(({ file }) => /\.(tsx?|mjs)$/.test(file) && !GENERATED.test(file) && !file.includes('/fixtures/'))
  .map(({ file }) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const isTest = (file: string): boolean => /\.(test|stories|fixture)\.tsx?$/.test(file);
const under = (folder: string, also: (file: string) => boolean = () => true): readonly Source[] =>
  sources.filter(({ file }) => file.startsWith(folder) && also(file));
const occurrences = (of: readonly Source[], pattern: RegExp): number =>
  of.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
const sumOfLines = (which: (file: string) => boolean): number =>
  tracked.reduce((sum, { file, lines }) => sum + (which(file) ? lines : 0), 0);

/** A parameter read from the page's own URL or from its own storage is not a server reply. */
const ITS_OWN = String.raw`(?!\s*(?:new URLSearchParams|query\.get|ports\.(?:s|tabS)torage|stored\b))`;

/** Counts the calls by which a file parses a reply with the SDK's readers. */
function readerCalls({ text }: Source): number {
  const imported = [...text.matchAll(/import \{([^}]*)\} from '@lectern\/sdk'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const readers = ['text', 'amount', 'oneOf', 'flag', 'list', 'words'].filter((name) =>
    imported.includes(name),
  );
  if (readers.length === 0) return 0;
  return [...text.matchAll(new RegExp(`(?<![.\\w])(?:${readers.join('|')})\\(${ITS_OWN}`, 'g'))].length;
}

/** Counts the imports between modules of the back end, as `from>to`, and how many of them bypass the entry. */
function moduleImports(): {
  readonly pairs: ReadonlySet<string>;
  readonly pastEntry: number;
  readonly all: number;
} {
  const pairs = new Set<string>();
  let pastEntry = 0;
  let all = 0;
  for (const { file, text } of under(MODULES, (name) => !isTest(name))) {
    const [from = ''] = file.slice(MODULES.length).split('/');
    for (const [, path = ''] of text.matchAll(/ from '(\.[^']+)'/g)) {
      const target = posix.join(posix.dirname(file), path);
      if (!target.startsWith(MODULES)) continue;
      const [to = '', ...rest] = target.slice(MODULES.length).split('/');
      if (to === from || rest.length === 0) continue;
      all += 1;
      if (rest.join('/') !== 'index.ts') pastEntry += 1;
      pairs.add(`${from}>${to}`);
    }
  }
  return { pairs, pastEntry, all };
}

/** Counts declarations of a type that consists of a company id and a user id. */
const memberTypes = (): number =>
  occurrences(
    under('apps/backend/src'),
    new RegExp(
      String.raw`(?:interface \w+|type \w+ =) \{\s*(?:\/\*\*[^*]*\*\/\s*)?` +
        String.raw`readonly (?:companyId|userId): string;\s*readonly (?:companyId|userId): string;\s*\}`,
      'g',
    ),
  );

/** Counts rules disabled for the repository or a folder without a reason on the same line. */
const rulesOff = (): number =>
  [...readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8').matchAll(/"off"(?!.*\/\/)/g)].length;

const modules = moduleImports();
const mutual = [...modules.pairs].filter((pair) => {
  const [from, to] = pair.split('>');
  return `${from}` < `${to}` && modules.pairs.has(`${to}>${from}`);
});
const site = under('apps/site/src', (file) => !isTest(file));
const backend = under('apps/backend/src', (file) => !isTest(file));
/** Counts imports of files under `from` by those under `of`: a lower layer that refers to a higher one. */
const upward = (of: readonly Source[], from: RegExp): number =>
  of.reduce(
    (sum, { file, text }) =>
      sum +
      [...text.matchAll(/(?: from |\bimport\()'(\.[^']+)'/g)].filter(([, path = '']) =>
        from.test(posix.join(dirname(file), path)),
      ).length,
    0,
  );

const figures: readonly (readonly [what: string, now: number, aim: string])[] = [
  ['lines in git', sumOfLines(() => true), 'under 190,000'],
  ['of them generated', sumOfLines((file) => GENERATED.test(file)), 'under 6,000 beside the lock file'],
  ['reader calls on replies in the site', site.reduce((sum, each) => sum + readerCalls(each), 0), 'under 60'],
  ['pairs of back-end modules that import each other', mutual.length, '0'],
  [`imports between modules past index.ts, of ${modules.all}`, modules.pastEntry, '0'],
  [
    'imports of the site up from features to app, or from shared to either',
    upward(under('apps/site/src/features/'), /^apps\/site\/src\/app\//) +
      upward(under('apps/site/src/shared/'), /^apps\/site\/src\/(?:app|features)\//),
    'at most 5',
  ],
  [
    'imports of the back end from platform, providers or modules up to the roof',
    upward(
      backend.filter(({ file }) => /\/src\/(?:platform|providers|modules)\//.test(file)),
      /^apps\/backend\/src\/(?!(?:platform|providers|modules)\/)/,
    ),
    '0',
  ],
  ['places that insert into orders', occurrences(backend, /\.insert\(orders\)/g), '1, and the seed'],
  ['types of a company and a user', memberTypes(), '1'],
  [
    'citations of a specification',
    occurrences(
      // The few tests that compare the code with the specification, if it is checked out beside, read it by its
      // path.
      sources.filter(({ text }) => !text.includes('shared/spec/')),
      /\bspecification\b/gi,
    ),
    '0',
  ],
  [
    'raw handlers in stories',
    occurrences(
      sources.filter(({ file }) => file.endsWith('.stories.tsx')),
      /\bhttp\.(?:get|post|put|delete|all)\(/g,
    ),
    '0',
  ],
  [
    `lines over ${MAX_COLUMNS} characters`,
    sources.reduce(
      (sum, { text }) => sum + text.split('\n').filter((line) => line.length > MAX_COLUMNS).length,
      0,
    ),
    '0',
  ],
  ['lint rules switched off without a reason', rulesOff(), '0'],
];

const width = Math.max(...figures.map(([what]) => what.length));
for (const [what, now, aim] of figures)
  console.log(`${what.padEnd(width)}  ${now.toLocaleString('en').padStart(9)}  ${aim}`);
if (mutual.length > 0) console.log(`\nModules that import each other: ${mutual.join(', ')}`);

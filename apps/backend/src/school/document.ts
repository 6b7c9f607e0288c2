import { headOf, writtenAs } from './sources/guide.ts';
import { columnsOf, type Table } from './table.ts';
import type { Subject } from './subject.ts';

const GONE = {
  remove: 'A row that is no longer there is deleted, unless something depends on it.',
  hide: 'A row that is no longer there leaves the shelves; whoever has it keeps it.',
  keep: 'A row that is no longer there stays.',
} as const;

const HIDDEN =
  'A row that is no longer there is deleted; where something depends on it, it leaves the shelves.';

const cell = (text: string): string => text.replaceAll('|', '\\|');

function section({ table, whenGone, hide }: Subject, tables: readonly Table[]): string {
  const rows = columnsOf(table).map(([id, column]) => {
    const words = [
      headOf(column, 'zh'),
      `\`${id}\``,
      writtenAs(column, 'en', tables),
      column.about.en,
      column.about.zh,
    ];
    return `| ${words.map(cell).join(' | ')} |`;
  });
  return [
    `## ${table.sheet.zh} · ${table.sheet.en}`,
    [
      `In a folder: \`${table.id}.csv\`. ${table.about.en}`,
      hide === undefined ? GONE[whenGone] : HIDDEN,
      `Known by: ${table.key.map((id) => `\`${id}\``).join(' with ')}.`,
    ].join(' '),
    ['| column | in CSV | written as | meaning | 含义 |', '| --- | --- | --- | --- | --- |', ...rows].join(
      '\n',
    ),
  ].join('\n\n');
}

/** The paragraphs and lists before the tables. */
const HEAD = [
  '# The tables of a school',
  [
    'A school is a workbook (`school.xlsx`) or a folder of CSV and Markdown; each is the other without loss. Both have',
    '`files/` beside them, where pictures and videos lie. This page is made of what the commands themselves read',
    '(`apps/backend/src/school/tables`).',
  ].join(' '),
  [
    '| command | what it does |',
    '| --- | --- |',
    '| `npm run school -- template [FILE]` | writes an empty workbook with a comment on each column and drop-downs, or a ' +
      'folder; `--language=en` in English |',
    '| `npm run school -- check FILE` | shows what would change, or lists all mistakes with their cells; `--json` for programs |',
    '| `npm run school -- apply FILE` | does it in one transaction; the same file again changes nothing; also while the site runs |',
    '| `npm run school -- export FILE` | writes what the school has; applying it changes nothing; ' +
      '`--replace` writes over a file that is there |',
  ].join('\n'),
  '`--host=NAME` names the company. Exit codes: 0 done, 1 refused (mistakes; nothing was changed), 2 wrong usage.',
  [
    '- A column with \\* must be filled in. Heads may be Chinese, English or the names of CSV, in any order; a column that ' +
      'is left out leaves what is stored as it is.',
    '- Keys are the school’s own codes. They are kept: the next import knows a row by its key, and other sheets name it by ' +
      'it. Letter case does not matter. What was made on the site has its number for a key, as `#12`.',
    '- A sheet without rows says nothing. A sheet with rows is whole: what is not there goes as its section says; ' +
      '`--keep-missing` leaves it alone. Of rows that are there the columns of the key and those that change are enough ' +
      'then, and new rows come last.',
    '- Times are China’s. Prices are yuan. A formula counts as the value that it came to. Files with macros, links and paths ' +
      'out of the folder are refused.',
    '- In a folder a Markdown column is a file of its own: `courses/C001.description.md`; where there is none, a cell of ' +
      'that column counts. A text of CSV that begins with `=`, `+`, `-` or `@` has an apostrophe before it, ' +
      'so that no spreadsheet runs it.',
  ].join('\n'),
];

/** Generates the document of all tables from their definitions. */
export function tablesDocument(subjects: readonly Subject[]): string {
  const tables = subjects.map(({ table }) => table);
  return `${[...HEAD, ...subjects.map((subject) => section(subject, tables))].join('\n\n')}\n`;
}

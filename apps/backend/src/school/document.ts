import { headOf, formatOf } from './sources/guide.ts';
import { columnsOf, type Table } from './table.ts';
import type { Subject } from './subject.ts';

const MISSING_TEXTS = {
  remove: 'A row removed from the sheet is deleted, unless something depends on it.',
  hide: 'A row removed from the sheet is unpublished; students who have it keep it.',
  keep: 'A row removed from the sheet is kept.',
} as const;

const HIDDEN = 'A row removed from the sheet is deleted; if something depends on it, it is unpublished.';

const cell = (text: string): string => text.replaceAll('|', '\\|');

function section({ table, whenMissing, hide }: Subject, tables: readonly Table[]): string {
  const rows = columnsOf(table).map(([id, column]) => {
    const sections = [
      headOf(column, 'zh'),
      `\`${id}\``,
      formatOf(column, 'en', tables),
      column.about.en,
      column.about.zh,
    ];
    return `| ${sections.map(cell).join(' | ')} |`;
  });
  return [
    `## ${table.sheet.zh} · ${table.sheet.en}`,
    [
      `In a folder: \`${table.id}.csv\`. ${table.about.en}`,
      hide === undefined ? MISSING_TEXTS[whenMissing] : HIDDEN,
      `Key: ${table.key.map((id) => `\`${id}\``).join(' with ')}.`,
    ].join(' '),
    ['| column | in CSV | format | meaning | 含义 |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

/** The paragraphs and lists before the tables. */
const HEAD = [
  '# The tables of a school',
  [
    'A school’s content is a workbook (`school.xlsx`) or an equivalent folder of CSV and Markdown. Both have',
    'a folder `files/` next to them for pictures and videos. This page is generated from the definitions of the commands',
    '(`apps/backend/src/school/tables`).',
  ].join(' '),
  [
    '| command | what it does |',
    '| --- | --- |',
    '| `npm run school -- template [FILE]` | writes an empty workbook with drop-downs and column comments, or a ' +
      'folder; `--language=en` in English |',
    '| `npm run school -- check FILE` | shows what would change, or lists all mistakes with their cells; `--json` for programs |',
    '| `npm run school -- apply FILE` | makes the changes in one transaction, also on a running site; repeating it changes nothing |',
    '| `npm run school -- export FILE` | writes the content of the school; applying it unchanged changes nothing; ' +
      '`--replace` overwrites an existing file |',
  ].join('\n'),
  '`--host=NAME` selects the company. Exit codes: 0 done, 1 refused (mistakes; nothing was changed), 2 wrong usage.',
  [
    '- A column with \\* must be filled in. Column names may be Chinese, English or those of CSV, in any order; a column that ' +
      'is left out keeps the stored values.',
    '- Keys are the school’s own codes and must not change: the next import recognises a row by its key, and other sheets ' +
      'refer to it. Case does not matter. A row created on the site has its number as its key, such as `#12`.',
    '- A sheet without rows changes nothing. A sheet with rows must be complete: its section says what happens to missing rows; ' +
      '`--keep-missing` keeps them. For existing rows, the columns of the key and those that change are then enough, ' +
      'and new rows are added at the end.',
    '- Times are in China time. Prices are in yuan. Formulas count as their values. Files with macros, links and paths ' +
      'out of the folder are refused.',
    '- In a folder a Markdown column is a file of its own: `courses/C001.description.md`; if it does not exist, the cell of ' +
      'that column is used. CSV texts that begin with `=`, `+`, `-` or `@` are written with an apostrophe before them, ' +
      'so that spreadsheets do not evaluate them.',
  ].join('\n'),
];

/** Generates the document of all tables from their definitions. */
export function tablesDocument(subjects: readonly Subject[]): string {
  const tables = subjects.map(({ table }) => table);
  return `${[...HEAD, ...subjects.map((subject) => section(subject, tables))].join('\n\n')}\n`;
}

import { stringify } from 'csv-stringify/sync';
import { clockOf } from '../dates/days.ts';
import { guarded } from './csv.ts';

/** What stands in one place of a table; a time is what China's clocks showed, in JSON that of UTC; null leaves the place empty. */
export type Cell = string | number | Date | null;

/** What a verb lists. */
export interface Table {
  /** CSV is for spreadsheets, and has its head in the first line. Tabs are for a look at the terminal. */
  readonly format: 'csv' | 'tabs';
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Makes a table that is written as CSV. */
export const csvTable = (head: readonly string[], rows: Table['rows']): Table => ({
  format: 'csv',
  head,
  rows,
});

/** Makes a table that is written with tabs. */
export const tabTable = (head: readonly string[], rows: Table['rows']): Table => ({
  format: 'tabs',
  head,
  rows,
});

/** What steers a terminal, but for ends of lines and tabs: students write what stands in many cells. */
const STEERS = /[^\P{Cc}\t\n]/gu;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return clockOf(cell);
  return String(cell).replaceAll(/\r\n?/g, '\n').replaceAll(STEERS, '\ufffd');
}

/** How a table is written. */
export interface Writing {
  /** As a JSON list, whose entries are named by the head. @defaultValue false */
  readonly isJson?: boolean;
  /** With a head over tabs, which a program that reads them would take for a row. @defaultValue false */
  readonly isForEyes?: boolean;
  /** CSV with a mark at its start, without which Excel and WPS would not read it as UTF-8. @defaultValue false */
  readonly isForFile?: boolean;
}

/** Writes a table. */
export function writeTable(
  { format, head, rows }: Table,
  { isJson = false, isForEyes = false, isForFile = false }: Writing = {},
): string {
  if (isJson) {
    const entries = rows.map((row) =>
      Object.fromEntries(head.map((name, place) => [name, row[place] ?? null])),
    );
    return `${JSON.stringify(entries, null, 2)}\n`;
  }
  const lines = rows.map((row) => row.map(cellText));
  if (format === 'csv')
    return `${isForFile ? '\uFEFF' : ''}${stringify([head, ...lines].map((line) => line.map(guarded)))}`;
  return [...(isForEyes ? [head] : []), ...lines]
    .map((line) => `${line.map((cell) => cell.replaceAll(/[\t\n]/g, ' ')).join('\t')}\n`)
    .join('');
}

import { stringify } from 'csv-stringify/sync';
import { clockOf } from '../dates/days.ts';
import { escapeFormula } from './csv.ts';

/** The value of a table cell. A time is written as Beijing time, in JSON as UTC; null leaves the cell empty. */
export type Cell = string | number | Date | null;

/** A list that a verb outputs. */
export interface Table {
  /** `csv` is for spreadsheets, with the header in the first line; `tabs` is for reading in the terminal. */
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

/** Makes a table that is written tab-separated. */
export const tabTable = (head: readonly string[], rows: Table['rows']): Table => ({
  format: 'tabs',
  head,
  rows,
});

/**
 * Control characters other than line ends and tabs; they are removed, since cells contain texts of students and
 * a terminal would interpret them.
 */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return clockOf(cell);
  return String(cell).replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_CHARACTERS, '\ufffd');
}

/** How a table is written. */
export interface WriteOptions {
  /** As a JSON list of objects with the header's names. @defaultValue false */
  readonly isJson?: boolean;
  /**
   * With a header in a tab-separated table; a program that reads it would take the header for a row.
   * @defaultValue false
   */
  readonly isForEyes?: boolean;
  /** CSV with a byte order mark, without which Excel and WPS would not read it as UTF-8. @defaultValue false */
  readonly isForFile?: boolean;
}

/** Writes a table. */
export function writeTable(
  { format, head, rows }: Table,
  { isJson = false, isForEyes = false, isForFile = false }: WriteOptions = {},
): string {
  if (isJson) {
    const entries = rows.map((row) =>
      Object.fromEntries(head.map((name, index) => [name, row[index] ?? null])),
    );
    return `${JSON.stringify(entries, null, 2)}\n`;
  }
  const lines = rows.map((row) => row.map(cellText));
  if (format === 'csv')
    return `${isForFile ? '\uFEFF' : ''}${stringify([head, ...lines].map((line) => line.map(escapeFormula)))}`;
  return [...(isForEyes ? [head] : []), ...lines]
    .map((line) => `${line.map((cell) => cell.replaceAll(/[\t\n]/g, ' ')).join('\t')}\n`)
    .join('');
}

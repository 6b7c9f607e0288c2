import { CsvError, parse } from 'csv-parse/sync';
import { CommandError } from './commandError.ts';

/**
 * Beginnings of a cell that a spreadsheet would take for a formula, also in full width; an apostrophe before
 * them makes the cell a text.
 */
const FORMULA_START = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Prefixes a text with an apostrophe where a spreadsheet would take it for a formula. */
export const escapeFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

/** Removes the apostrophe that {@link escapeFormula} added. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;

/** A row of a CSV file. */
export interface CsvRow {
  /** Row number in the file, from 1, as spreadsheets count. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Detects the delimiter of the cells: some countries' spreadsheets write semicolons or tabs. */
function delimiterOf(content: string): string {
  const [head = ''] = content.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((mark) => head.includes(mark)) ?? ',';
}

/**
 * Reads CSV (RFC 4180) as rows of cells, without the guarding apostrophes; empty rows are left out.
 * @throws {CommandError} with the line number where quotation marks are unbalanced; nothing of the file is read
 *   then.
 */
export function readCsv(content: string): CsvRow[] {
  try {
    return parse(content, {
      bom: true,
      delimiter: delimiterOf(content),
      relaxColumnCount: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
    })
      .map((cells, index) => ({ line: index + 1, cells: cells.map(unescapeFormula) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CommandError(
      `Line ${Number(error['records']) + 1}: quote a cell that contains a quotation mark, and double the mark.`,
    );
  }
}

/** A row of a CSV file with named columns. */
export interface CsvEntry<Column extends string> extends Pick<CsvRow, 'line'> {
  /** Reads the cell of a column, trimmed. */
  cell(column: Column): string;
}

/**
 * Reads CSV whose header names some columns, in any order and among others; the cells of a missing optional
 * column are empty.
 * @throws {CommandError} where the header lacks a required column, and as {@link readCsv} does.
 */
export function readColumns<Column extends string, Optional extends string = never>(
  content: string,
  columns: readonly Column[],
  optional: readonly Optional[] = [],
): CsvEntry<Column | Optional>[] {
  const [head, ...rows] = readCsv(content);
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  if (!columns.every((column) => names.includes(column))) {
    const all = columns.join(', ').replace(/, ([^,]+)$/, ' and $1');
    throw new CommandError(`The first line must contain the column names ${all}.`);
  }
  const indexes = new Map<string, number>(
    [...columns, ...optional].map((name) => [name, names.indexOf(name)]),
  );
  return rows.map(({ line, cells }) => ({
    line,
    cell: (column) => (cells[indexes.get(column) ?? -1] ?? '').trim(),
  }));
}

import { CsvError, parse } from 'csv-parse/sync';
import { CommandError } from './commandError.ts';

/**
 * What a spreadsheet would run where it opens CSV, some also in full width; an apostrophe before it makes it a text.
 */
const RUNS = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Guards a text, so that a spreadsheet does not take it for a formula. */
export const guarded = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

/** Takes the guard off again. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && RUNS.test(text) ? text.slice(1) : text;

/** A row of a list. */
export interface CsvRow {
  /** Its number in the file as a spreadsheet counts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What stands between cells: spreadsheets of other countries write semicolons, and all of them tabs. */
function delimiterOf(content: string): string {
  const [head = ''] = content.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((mark) => head.includes(mark)) ?? ',';
}

/**
 * Reads CSV (RFC 4180) as rows of cells, without the guards; rows without a word are left out.
 * @throws {CommandError} naming the line, where quotation marks do not tell what a cell is: nothing of the file is read.
 */
export function readCsv(content: string): CsvRow[] {
  try {
    return parse(content, {
      bom: true,
      delimiter: delimiterOf(content),
      relaxColumnCount: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
    })
      .map((cells, index) => ({ line: index + 1, cells: cells.map(unguarded) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CommandError(
      `Line ${Number(error['records']) + 1}: a cell with a quotation mark stands between two, and has its own doubled.`,
    );
  }
}

/** A row of a list with named columns. */
export interface CsvEntry<Column extends string> extends Pick<CsvRow, 'line'> {
  /** Reads what stands in a column, trimmed. */
  cell(column: Column): string;
}

/**
 * Reads CSV whose head names some columns, in any order and among others; what stands in one that may be left out is
 * empty without it.
 * @throws {CommandError} where the head does not name them all, and as {@link readCsv} does.
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
    throw new CommandError(`The first line must name the columns ${all}.`);
  }
  const places = new Map<string, number>(
    [...columns, ...optional].map((name) => [name, names.indexOf(name)]),
  );
  return rows.map(({ line, cells }) => ({
    line,
    cell: (column) => (cells[places.get(column) ?? -1] ?? '').trim(),
  }));
}

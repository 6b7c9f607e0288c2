import { CommandError } from './commandError.ts';

/** Writes one line of CSV. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvLine(cells: readonly string[]): string {
  const safe = cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell));
  return `${safe.map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
}

/** Reads CSV with quoted cells (RFC 4180) as rows of cells; lines without a word are left out. */
export function readCsv(file: string): string[][] {
  const content = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (
    let match = cell.exec(content);
    match !== null && cell.lastIndex <= content.length;
    match = cell.exec(content)
  ) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') break;
    if (match[3] !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some((each) => each.trim() !== ''));
}

/** A line of a list with named columns. */
export interface CsvEntry<Column extends string> {
  /** Its number in the file, whose head is line 1. */
  readonly line: number;
  /** Reads what stands in a column, trimmed. */
  cell(column: Column): string;
}

/**
 * Reads CSV whose head names some columns, in any order and among others; what stands in one that may be left out is
 * empty without it.
 * @throws {CommandError} where the head does not name them all.
 */
export function readColumns<Column extends string, Optional extends string = never>(
  content: string,
  columns: readonly Column[],
  optional: readonly Optional[] = [],
): CsvEntry<Column | Optional>[] {
  const [head = [], ...rows] = readCsv(content);
  const names = head.map((name) => name.trim().toLowerCase());
  if (!columns.every((column) => names.includes(column))) {
    const all = columns.join(', ').replace(/, ([^,]+)$/, ' and $1');
    throw new CommandError(`The first line must name the columns ${all}.`);
  }
  const places = new Map<string, number>(
    [...columns, ...optional].map((name) => [name, names.indexOf(name)]),
  );
  return rows.map((row, index) => ({
    line: index + 2,
    cell: (column) => (row[places.get(column) ?? -1] ?? '').trim(),
  }));
}

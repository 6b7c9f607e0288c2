import { type Cell, cellText, isEmpty } from '../columns/cell.ts';
import type { Column, Value } from '../columns/column.ts';
import type { Mistake } from '../mistakes.ts';
import { nearest } from '../../platform/commands/nearest.ts';
import { type FoundRow, type FoundSheet, cellNameOf } from './source.ts';
import { columnsOf, keyOf, keyText, type Row, type Table } from '../table.ts';

/** A row that was read. */
export interface ReadRow {
  readonly line: number;
  readonly key: string;
  readonly row: Row;
  /** Columns without a value, whose stored values stay. */
  readonly silent: ReadonlySet<string>;
  /** Columns whose cell could not be read, which is reported already. */
  readonly unreadable: ReadonlySet<string>;
  /** Returns the place of a cell for messages. */
  cellName(column: string): string;
}

/** Returns the file name of a long text, relative to the folder. */
export const documentName = (table: string, key: string, column: string): string =>
  `${table}/${fileNameOf(key)}.${column}.md`;

/** Escapes a key so that it is a valid file name on every system. */
function fileNameOf(key: string): string {
  return key.replaceAll(
    /[%/\\:*?"<>|\t]|^\.|\.$/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** Returns the value of an empty cell; where the column is required, a mistake has been recorded already. */
const fallbackOf = ({ fallback }: Column): Value => (fallback === undefined ? '' : fallback);

const normal = (word: string): string =>
  word.normalize('NFKC').trim().replace(/\*$/, '').trimEnd().toLowerCase();

/** Returns the ids of columns by their names, which may be Chinese, English or the id. */
const idsByName = (table: Table): ReadonlyMap<string, string> =>
  new Map(
    columnsOf(table).flatMap(([id, { name: words }]) =>
      [id, words.zh, words.en].map((word) => [normal(word), id] as const),
    ),
  );

/** Tells whether a row contains several names of columns and nothing else, as where lists were joined. */
function isHead(known: ReadonlyMap<string, string>, { cells }: FoundRow): boolean {
  const filled = cells.filter((cell) => !isEmpty(cell));
  return filled.length > 1 && filled.every((cell) => known.has(normal(cellText(cell))));
}

/** Finds the header of a sheet that has a title above it. */
const headBelow = (known: ReadonlyMap<string, string>, { rows }: FoundSheet): number | undefined =>
  rows.slice(0, 5).find((row) => isHead(known, row))?.line;

/** Finds the column of each name in the header. */
function columnIndexesOf(
  known: ReadonlyMap<string, string>,
  { name, head }: FoundSheet,
  mistakes: Mistake[],
): Map<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, cell] of head.entries()) {
    if (isEmpty(cell)) continue;
    const word = cellText(cell);
    const id = known.get(normal(word));
    const place = cellNameOf(name, 1, index);
    if (id === undefined) {
      const near = nearest(normal(word), [...known.keys()]);
      const hint = near === undefined ? '' : ` Did you mean “${near}”?`;
      mistakes.push({ place, problem: `there is no column “${word}”; rename or remove it.${hint}` });
    } else if (indexes.has(id))
      mistakes.push({ place, problem: `the column “${word}” is repeated; remove one` });
    else indexes.set(id, index);
  }
  return indexes;
}

const columnText = ([id, { name }]: readonly [string, Column]): string => `“${name.zh}” (${id})`;

/** Lists the columns in the header of a sheet. */
function headText({ head }: FoundSheet): string {
  const names = head.filter((cell) => !isEmpty(cell)).map(cellText);
  return names.length === 0 ? 'the first row is empty, and' : `the first row (${names.join(', ')})`;
}

/** Lists the required columns that a sheet lacks. */
const lackingIn = (
  table: Table,
  { documents }: FoundSheet,
  indexes: ReadonlyMap<string, number>,
): readonly (readonly [string, Column])[] =>
  columnsOf(table).filter(
    ([id, { fallback, type }]) =>
      fallback === undefined && !indexes.has(id) && !(type === 'document' && documents !== undefined),
  );

function valueOf(
  column: Column,
  cell: Cell,
  place: string,
  mistakes: Mistake[],
): { readonly value: Value; readonly isSilent: boolean; readonly isUnreadable?: boolean } {
  if (isEmpty(cell)) {
    if (column.fallback === undefined)
      mistakes.push({ place, problem: `the ${column.name.en} is missing; ${column.cure}` });
    return { value: fallbackOf(column), isSilent: column.isKeptWhenEmpty };
  }
  const reading = column.read(cell);
  if ('value' in reading) return { value: reading.value, isSilent: false };
  mistakes.push({ place, problem: reading.problem });
  return { value: fallbackOf(column), isSilent: true, isUnreadable: true };
}

/**
 * Reads the rows of a table, and collects mistakes.
 * @param known keys of the stored rows, for which required columns may be missing; undefined where all columns
 *   are required.
 */
export function readRows(
  table: Table,
  sheet: FoundSheet,
  mistakes: Mistake[],
  known?: ReadonlySet<string>,
): ReadRow[] {
  const names = idsByName(table);
  const indexes = columnIndexesOf(names, sheet, mistakes);
  const lacking = lackingIn(table, sheet, indexes);
  const isOfKey = ([id]: readonly [string, Column]): boolean => table.key.includes(id);
  const missing = known === undefined ? lacking : lacking.filter(isOfKey);
  if (missing.length > 0) {
    const lower = headBelow(names, sheet);
    const cure =
      lower === undefined
        ? `add ${missing.length === 1 ? 'it' : 'them'}`
        : `remove the rows above row ${lower}, which looks like the first`;
    mistakes.push({
      place: `${sheet.name}!A1`,
      problem: `${headText(sheet)} has no column ${missing.map(columnText).join(', ')}; ${cure}`,
    });
  }
  const required = lacking.some(isOfKey) ? [] : lacking;
  const seen = new Map<string, number>();
  const uniques = new Map<string, Map<string, number>>();
  const columns = columnsOf(table);

  /** Reads the cells of a row and its long texts, which in a folder have files of their own. */
  function readRow({ line, cells }: FoundRow): ReadRow {
    const values: Record<string, Value> = {};
    const silent = new Set<string>();
    const unreadable = new Set<string>();
    const cellName = (id: string): string => cellNameOf(sheet.name, line, indexes.get(id) ?? 0);
    const take = (id: string, column: Column, cell: Cell, cellPlace: string): void => {
      const { value, isSilent, isUnreadable } = valueOf(column, cell, cellPlace, mistakes);
      values[id] = value;
      if (isSilent) silent.add(id);
      if (isUnreadable === true) unreadable.add(id);
    };
    const cellOf = (id: string): Cell => cells[indexes.get(id) ?? -1] ?? null;
    // In a folder, a long text may also be in its row.
    const hasOwnFile = (id: string, { type }: Column): boolean =>
      type === 'document' && sheet.documents !== undefined && isEmpty(cellOf(id));
    for (const [id, column] of columns) {
      if (indexes.has(id) && !hasOwnFile(id, column)) take(id, column, cellOf(id), cellName(id));
      else {
        values[id] = fallbackOf(column);
        silent.add(id);
      }
    }
    if (sheet.documents !== undefined)
      for (const [id, column] of columns) {
        if (column.type !== 'document') continue;
        const file = documentName(table.id, keyText(table, values), id);
        const found = sheet.documents.get(file.toLowerCase());
        if (found === undefined && !hasOwnFile(id, column)) continue;
        silent.delete(id);
        take(id, column, found?.text ?? null, found?.place ?? file);
      }
    return { line, key: keyOf(table, values), row: values, silent, unreadable, cellName };
  }

  function checkKey({ row, key, line, cellName }: ReadRow): void {
    // A missing key is reported already.
    if (columns.some((one) => isOfKey(one) && one[1].fallback === undefined && row[one[0]] === '')) return;
    const other = seen.get(key);
    if (other !== undefined)
      mistakes.push({
        place: cellName(table.key[0] ?? ''),
        problem: `“${keyText(table, row)}” is already the key of row ${other}; give each row its own key`,
      });
    else seen.set(key, line);
    if (known?.has(key) === false && required.length > 0)
      mistakes.push({
        place: cellName(table.key.at(-1) ?? ''),
        problem: [
          `“${keyText(table, row)}” is new, and a new row needs ${required.map(columnText).join(', ')}`,
          'add them, or write an existing key',
        ].join('; '),
      });
  }

  function checkUnique({ row, line, cellName }: ReadRow): void {
    for (const [id, column] of columns) {
      const value = row[id];
      if (!column.isUnique || typeof value !== 'string' || value === '') continue;
      const lines = uniques.get(id) ?? new Map<string, number>();
      uniques.set(id, lines);
      const other = lines.get(value.toLowerCase());
      if (other !== undefined)
        mistakes.push({
          place: cellName(id),
          problem: `row ${other} has the same ${column.name.en}; change one of them`,
        });
      else lines.set(value.toLowerCase(), line);
    }
  }

  return sheet.rows.map((found) => {
    if (isHead(names, found)) {
      const problem = 'the row repeats the first row; remove it';
      mistakes.push({ place: cellNameOf(sheet.name, found.line, 0), problem });
    }
    const read = readRow(found);
    checkKey(read);
    checkUnique(read);
    return read;
  });
}

import type { BilingualText } from './columns/cell.ts';
import type { Column, Value } from './columns/column.ts';

/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;

/** A table: a sheet of the workbook, or a CSV file of the folder. */
export interface Table<Columns extends Readonly<Record<string, Column>> = Readonly<Record<string, Column>>> {
  /** Its name in the folder and in references. */
  readonly id: string;
  /** Its name as a sheet. */
  readonly sheet: BilingualText;
  readonly about: BilingualText;
  readonly columns: Columns;
  /** The columns whose values together are the key of a row. */
  readonly key: readonly string[];
  /**
   * The columns that group ordered rows: rows with equal values in them are ordered among each other. Undefined
   * where rows have no order.
   */
  readonly orderWithin?: readonly string[];
}

/** A row of a table, typed by its columns. */
export type RowOf<T extends Table> = {
  readonly [Name in keyof T['columns']]: T['columns'][Name] extends Column<infer V> ? V : never;
};

/** Returns a table unchanged, with the types of its columns. */
export const defineTable = <const Columns extends Readonly<Record<string, Column>>>(
  table: Table<Columns>,
): Table<Columns> => table;

/**
 * Picks from a stored row the properties that share a name with a column; the table definition maps the others
 * itself.
 */
export function pickColumns<T extends Table, Kept extends object>(
  { columns }: T,
  kept: Kept,
): { readonly [Name in keyof T['columns'] & keyof Kept]: Kept[Name] };
export function pickColumns({ columns }: Table, values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in columns));
}

/** Separator of joined keys; keys never contain tabs. */
const JOINT = '\t';

/** Joins the parts of a key. Letter case is ignored, as it is in the file names of some systems. */
export const joinKey = (parts: readonly Value[]): string =>
  parts.map((part) => String(part).toLowerCase()).join(JOINT);

/** Tells whether a text is this key, ignoring letter case. */
export const isKey = (text: string, key: Value | undefined): boolean =>
  joinKey([text]) === joinKey([key ?? '']);

/** Returns the joined key of a row. */
export const keyOf = (table: Table, row: Row): string => joinKey(table.key.map((name) => row[name] ?? ''));

/** Formats the key of a row for people. */
export const keyText = (table: Table, row: Row): string =>
  table.key.map((name) => String(row[name] ?? '')).join(' / ');

/** Lists the columns of a table with their names. */
export const columnsOf = (table: Table): readonly (readonly [name: string, column: Column])[] =>
  Object.entries(table.columns);

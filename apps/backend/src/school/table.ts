import type { Words } from './columns/cell.ts';
import type { Column, Value } from './columns/column.ts';

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;

/** A table: a sheet of the workbook, a CSV file of the folder. */
export interface Table<Columns extends Readonly<Record<string, Column>> = Readonly<Record<string, Column>>> {
  /** Its name in the folder and in references. */
  readonly id: string;
  /** Its name as a sheet. */
  readonly sheet: Words;
  readonly about: Words;
  readonly columns: Columns;
  /** The columns whose values together name a row. */
  readonly key: readonly string[];
  /** The columns within whose values the order of the rows is kept; undefined where rows have no order. */
  readonly orderWithin?: readonly string[];
}

/** The rows of a table, typed by its columns. */
export type RowOf<T extends Table> = {
  readonly [Name in keyof T['columns']]: T['columns'][Name] extends Column<infer V> ? V : never;
};

/** Keeps the types of a table's columns. */
export const defineTable = <const Columns extends Readonly<Record<string, Column>>>(
  table: Table<Columns>,
): Table<Columns> => table;

/** Takes of a stored row what it has under the names of columns; a subject adds what is called otherwise there, or kept otherwise. */
export function sameNamed<T extends Table, Kept extends object>(
  { columns }: T,
  kept: Kept,
): { readonly [Name in keyof T['columns'] & keyof Kept]: Kept[Name] };
export function sameNamed({ columns }: Table, kept: object): object {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => name in columns));
}

/** Keys never hold tabs, so that several joined ones stay apart. */
const JOINT = '\t';

/** Joins the parts of a key. Letter case does not tell rows apart: neither does it tell files apart everywhere. */
export const joinKey = (parts: readonly Value[]): string =>
  parts.map((part) => String(part).toLowerCase()).join(JOINT);

/** Tells whether somebody who names a row by this key means it: letter case tells no rows apart. */
export const isKey = (said: string, key: Value | undefined): boolean =>
  joinKey([said]) === joinKey([key ?? '']);

/** Tells by which key a row is known. */
export const keyOf = (table: Table, row: Row): string => joinKey(table.key.map((name) => row[name] ?? ''));

/** Writes the key of a row for people. */
export const keyText = (table: Table, row: Row): string =>
  table.key.map((name) => String(row[name] ?? '')).join(' / ');

/** Lists the columns of a table, with their places. */
export const columnsOf = (table: Table): readonly (readonly [name: string, column: Column])[] =>
  Object.entries(table.columns);

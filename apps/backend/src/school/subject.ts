import type { Config } from '../platform/config/config.ts';
import type { Queryable } from '../platform/database/connection.ts';
import type { Book } from './book.ts';
import type { SchoolAttachments } from './files/attachments.ts';
import type { SchoolFiles } from './files/files.ts';
import type { SchoolVideos } from './files/videos.ts';
import { pickColumns, type Row, type RowOf, type Table } from './table.ts';

/** A stored row. */
export interface Stored<R> {
  readonly id: string;
  readonly row: R;
  /** Whether it is hidden, so that nothing happens to it where a file lacks it. */
  readonly isHidden?: boolean;
}

/** A row to write. */
export interface Entry<R> {
  /** Undefined for a new row. */
  readonly id: string | undefined;
  readonly row: R;
  /** Its position among the rows of its group, from 1. */
  readonly position: number;
  /** Columns whose value differs from the stored row as it was read; empty for a new row. */
  readonly changed: ReadonlySet<string>;
}

/** The context of a table. */
export interface Scope {
  readonly tx: Queryable;
  readonly companyId: string;
  readonly now: Date;
  readonly config: Pick<Config, 'dataDir' | 'mode' | 'passwordHash' | 'schoolsDir' | 'schoolEditsDir'>;
  readonly files: SchoolFiles;
  readonly attachments: SchoolAttachments;
  readonly videos: SchoolVideos;
  /** Schedules work outside the database for after all rows are written. */
  atLast(work: () => Promise<void>): void;
  /** Returns the book of a table's keys, which is read at first use. */
  book(table: string): Promise<Book>;
  /** Returns the books of several tables, in the given order. */
  books<const Tables extends readonly string[]>(
    ...tables: Tables
  ): Promise<{ [Table in keyof Tables]: Book }>;
}

/** What happens to rows that a file lacks. */
export type WhenMissing =
  /** They are deleted, unless something depends on them. */
  | 'remove'
  /** They are hidden, and students who have them keep them. */
  | 'hide'
  /** They stay: a spreadsheet never deletes people. */
  | 'keep';

/** A mistake of a row as a whole. */
export interface RowProblem {
  readonly column: string;
  readonly problem: string;
}

/** The other tables of the file. */
export interface FileTables {
  /** Whether rows that the file lacks stay as they are. */
  readonly isKeepingMissing: boolean;
  /** Returns the future rows of another table; undefined where the file does not contain it. */
  rowsOf(table: string): readonly Row[] | undefined;
}

/** How a table is read from and written to the database. */
export interface Subject<T extends Table = Table> {
  readonly table: T;
  /** Its database table; undefined where its rows have no id, so that nothing refers to them. */
  readonly stored?: string;
  /** Database tables of such rows, in which concurrent changes would be overwritten. */
  readonly keyless?: readonly string[];
  readonly whenMissing: WhenMissing;
  /** Database tables whose rows are parts of these rows, and are deleted with them. */
  readonly partTables?: readonly string[];
  /** Reads the stored rows, in order. */
  read(scope: Scope): Promise<readonly Stored<RowOf<T>>[]>;
  /** Normalizes a row for comparison. */
  tidy?(row: RowOf<T>): RowOf<T>;
  /** Finds a mistake that involves several columns. @param before undefined for a new row */
  check?(
    row: RowOf<T>,
    scope: Scope,
    before: RowOf<T> | undefined,
  ): RowProblem | undefined | Promise<RowProblem | undefined>;
  /** Finds mistakes that involve several rows. @returns the problems by their rows */
  checkTogether?(
    rows: readonly RowOf<T>[],
    scope: Scope,
    file: FileTables,
  ): Promise<ReadonlyMap<RowOf<T>, RowProblem>>;
  /** Writes rows. @returns their ids, in the same order. */
  save(scope: Scope, entries: readonly Entry<RowOf<T>>[]): Promise<readonly string[]>;
  /** Deletes or hides rows, depending on `whenMissing`; not used for `keep`. */
  putAway?(scope: Scope, ids: readonly string[]): Promise<void>;
  /** Hides rows that something depends on; without it such rows stay unchanged. */
  hide?(scope: Scope, ids: readonly string[]): Promise<void>;
  /** Updates what is derived from the rows of several tables, after all of them are written. */
  settle?(scope: Scope): Promise<void>;
}

/** Saves rows one after the other. */
export async function oneByOne<R>(
  entries: readonly Entry<R>[],
  save: (entry: Entry<R>) => Promise<string>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const entry of entries) ids.push(await save(entry));
  return ids;
}

/** Saves the rows of a tree, each after its parent. There are no cycles, since the check refuses them. */
export async function parentsFirst<R extends { readonly key: string; readonly parent: string }>(
  entries: readonly Entry<R>[],
  book: Book,
  save: (entry: Entry<R>) => Promise<string>,
): Promise<string[]> {
  const ids = new Map<Entry<R>, string>();
  const waiting = new Map(entries.map((entry) => [entry.row.key.toLowerCase(), entry]));
  async function saveOne(entry: Entry<R>): Promise<void> {
    if (ids.has(entry)) return;
    const parent = waiting.get(entry.row.parent.toLowerCase());
    if (parent !== undefined) await saveOne(parent);
    const id = await save(entry);
    ids.set(entry, id);
    book.add([entry.row.key], id);
  }
  for (const entry of entries) await saveOne(entry);
  return entries.map((entry) => ids.get(entry) ?? '');
}

/** Returns the id of a row that is identified by two others. */
export const pairId = (first: string, second: string): string => `${first}:${second}`;

/** Splits the id of a pair. */
export function idsOfPair(id: string): [first: string, second: string] {
  const [first = '', second = ''] = id.split(':');
  return [first, second];
}

/** Orders the rows of a tree depth-first, each level in its own order. */
export function inTreeOrder<R extends { readonly id: string; readonly parentId: string | null }>(
  rows: readonly R[],
): R[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const placed = new Set<R>();
  const insert = (row: R): void => {
    if (placed.has(row)) return;
    placed.add(row);
    below.get(row.id)?.forEach(insert);
  };
  below.get(null)?.forEach(insert);
  // Rows that depend on each other in a cycle are appended last.
  rows.forEach(insert);
  return [...placed];
}

/** Returns the key of a row: the school's own, or one made of its id where it has none. */
export const keyOfId = (sourceKey: string | null, id: string): string => sourceKey ?? `#${id}`;

/** A row of the database with the school's own key, null where it has none. */
type Keyed = { readonly id: string } & (
  | { readonly sourceKey: string | null }
  | { readonly sourceKey?: undefined; readonly key: string | null }
);

/**
 * Returns a stored row with its key, and with its properties that share a name with a column.
 * @param others the columns whose values differ from the property of that name, or have none
 */
export function storedRow<T extends Table, Kept extends Keyed, Others extends Partial<RowOf<T>> = object>(
  table: T,
  kept: Kept,
  others?: Others,
): Stored<Omit<ReturnType<typeof pickColumns<T, Kept>>, keyof Others | 'key'> & { key: string } & Others>;
export function storedRow(table: Table, kept: Keyed, others: object = {}): Stored<object> {
  const key = keyOfId(kept.sourceKey === undefined ? kept.key : kept.sourceKey, kept.id);
  return { id: kept.id, row: { ...pickColumns(table, kept), key, ...others } };
}

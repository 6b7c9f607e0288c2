import type { Config } from '../platform/config/config.ts';
import type { Queryable } from '../platform/database/connection.ts';
import type { Book } from './book.ts';
import type { SchoolAttachments } from './files/attachments.ts';
import type { SchoolFiles } from './files/files.ts';
import type { SchoolVideos } from './files/videos.ts';
import type { Row, RowOf, Table } from './table.ts';

/** A row that is there already. */
export interface Stored<R> {
  readonly id: string;
  readonly row: R;
  /** Off the shelves already, so that nothing more becomes of it where a file lacks it. */
  readonly isHidden?: boolean;
}

/** A row to be written. */
export interface Entry<R> {
  /** Undefined for a new one. */
  readonly id: string | undefined;
  readonly row: R;
  /** Its place among the rows that have one order, from 1. */
  readonly position: number;
  /** Columns in which it is another than the row that was there when it was read; none of a new one. */
  readonly changed: ReadonlySet<string>;
}

/** What subjects work with. */
export interface Scope {
  readonly tx: Queryable;
  readonly companyId: string;
  readonly now: Date;
  readonly config: Pick<Config, 'dataDir' | 'mode' | 'passwordHash' | 'schoolsDir' | 'schoolEditsDir'>;
  readonly files: SchoolFiles;
  readonly attachments: SchoolAttachments;
  readonly videos: SchoolVideos;
  /** Does something outside the database when all rows are written, so that nothing of it is done where they are not. */
  atLast(work: () => Promise<void>): void;
  /** The keys of a table, read when they are first asked for. */
  book(table: string): Promise<Book>;
  /** The books of several tables, in the order in which they are named. */
  books<const Tables extends readonly string[]>(
    ...tables: Tables
  ): Promise<{ [Table in keyof Tables]: Book }>;
}

/** What becomes of rows that a file does not have. */
export type WhenGone =
  /** They are deleted, unless something depends on them. */
  | 'remove'
  /** They are taken out of sight, and whoever has them keeps them. */
  | 'hide'
  /** They stay: people are not deleted by a spreadsheet. */
  | 'keep';

/** What is wrong with a row as a whole. */
export interface RowProblem {
  readonly column: string;
  readonly problem: string;
}

/** What stands in the rest of the file. */
export interface FileTables {
  /** True where rows that the file does not have stay. */
  readonly isKeepingMissing: boolean;
  /** The rows of another table as they shall be; undefined where the file says nothing of it. */
  rowsOf(table: string): readonly Row[] | undefined;
}

/** How a table meets the database. */
export interface Subject<T extends Table = Table> {
  readonly table: T;
  /** Its name in the database; undefined where its rows have no id of their own, so that nothing refers to them. */
  readonly stored?: string;
  /** Tables of the database in which such rows lie: whatever another command does there meanwhile would be undone. */
  readonly keyless?: readonly string[];
  readonly whenGone: WhenGone;
  /** Tables of the database whose rows are parts of these, and go with them. */
  readonly belongings?: readonly string[];
  /** Reads what is there, in its order. */
  read(scope: Scope): Promise<readonly Stored<RowOf<T>>[]>;
  /** Brings a row of a file into the one form in which rows are compared. */
  tidy?(row: RowOf<T>): RowOf<T>;
  /** Finds what no single column can know. @param before undefined for a new row */
  check?(
    row: RowOf<T>,
    scope: Scope,
    before: RowOf<T> | undefined,
  ): RowProblem | undefined | Promise<RowProblem | undefined>;
  /** Finds what rows have wrong only together. @returns the problems by their rows */
  checkTogether?(
    rows: readonly RowOf<T>[],
    scope: Scope,
    file: FileTables,
  ): Promise<ReadonlyMap<RowOf<T>, RowProblem>>;
  /** Writes rows. @returns their ids, in the same order. */
  save(scope: Scope, entries: readonly Entry<RowOf<T>>[]): Promise<readonly string[]>;
  /** Deletes or hides rows, as `whenGone` says; never called where they are kept. */
  putAway?(scope: Scope, ids: readonly string[]): Promise<void>;
  /** Takes out of sight what something depends on; without it such rows stay as they are. */
  hide?(scope: Scope, ids: readonly string[]): Promise<void>;
  /** Brings up to date what follows from the rows of several tables, after all of them. */
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

/** Saves the rows of a tree, each after the one that it hangs on. There are no circles: the check has refused them. */
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

/** The id of a row that is known by two others. */
export const pairId = (first: string, second: string): string => `${first}:${second}`;

/** Takes the id of a pair apart. */
export function idsOfPair(id: string): [first: string, second: string] {
  const [first = '', second = ''] = id.split(':');
  return [first, second];
}

/** Puts the rows of a tree below the one that they hang on, each level in its own order. */
export function inTreeOrder<R extends { readonly id: string; readonly parentId: string | null }>(
  rows: readonly R[],
): R[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const placed = new Set<R>();
  const place = (row: R): void => {
    if (placed.has(row)) return;
    placed.add(row);
    below.get(row.id)?.forEach(place);
  };
  below.get(null)?.forEach(place);
  // What hangs on itself in a circle stands at the end.
  rows.forEach(place);
  return [...placed];
}

/** The key of a row: its own, or one made of its number where the school gave it none. */
export const keyOfId = (sourceKey: string | null, id: string): string => sourceKey ?? `#${id}`;

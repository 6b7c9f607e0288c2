import { cellText } from '../columns/cell.ts';
import type { Column, Value } from '../columns/column.ts';
import { dependentsOf } from './dependents.ts';
import type { ReadRow } from '../sources/rows.ts';
import type { OpenScope } from '../scope.ts';
import type { Entry, Stored, Subject } from '../subject.ts';
import { columnsOf, joinKey, keyOf, keyText, type Row, type Table } from '../table.ts';

/** A changed value. */
export interface Change {
  /** Name of the column; `order` for the position among the other rows. */
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

/** A changed row. */
export interface ChangedRow {
  readonly key: string;
  readonly changes: readonly Change[];
}

/** A row that the file lacks, and what is done with it. */
export interface MissingRow {
  readonly key: string;
  readonly what: 'removed' | 'hidden' | 'kept';
  /** Why it is kept; empty where it is not. */
  readonly why: string;
}

/** The planned changes of a table. */
export interface TablePlan {
  readonly subject: Subject;
  readonly created: readonly string[];
  readonly changed: readonly ChangedRow[];
  readonly gone: readonly MissingRow[];
  readonly unchanged: number;
  /** Rows to write, in the order of the file. */
  readonly entries: readonly Entry<Row>[];
  /** Ids of the rows to delete, or to hide where rows of this table are never deleted. */
  readonly putAway: readonly string[];
  /** Ids of the rows to hide because something depends on them. */
  readonly hidden: readonly string[];
}

const canonical = (column: Column, value: Value): string =>
  cellText(column.write(value, 'en')).replaceAll('\r\n', '\n').trim();

function changesOf(table: Table, before: Row, after: Row): Change[] {
  return columnsOf(table).flatMap(([id, column]) => {
    const [from, to] = [canonical(column, before[id] ?? null), canonical(column, after[id] ?? null)];
    return from === to ? [] : [{ column: id, from, to }];
  });
}

/** Returns the group of a row; rows of a group are ordered among each other. */
const groupOf = (table: Table, row: Row): string =>
  joinKey((table.orderWithin ?? []).map((name) => row[name] ?? ''));

/** Finds rows whose position among the existing rows has changed. */
function positionChanges(
  rows: readonly { readonly key: string; readonly before: number | undefined }[],
): Map<string, Change> {
  const known = rows.flatMap(({ key, before }) => (before === undefined ? [] : [{ key, before }]));
  const sorted = known.toSorted((a, b) => a.before - b.before);
  const was = new Map(sorted.map(({ key }, index) => [key, index]));
  return new Map(
    known.flatMap(({ key }, index) => {
      const from = was.get(key) ?? index;
      return from === index
        ? []
        : [[key, { column: 'order', from: String(from + 1), to: String(index + 1) }]];
    }),
  );
}

interface Compared {
  readonly read: ReadRow;
  readonly id: string | undefined;
  readonly row: Row;
  readonly changes: readonly Change[];
  readonly position: number;
}

/**
 * Returns positions for the rows of a group, among rows that the file does not contain: existing rows are
 * distributed over the positions they already have, and new ones are appended.
 * @param existing the keys of the group's existing rows, in order
 */
function positionsAmong(existing: readonly string[], keys: readonly string[]): number[] {
  const keySet = new Set(keys);
  const own = existing.flatMap((key, index) => (keySet.has(key) ? [index + 1] : []));
  const existingSet = new Set(existing);
  let next = 0;
  let last = existing.length;
  return keys.map((key) => (existingSet.has(key) ? (own[next++] ?? 0) : (last += 1)));
}

/** Compares the rows of a file with the stored rows. */
function compare(
  table: Table,
  rows: readonly ReadRow[],
  stored: readonly Stored<Row>[],
  isKeepingMissing: boolean,
): Compared[] {
  const known = new Map(stored.map((one, index) => [keyOf(table, one.row), { ...one, index }]));
  const there = Map.groupBy(isKeepingMissing ? stored : [], ({ row }) => groupOf(table, row));
  const groups = Map.groupBy(
    rows.map((read) => ({ read, before: known.get(read.key) })),
    ({ read }) => groupOf(table, read.row),
  );
  return [...groups].flatMap(([of, group]) => {
    const positions = positionsAmong(
      (there.get(of) ?? []).map(({ row }) => keyOf(table, row)),
      group.map(({ read }) => read.key),
    );
    const moves =
      table.orderWithin === undefined
        ? new Map<string, Change>()
        : positionChanges(group.map(({ read: { key }, before }) => ({ key, before: before?.index })));
    return group.map(({ read, before }, index) => {
      const { row } = read;
      const moved = moves.get(read.key);
      const own = before === undefined ? [] : changesOf(table, before.row, row);
      return {
        read,
        id: before?.id,
        row,
        changes: moved === undefined ? own : [...own, moved],
        position: positions[index] ?? 0,
      };
    });
  });
}

/** Returns the rows to write: the changed ones; in an ordered table, all rows of a group with a change. */
function toWrite(table: Table, compared: readonly Compared[]): Compared[] {
  const isTouched = ({ id, changes }: Compared): boolean => id === undefined || changes.length > 0;
  if (table.orderWithin === undefined) return compared.filter(isTouched);
  const stirred = new Set(compared.filter(isTouched).map(({ row }) => groupOf(table, row)));
  return compared.filter(({ row }) => stirred.has(groupOf(table, row)));
}

/** Adds the ancestors of rows that are kept, since a part needs its parent. */
function withAncestors(
  table: Table,
  missing: readonly Stored<Row>[],
  held: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const own = columnsOf(table).find(([, { target }]) => target === table.id);
  if (own === undefined || held.size === 0) return held;
  const [column, { via }] = own;
  const byKey = new Map(missing.map((one) => [keyOf(table, one.row), one]));
  const all = new Map(held);
  const aboveOf = ({ row }: Stored<Row>): Stored<Row> | undefined =>
    byKey.get(joinKey((via.length === 0 ? [column] : via).map((name) => row[name] ?? '')));
  for (const one of missing) {
    if (!held.has(one.id)) continue;
    for (let at = aboveOf(one); at !== undefined && !all.has(at.id); at = aboveOf(at))
      all.set(at.id, 'kept, since something depends on it');
  }
  return all;
}

/** Finds the missing rows that something depends on, with what does; rows that go together do not hold each other. */
async function findHeld(
  { tx }: OpenScope,
  { table, stored, partTables = [] }: Subject,
  missing: readonly Stored<Row>[],
  going: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, string>> {
  if (stored === undefined) return new Map();
  const ids = missing.map(({ id }) => id);
  const held = await dependentsOf(tx, stored, ids, { going: new Map([...going, [stored, ids]]), partTables });
  return withAncestors(table, missing, held);
}

/** Options of a plan. */
export interface PlanOptions {
  /** Whether rows that the file lacks stay as they are. @defaultValue false */
  readonly isKeepingMissing?: boolean;
}

/**
 * Plans the changes of a table. @param going ids that earlier plans delete, by database table; this plan's
 * deletions are added.
 */
export async function planTable(
  scope: OpenScope,
  subject: Subject,
  rows: readonly ReadRow[],
  going: Map<string, readonly string[]>,
  { isKeepingMissing = false }: PlanOptions,
): Promise<TablePlan> {
  const { table, whenMissing, stored: tableName } = subject;
  const isRemoving = whenMissing === 'remove';
  const stored = await scope.stored(subject);
  const compared = compare(table, rows, stored, isKeepingMissing);
  const here = new Set(rows.map(({ key }) => key));
  const missing = isKeepingMissing
    ? []
    : stored.filter(({ row, isHidden }) => !here.has(keyOf(table, row)) && isHidden !== true);
  const held = isRemoving ? await findHeld(scope, subject, missing, going) : new Map<string, string>();
  const removed = missing.filter(({ id }) => !held.has(id)).map(({ id }) => id);
  if (isRemoving && tableName !== undefined) going.set(tableName, removed);
  const isHiding = whenMissing === 'hide' || (isRemoving && subject.hide !== undefined);
  return {
    subject,
    created: compared.filter(({ id }) => id === undefined).map(({ row }) => keyText(table, row)),
    changed: compared
      .filter(({ id, changes }) => id !== undefined && changes.length > 0)
      .map(({ row, changes }) => ({ key: keyText(table, row), changes })),
    gone: missing.map(({ id, row }) => ({
      key: keyText(table, row),
      what: isRemoving && !held.has(id) ? 'removed' : isHiding ? 'hidden' : 'kept',
      why: held.get(id) ?? '',
    })),
    unchanged: compared.filter(({ id, changes }) => id !== undefined && changes.length === 0).length,
    entries: toWrite(table, compared).map(({ id, row, position, changes }) => ({
      id,
      row,
      position,
      changed: new Set(changes.map(({ column }) => column)),
    })),
    putAway: whenMissing === 'keep' ? [] : removed,
    hidden: subject.hide === undefined ? [] : missing.flatMap(({ id }) => (held.has(id) ? [id] : [])),
  };
}

import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/connection.ts';

/** Rows by the name of their table. */
export type PersonalData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What opens an account or is only good for minutes is nobody's data to take along. */
const UNTOLD_TABLES = new Set(['login_codes', 'upload_sessions']);
const UNTOLD_COLUMNS = /(?:_hash|_sealed|token|_key)$/;
/** Columns that are called like secrets and are none. */
const TOLD_COLUMNS = new Set(['source_key', 'signature_key', 'file_key', 'idempotency_key']);

interface Reference {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
  readonly isCascade: boolean;
}

/** Reads which column of which table names a row of which other. */
async function readReferences(tx: Queryable): Promise<Reference[]> {
  const { rows } = await tx.execute<{
    child: string;
    column: string;
    parent: string;
    parent_column: string;
    is_cascade: boolean;
  }>(sql`
    select child.relname as child, own.attname as column, parent.relname as parent,
      other.attname as parent_column, confdeltype = 'c' as is_cascade
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' and cardinality(conkey) = 1 and child.relnamespace = current_schema()::regnamespace
    order by child.relname, own.attname`);
  return rows.map(({ child, column, parent, parent_column: parentColumn, is_cascade: isCascade }) => ({
    child,
    column,
    parent,
    parentColumn,
    isCascade,
  }));
}

/** How rows of a table are known to be a student's. */
interface Owned {
  readonly column: string;
  /** The table whose rows they are parts of, and the column there; undefined where they name the student. */
  readonly of?: { readonly table: string; readonly column: string };
}

/**
 * Finds the tables that hold a student's data: those whose rows name the student as `user_id`, and those whose rows are
 * parts of such rows. So a table that is added later is among them without being named here.
 */
function ownedTables(references: readonly Reference[]): Map<string, Owned> {
  const owned = new Map<string, Owned>([['users', { column: 'id' }]]);
  for (const { child, column, parent } of references)
    if (parent === 'users' && column === 'user_id' && !UNTOLD_TABLES.has(child)) owned.set(child, { column });
  const named = new Set([...owned.keys(), ...UNTOLD_TABLES]);
  for (let before = 0; before < owned.size;) {
    before = owned.size;
    for (const { child, column, parent, parentColumn, isCascade } of references)
      if (isCascade && !named.has(child) && parent !== 'users' && owned.has(parent) && !owned.has(child))
        owned.set(child, { column, of: { table: parent, column: parentColumn } });
  }
  return owned;
}

/** Whose rows of a table are a student's, as a condition. */
function conditionOf(
  owned: ReadonlyMap<string, Owned>,
  table: string,
  userId: string,
): ReturnType<typeof sql> {
  const found = owned.get(table);
  if (found === undefined) throw new Error(`Nothing of ${table} is a student's`);
  const column = sql.identifier(found.column);
  return found.of === undefined
    ? sql`${column} = ${userId}`
    : sql`${column} in (select ${sql.identifier(found.of.column)} from ${sql.identifier(found.of.table)}
        where ${conditionOf(owned, found.of.table, userId)})`;
}

const isTold = (column: string): boolean => TOLD_COLUMNS.has(column) || !UNTOLD_COLUMNS.test(column);

/** Reads all that the database holds of one student, but for hashes, sealed texts and keys that open something. */
export async function readPersonalData(tx: Queryable, userId: string): Promise<PersonalData> {
  const owned = ownedTables(await readReferences(tx));
  const data: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const table of [...owned.keys()].toSorted()) {
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(owned) as row from ${sql.identifier(table)} owned where ${conditionOf(owned, table, userId)}`,
    );
    if (rows.length > 0)
      data[table] = rows.map(({ row }) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => isTold(column))),
      );
  }
  return data;
}

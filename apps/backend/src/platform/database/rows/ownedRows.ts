import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../connection.ts';

/** A foreign key: the columns of the child table and the parent table that they refer to. */
export interface Reference {
  readonly child: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  /** True where rows are deleted with the row that they refer to. */
  readonly isCascade: boolean;
}

/** Reads every foreign key of the database. */
export async function readReferences(tx: Queryable): Promise<Reference[]> {
  const columnsOf = (table: SQL, numbers: SQL): SQL => sql`(
    select json_agg(attname order by place) from unnest(${numbers}) with ordinality as named (number, place)
    join pg_attribute on attrelid = ${table} and attnum = number)`;
  const { rows } = await tx.execute<{
    child: string;
    columns: string[];
    parent: string;
    parent_columns: string[];
    is_cascade: boolean;
  }>(sql`
    select child.relname as child, ${columnsOf(sql`conrelid`, sql`conkey`)} as columns,
      parent.relname as parent, ${columnsOf(sql`confrelid`, sql`confkey`)} as parent_columns,
      confdeltype = 'c' as is_cascade
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and child.relnamespace = current_schema()::regnamespace
    order by child.relname, conname`);
  return rows.map(({ parent_columns: parentColumns, is_cascade: isCascade, ...row }) => ({
    ...row,
    parentColumns,
    isCascade,
  }));
}

/**
 * How rows of a table are linked to their owner: by a column with the owner's id, or by a foreign key to an
 * owned table.
 */
interface Ownership {
  readonly columns: readonly string[];
  readonly of: { readonly table: string; readonly columns: readonly string[] } | undefined;
}

/** Describes the owner whose rows are looked for. */
export interface Owner {
  /** The table that the owner is a row of, by its `id`. */
  readonly table: string;
  /** The column of other tables that names the owner. */
  readonly column: string;
  /** Tables that are skipped, with the tables of their child rows. */
  readonly without?: ReadonlySet<string>;
}

/** The tables that hold rows of an owner. */
export interface OwnedRows {
  /** In alphabetical order, including the owner's own table. */
  readonly tables: readonly string[];
  /** Returns the condition that a row of a table belongs to the owner. @throws {RangeError} for another table. */
  condition(table: string, id: string): SQL;
}

const columnList = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/**
 * Finds the tables that hold rows of an owner: those that refer to the owner, and those whose rows are parts of
 * such rows. So a table that is added later is included automatically.
 */
export function ownedRows(references: readonly Reference[], owner: Owner): OwnedRows {
  const { without = new Set<string>() } = owner;
  const owned = new Map<string, Ownership>([[owner.table, { columns: ['id'], of: undefined }]]);
  for (const { child, columns, parent } of references)
    if (parent === owner.table && columns.length === 1 && columns[0] === owner.column && !without.has(child))
      owned.set(child, { columns, of: undefined });
  for (let before = 0; before < owned.size;) {
    before = owned.size;
    for (const { child, columns, parent, parentColumns, isCascade } of references)
      if (
        isCascade &&
        parent !== owner.table &&
        owned.has(parent) &&
        !owned.has(child) &&
        !without.has(child)
      )
        owned.set(child, { columns, of: { table: parent, columns: parentColumns } });
  }

  function condition(table: string, id: string): SQL {
    const found = owned.get(table);
    if (found === undefined) throw new RangeError(`Nothing of ${table} is owned`);
    return found.of === undefined
      ? sql`${columnList(found.columns)} = ${id}`
      : sql`(${columnList(found.columns)}) in (select ${columnList(found.of.columns)} from ${sql.identifier(found.of.table)}
          where ${condition(found.of.table, id)})`;
  }

  return { tables: [...owned.keys()].toSorted(), condition };
}

/** Counts the rows of an owner in each of its tables, and in total. */
export async function countOwned(
  tx: Queryable,
  { tables, condition }: OwnedRows,
  id: string,
): Promise<{ readonly rows: Readonly<Record<string, number>>; readonly total: number }> {
  const rows: Record<string, number> = {};
  for (const table of tables)
    rows[table] = await tx.$count(sql`${sql.identifier(table)}`, condition(table, id));
  return { rows, total: Object.values(rows).reduce((sum, count) => sum + count, 0) };
}

/**
 * Orders tables so that rows are deleted before the rows that they refer to. Tables with the fewest foreign
 * keys come last: counter tables refer to nothing but their owner, and a trigger would write to them again.
 */
export function childrenFirst(references: readonly Reference[], tables: readonly string[]): string[] {
  const named = (table: string): number => references.filter(({ child }) => child === table).length;
  const order = new Set<string>();
  const under = new Set<string>();
  const visit = (table: string): void => {
    if (order.has(table) || under.has(table)) return;
    under.add(table);
    for (const { child, parent } of references)
      if (parent === table && child !== table && tables.includes(child)) visit(child);
    order.add(table);
  };
  for (const table of tables.toSorted((one, other) => named(other) - named(one))) visit(table);
  return [...order];
}

/** Columns with credentials or sealed values. */
const SECRET_COLUMNS = /(?:_hash|_sealed|token|_key)$/;
/** Columns that are named like secrets but are none. */
const PUBLIC_COLUMNS = new Set([
  'source_key',
  'signature_key',
  'sign_key',
  'file_key',
  'video_key',
  'idempotency_key',
]);

const isPublic = (column: string): boolean => PUBLIC_COLUMNS.has(column) || !SECRET_COLUMNS.test(column);

/** Leaves secrets out of a row: hashes, sealed texts, keys. */
export const withoutSecrets = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => isPublic(column)));

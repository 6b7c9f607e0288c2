import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../connection.ts';

/** A table whose rows have the school's own key (`sourceKey`). */
type KeyedTable = PgTable & { readonly id: PgColumn; readonly sourceKey: PgColumn };

/** Replaces lone surrogates, which PostgreSQL refuses in JSON, with the replacement character. */
const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/**
 * Inserts many rows in one statement with one parameter, since a parameter per value costs more than the rows
 * do.
 * @param rows at least one; all have the columns of the first, and none has a value that is an SQL expression
 * @returns their ids by their source keys
 */
export async function insertRows<Table extends KeyedTable>(
  tx: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<Map<string, string>> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => [name, toSnakeCase(name)] as const);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column)),
    sql`, `,
  );
  const columnRows = rows.map((row) =>
    Object.fromEntries(columns.map(([name, column]): [string, unknown] => [column, Reflect.get(row, name)])),
  );
  const { rows: added } = await tx.execute<{ id: string; source_key: string | null }>(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(columnRows, wellFormed)}::text::json)
    returning id, source_key`);
  return new Map(added.map(({ id, source_key: key }) => [key ?? '', id]));
}

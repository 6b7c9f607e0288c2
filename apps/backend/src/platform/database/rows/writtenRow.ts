import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../connection.ts';

/** The columns of a row that a school may write: all but its id and its company. */
export type WritableRow<Table extends { readonly $inferInsert: object }> = Omit<
  Table['$inferInsert'],
  'id' | 'companyId'
>;

/** Reads the id of the one row that a statement wrote. @throws {Error} where it wrote none */
export function idOfOnlyRow(rows: readonly { readonly id: string }[]): string {
  const [row] = rows;
  if (row === undefined) throw new Error('The row was not written');
  return row.id;
}

type RowTable = PgTable & { readonly id: AnyPgColumn<{ data: string; notNull: true }> };
type CompanyTable = RowTable & { readonly companyId: PgColumn };

/**
 * Returns a function that inserts a row, where the id is undefined, or updates it, and returns its id. Values
 * that are no columns of the table are not written.
 * @param onlyNew columns that an update leaves as they are
 */
export function rowSaver<Table extends CompanyTable>(
  table: Table,
  onlyNew?: readonly (string & keyof WritableRow<Table>)[],
): (
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: { readonly [Name in keyof WritableRow<Table>]: WritableRow<Table>[Name] | SQL },
) => Promise<string>;
export function rowSaver(table: CompanyTable, onlyNew: readonly string[] = []) {
  const returned = { id: table.id };
  return async (tx: Queryable, companyId: string, id: string | undefined, values: object): Promise<string> =>
    idOfOnlyRow(
      id === undefined
        ? await tx
            .insert(table)
            .values({ ...values, companyId })
            .returning(returned)
        : await tx
            .update(table)
            .set(Object.fromEntries(Object.entries(values).filter(([name]) => !onlyNew.includes(name))))
            .where(eq(table.id, id))
            .returning(returned),
    );
}

/** Returns a function that deletes rows of a table. */
export const rowDeleter =
  (table: RowTable) =>
  async (tx: Queryable, ids: readonly string[]): Promise<void> =>
    void (await tx.delete(table).where(inArray(table.id, [...ids])));

/** Returns a function that reads all rows of a company, ordered by some columns. */
export function rowReader<Table extends PgTable & { readonly companyId: PgColumn }>(
  table: Table,
  ...order: readonly AnyPgColumn[]
): (db: Queryable, companyId: string) => Promise<Table['$inferSelect'][]>;
export function rowReader(
  table: PgTable & { readonly companyId: PgColumn },
  ...order: readonly AnyPgColumn[]
) {
  return (db: Queryable, companyId: string) =>
    db
      .select()
      .from(table)
      .where(eq(table.companyId, companyId))
      .orderBy(...order.map((column) => asc(column)));
}

/**
 * Returns the functions that read, save and remove rows of a table that a school edits. Rows are read in an
 * order, and otherwise oldest first.
 * @param onlyNew columns that an update leaves as they are
 */
export const schoolRows = <Table extends CompanyTable>(
  table: Table,
  order: readonly AnyPgColumn[] = [],
  onlyNew?: readonly (string & keyof WritableRow<Table>)[],
) => ({
  read: rowReader(table, ...order, table.id),
  save: rowSaver(table, onlyNew),
  remove: rowDeleter(table),
});

import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';

/** Finds the company of the demonstration that answers at a host. @throws {Error} where there is none */
export async function companyIdAt(tx: Queryable, host: string): Promise<string> {
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(arrayContains(companies.hosts, [host]));
  if (company === undefined) throw new Error(`There is no company at ${host}`);
  return company.id;
}

type OfCompany = PgTable & { readonly id: PgColumn; readonly companyId: PgColumn };

/** Finds a row of a company by one of its texts, such as the key that its folder gives it. @throws {Error} where there is none */
export async function idOf(
  tx: Queryable,
  companyId: string,
  table: OfCompany,
  column: PgColumn,
  value: string,
): Promise<string> {
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(column, value)))
    .orderBy(asc(table.id))
    .limit(1);
  if (row === undefined) throw new Error(`The demonstration names "${value}", which is not there`);
  return String(row.id);
}

/** Finds a student of a company by user name. @throws {Error} where there is none */
export const studentNamed = (tx: Queryable, companyId: string, username: string): Promise<string> =>
  idOf(tx, companyId, users, users.username, username);

/** Finds the first former students of a company, who cannot log in. */
export async function formerStudents(tx: Queryable, companyId: string, count: number): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), isNull(users.passwordHash)))
    .orderBy(asc(users.id))
    .limit(count);
  return rows.map(({ id }) => id);
}

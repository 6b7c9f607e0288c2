import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { tabTable, type Table } from '../../platform/commands/table.ts';
import { extensionOf, fileUrl } from '../upload/index.ts';
import { resources, type ResourceRow } from './resource.tables.ts';

/** Lists the files shared by students, for the command line: those waiting for review first, then the newest. */
export async function listForSchool(tx: Queryable): Promise<Table> {
  const rows = await tx
    .select({
      id: resources.id,
      state: resources.state,
      name: resources.name,
      key: resources.fileKey,
      student: users.name,
      company: companies.name,
    })
    .from(resources)
    .innerJoin(users, eq(users.id, resources.userId))
    .innerJoin(companies, eq(companies.id, resources.companyId))
    .orderBy(
      sql`${resources.state} <> 'pending'`,
      asc(resources.companyId),
      desc(resources.sharedAt),
      desc(resources.id),
    );
  return tabTable(
    ['file', 'state', 'name', 'student', 'company', 'address'],
    rows.map(({ id, state, name, key, student, company }) => [
      id,
      state,
      `${name}.${extensionOf(key)}`,
      student,
      company,
      fileUrl(key),
    ]),
  );
}

/**
 * Approves or rejects a student's file, and returns its name.
 * @throws {CommandError} where it is not a student's file.
 */
export async function settleForSchool(
  tx: Queryable,
  id: string,
  state: ResourceRow['state'],
): Promise<string> {
  const [row] = await tx
    .update(resources)
    .set({ state })
    .where(and(eq(resources.id, idOrNone(id)), isNotNull(resources.userId)))
    .returning({ name: resources.name, key: resources.fileKey });
  if (row === undefined) throw new CommandError(`There is no student file ${id}. "list" shows them.`);
  return `${row.name}.${extensionOf(row.key)}: ${state}`;
}

import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { users } from '../database/tables/users.tables.ts';
import { CommandError } from './commandError.ts';

/** The number by which the table of students knows a student; null where they were erased. */
export const studentNumber: SQL<string | null> = sql`coalesce(${users.sourceKey}, ${users.username},
  case when ${users.status} <> 'closed' then '#' || ${users.id} end)`;

/** Finds a student by their number, or the name with which they log in, in whatever case. @throws {CommandError} */
export async function expectStudent(
  tx: Queryable,
  companyId: string,
  named: string,
): Promise<{ readonly userId: string }> {
  const wanted = named.toLowerCase();
  const [user] = await tx
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        ne(users.status, 'closed'),
        or(eq(sql`lower(${studentNumber})`, wanted), eq(sql`lower(${users.username})`, wanted)),
      ),
    );
  if (user === undefined)
    throw new CommandError(
      `There is no student called ${named} in this company. "students list" shows them.`,
    );
  return user;
}

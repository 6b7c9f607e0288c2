import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { users } from '../database/tables/users.tables.ts';
import { CommandError } from './commandError.ts';

/** The student's number in the school's student table; null where the student was erased. */
export const studentNumber: SQL<string | null> = sql`coalesce(${users.sourceKey}, ${users.username},
  case when ${users.status} <> 'closed' then '#' || ${users.id} end)`;

/**
 * Finds a student by number, by log-in name in any case, or as `#12`.
 * @throws {CommandError} where there is none, and where the text is one student's number and another's name.
 */
export async function expectStudent(
  tx: Queryable,
  companyId: string,
  named: string,
): Promise<{ readonly userId: string }> {
  const lowerCased = named.toLowerCase();
  const found = await tx
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        ne(users.status, 'closed'),
        or(
          eq(sql`lower(${studentNumber})`, lowerCased),
          eq(sql`lower(${users.username})`, lowerCased),
          eq(sql`'#' || ${users.id}`, lowerCased),
        ),
      ),
    );
  const [user] = found;
  if (user === undefined)
    throw new CommandError(`There is no student ${named} in this company. "students list" shows them.`);
  if (found.length > 1)
    throw new CommandError(
      `${named} is the number of one student and the name of another: ` +
        `write ${found.map(({ userId }) => `#${userId}`).join(' or ')}.`,
    );
  return user;
}

/** Finds the student named in a command, if any. */
export const findNamedStudent = async (
  tx: Queryable,
  companyId: string,
  named: string | undefined,
): Promise<{ readonly userId?: string }> => (named === undefined ? {} : expectStudent(tx, companyId, named));

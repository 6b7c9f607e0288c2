import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { schools, type School } from '../../platform/database/tables/companies.tables.ts';
import { sessions } from '../../platform/database/tables/users.tables.ts';
import { backLoginTickets } from './shell.tables.ts';

/** A company's schools, the default one first, then as they were made. */
export function listSchools(db: Queryable, companyId: string): Promise<School[]> {
  return db
    .select()
    .from(schools)
    .where(eq(schools.companyId, companyId))
    .orderBy(desc(schools.defaultFlag), asc(schools.id));
}

/** The school of a company with this suffix. */
export async function findSchoolBySuffix(
  db: Queryable,
  companyId: string,
  suffix: string,
): Promise<School | undefined> {
  const [school] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.companyId, companyId), eq(schools.suffix, suffix)));
  return school;
}

/** The default school of a company. */
export async function findDefaultSchool(db: Queryable, companyId: string): Promise<School | undefined> {
  const [school] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.companyId, companyId), eq(schools.defaultFlag, true)));
  return school;
}

/** Makes a session remember its school. */
export async function rememberSchool(db: Queryable, sessionId: string, schoolId: string): Promise<void> {
  await db.update(sessions).set({ schoolId }).where(eq(sessions.id, sessionId));
}

/** Stores a ticket, and drops those that are long over. */
export async function addTicket(
  db: Queryable,
  ticket: typeof backLoginTickets.$inferInsert,
  now: Date,
): Promise<void> {
  await db
    .delete(backLoginTickets)
    .where(lt(backLoginTickets.expiresAt, new Date(now.getTime() - 86_400_000)));
  await db.insert(backLoginTickets).values(ticket);
}

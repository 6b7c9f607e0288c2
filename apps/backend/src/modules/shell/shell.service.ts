import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { sessions } from '../../platform/database/tables/users.tables.ts';
import { daysLater } from '../../platform/dates/days.ts';
import { backLoginTickets } from './shell.tables.ts';

/** Stores the school of a session. */
export async function rememberSchool(db: Queryable, sessionId: string, schoolId: string): Promise<void> {
  await db.update(sessions).set({ schoolId }).where(eq(sessions.id, sessionId));
}

/** Inserts a ticket, and deletes expired ones. */
export async function addTicket(
  db: Queryable,
  ticket: typeof backLoginTickets.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(backLoginTickets).where(lt(backLoginTickets.expiresAt, daysLater(now, -1)));
  await db.insert(backLoginTickets).values(ticket);
}

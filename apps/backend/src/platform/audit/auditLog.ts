import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { auditLog } from './audit.tables.ts';

/** How long entries stay. */
const KEPT_MS = 3 * 366 * 24 * 3600_000;

/** What was done, by whom and to what; nothing of a person but ids. */
export type Deed = Omit<typeof auditLog.$inferInsert, 'id'>;

/** Writes a deed into the audit log, in the transaction that does it. */
export async function recordDeed(tx: Queryable, deed: Deed): Promise<void> {
  await tx.insert(auditLog).values(deed);
}

/** The number of the last deed that is known; what comes later has a higher one. */
export async function lastDeed(tx: Queryable): Promise<string> {
  const [found] = await tx.select({ id: max(auditLog.id) }).from(auditLog);
  return found?.id ?? '0';
}

/** Reads what was done of a company after a deed, the first one first. */
export const deedsAfter = (tx: Queryable, companyId: string, id: string): Promise<Deed[]> =>
  tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, companyId), gt(auditLog.id, id)))
    .orderBy(asc(auditLog.id));

/** Lets entries be deleted in a transaction, which is refused otherwise. */
export async function allowForgetting(tx: Queryable): Promise<void> {
  await tx.execute(sql`select set_config('lectern.forgets_audit', 'on', true)`);
}

/** Deletes the entries that are older than three years. */
export async function forgetOldDeeds(db: Queryable, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await allowForgetting(tx);
    await tx.delete(auditLog).where(lt(auditLog.at, new Date(now.getTime() - KEPT_MS)));
  });
}

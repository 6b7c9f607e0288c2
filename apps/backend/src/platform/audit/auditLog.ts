import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { auditLog } from './audit.tables.ts';

/** How long entries are kept, in milliseconds. */
const RETENTION_MS = 3 * 366 * 24 * 3600_000;

/** An entry of the audit log: what was done, by whom and to what; no personal data but ids. */
export type AuditEntry = Omit<typeof auditLog.$inferInsert, 'id'>;

/** Writes an entry into the audit log, in the transaction that makes the change. */
export async function recordAuditEntry(tx: Queryable, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** Returns the id of the newest entry; later entries have higher ids. */
export async function lastAuditEntryId(tx: Queryable): Promise<string> {
  const [found] = await tx.select({ id: max(auditLog.id) }).from(auditLog);
  return found?.id ?? '0';
}

/** Reads a company's entries after the one with this id, oldest first. */
export const auditEntriesAfter = (tx: Queryable, companyId: string, id: string): Promise<AuditEntry[]> =>
  tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, companyId), gt(auditLog.id, id)))
    .orderBy(asc(auditLog.id));

/** Allows the transaction to delete entries, which a trigger refuses otherwise. */
export async function allowAuditDeletion(tx: Queryable): Promise<void> {
  await tx.execute(sql`select set_config('lectern.forgets_audit', 'on', true)`);
}

/** Deletes the entries that are older than three years. */
export async function deleteOldAuditEntries(db: Queryable, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await allowAuditDeletion(tx);
    await tx.delete(auditLog).where(lt(auditLog.at, new Date(now.getTime() - RETENTION_MS)));
  });
}

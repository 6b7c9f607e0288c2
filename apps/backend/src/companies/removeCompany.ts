import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { readSchoolFolders } from '../content/schools/schoolFolders.ts';
import { findStoredVideos, removeStoredVideos } from '../modules/homework/index.ts';
import { refunds } from '../modules/payment/index.ts';
import { partStoreOf, uploadSessions } from '../modules/upload/index.ts';
import { withdrawals } from '../modules/withdrawal/index.ts';
import { allowAuditDeletion } from '../platform/audit/auditLog.ts';
import { publishSessionsEnded } from '../platform/auth/sessionEvents.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { withProgress } from '../platform/commands/progress.ts';
import type { Config } from '../platform/config/config.ts';
import type { Queryable } from '../platform/database/connection.ts';
import { childrenFirst, countOwned, ownedRows, readReferences } from '../platform/database/rows/ownedRows.ts';
import { companies, type Company } from '../platform/database/tables/companies.tables.ts';
import { sessions } from '../platform/database/tables/users.tables.ts';
import { notify } from '../platform/events/events.ts';
import type { OpenFiles } from '../platform/files/filePlace.ts';
import { companyChanged } from '../platform/http/tenants.ts';
import type { VideoProvider } from '../providers/video/videoProvider.ts';

/** Refuses a company that the next start would create again from its folder. */
async function refuseWithFolder({ schoolsDir }: Config, { hosts }: Company): Promise<void> {
  if (schoolsDir === undefined) return;
  const folders = await readSchoolFolders(schoolsDir);
  const folder = folders.find((one) => one.hosts.some((host) => hosts.includes(host)));
  if (folder !== undefined)
    throw new CommandError(
      `The next start would create it again: move the folder of ${folder.name} out of ${schoolsDir} first.`,
    );
}

/** Refuses a company that still owes refunds, which nobody would pay any more. */
async function refuseOwing(tx: Queryable, { id }: Company): Promise<void> {
  const unsettled = {
    refunds: await tx.$count(refunds, and(eq(refunds.companyId, id), eq(refunds.status, 'due'))),
    withdrawals: await tx.$count(
      withdrawals,
      and(eq(withdrawals.companyId, id), inArray(withdrawals.state, ['asked', 'approved', 'confirming'])),
    ),
  };
  const open = Object.entries(unsettled).filter(([, count]) => count > 0);
  if (open.length > 0)
    throw new CommandError(
      `Money is on its way to students: ${open.map(([name, count]) => `${count} ${name}`).join(', ')}. Wait until this is finished.`,
    );
}

/** The steps of a removal that are left for after the commit. */
export interface Removed {
  /** Number of deleted rows. */
  readonly rows: number;
  /** Removes the files, and the videos at a video provider. */
  removeFiles(files: OpenFiles, provider: VideoProvider | undefined): Promise<void>;
}

/**
 * Deletes a company with everything that belongs to it, in the transaction `tx`. At the commit, its sessions
 * end and its hosts become unknown in every process. Concurrent writes wait, and then fail.
 * @throws {CommandError} where its folder would bring it back, or it owes refunds.
 */
export async function removeCompany(tx: Queryable, config: Config, company: Company): Promise<Removed> {
  await refuseWithFolder(config, company);
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, company.id)).for('update');
  await refuseOwing(tx, company);
  const open = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.companyId, company.id), isNull(sessions.revokedAt)));
  const uploads = await tx
    .select({ id: uploadSessions.id })
    .from(uploadSessions)
    .where(eq(uploadSessions.companyId, company.id));
  const videos = await findStoredVideos(tx, { companyId: company.id });

  await allowAuditDeletion(tx);
  const references = await readReferences(tx);
  const owned = ownedRows(references, { table: 'companies', column: 'company_id' });
  const { rows: counts, total } = await countOwned(tx, owned, company.id);
  let rows = 0;
  await withProgress(total, async ({ advance }) => {
    for (const table of childrenFirst(references, owned.tables)) {
      const { rowCount } = await tx.execute(
        sql`delete from ${sql.identifier(table)} where ${owned.condition(table, company.id)}`,
      );
      rows += rowCount ?? 0;
      // Rows deleted by a cascade count too.
      advance(counts[table] ?? 0);
    }
  });
  await publishSessionsEnded(
    tx,
    open.map(({ id }) => id),
    'admin',
  );
  await notify(tx, companyChanged, { companyId: company.id });
  return {
    rows,
    async removeFiles(files, provider) {
      const parts = partStoreOf(config, files);
      for (const { id } of uploads) await parts.remove(id);
      await files.store.removeAllOf(company.id);
      await removeStoredVideos(provider, videos);
    },
  };
}

import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AskArchiveIn, OwnData } from '@lectern/sdk/endpoints/setting';
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Log, UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { fileStore, newFileKey } from '../../platform/files/fileStore.ts';
import { pathOfKey } from '../../platform/files/folderFileStore.ts';
import { archiveReady, writeMessages } from '../message/index.ts';
import { demandProof } from '../verification/index.ts';
import { writeArchive } from './archive.ts';
import { type DataArchive, dataArchives } from './ownData.tables.ts';
import { PAUSE_MS, presentOwnData } from './present.ts';
import { collectArchive } from './studentArchive.ts';

const HOUR_MS = 3_600_000;
/** How long an archive can be downloaded, in milliseconds. */
const LIFETIME_MS = 7 * 24 * HOUR_MS;
/** Maximum time for creating an archive in milliseconds; after that another process takes over. */
const MAX_CREATION_MS = HOUR_MS / 2;

/**
 * Answers `setting.askArchive`. Reuses an archive that another session requested within a day.
 * @throws {BusinessError} code 0 without a proof of identity, and within a day of this session's last request.
 */
export async function askArchive({ verifyToken }: AskArchiveIn, context: UserContext): Promise<OwnData> {
  demandProof(context, verifyToken);
  const { user, session, company, clock, transaction } = context;
  const now = clock.now();
  return transaction(async (tx) => {
    const isOthers = and(
      eq(dataArchives.userId, user.id),
      sql`${dataArchives.sessionId} is distinct from ${session.id}::bigint`,
    );
    const [claimed] = await tx
      .insert(dataArchives)
      .values({
        userId: user.id,
        companyId: company.id,
        state: 'waiting',
        sessionId: session.id,
        askedAt: now,
      })
      .onConflictDoUpdate({
        target: dataArchives.userId,
        set: { state: 'waiting', sessionId: session.id, askedAt: now, startedAt: null },
        // Keeps an archive that is being created or was created recently.
        setWhere: sql`${dataArchives.state} = 'failed' or ${and(
          eq(dataArchives.state, 'ready'),
          lte(dataArchives.askedAt, new Date(now.getTime() - PAUSE_MS)),
        )}`,
      })
      .returning({ userId: dataArchives.userId });
    const passedOn =
      claimed === undefined
        ? await tx
            .update(dataArchives)
            .set({ sessionId: session.id })
            .where(isOthers)
            .returning({ userId: dataArchives.userId })
        : [];
    const shown = await presentOwnData(tx, context);
    if (claimed === undefined && passedOn.length === 0 && shown.archive.state !== 'making')
      throw new BusinessError('0', '一天只能导出一次，请明天再来');
    return shown;
  });
}

type Parts = Pick<AppParts, 'connection' | 'config' | 'services' | 'clock'>;

/** An archive being created by this process. */
interface ClaimedArchive {
  readonly archive: DataArchive;
  /** Storage key, stored before any bytes are written, so that what an aborted process leaves behind can be found. */
  readonly key: string;
  /** Key of the previous archive, or of what an aborted process left behind. */
  readonly former: string | null;
}

/** Claims the archive that has waited longest for this process. */
async function claimWaiting({ connection: { db }, clock }: Parts): Promise<ClaimedArchive | undefined> {
  const now = clock.now();
  const isFree = and(
    eq(dataArchives.state, 'waiting'),
    or(isNull(dataArchives.startedAt), lt(dataArchives.startedAt, new Date(now.getTime() - MAX_CREATION_MS))),
  );
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select()
      .from(dataArchives)
      .where(isFree)
      .orderBy(asc(dataArchives.askedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (next === undefined) return undefined;
    const key = newFileKey(next.companyId, 'zip', now);
    await tx
      .update(dataArchives)
      .set({ startedAt: now, archiveKey: key })
      .where(eq(dataArchives.userId, next.userId));
    return { archive: next, key, former: next.archiveKey };
  });
}

/** Returns the path where an archive is written before it is stored. */
const draftOf = ({ config }: Parts, key: string): string => `${pathOfKey(config.dataDir, key)}.draft`;

/** Deletes the bytes of an archive, whether already stored or not. */
async function removeBytes(parts: Parts, key: string): Promise<void> {
  await parts.services.get(fileStore).remove(key);
  await rm(draftOf(parts, key), { force: true });
}

/** Writes the bytes of an archive. @returns their number */
async function write(parts: Parts, { archive: { userId }, key }: ClaimedArchive): Promise<number> {
  const { connection, config, services, clock } = parts;
  const store = services.get(fileStore);
  const now = clock.now();
  const { entries } = await connection.db.transaction(
    (tx) => collectArchive({ tx, config, store, now }, userId),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const draft = draftOf(parts, key);
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
  await writeArchive(draft, entries);
  const { size } = await stat(draft);
  await store.adopt(key, draft);
  return size;
}

const isFinished = ({ archive: { userId }, key }: ClaimedArchive) =>
  and(eq(dataArchives.userId, userId), eq(dataArchives.state, 'waiting'), eq(dataArchives.archiveKey, key));

async function make(parts: Parts, claimed: ClaimedArchive): Promise<void> {
  const { connection, clock } = parts;
  const { archive, key, former } = claimed;
  const { userId, companyId } = archive;
  if (former !== null) await removeBytes(parts, former);
  const size = await write(parts, claimed);
  const now = clock.now();
  const isStored = await connection.db.transaction(async (tx) => {
    const [ready] = await tx
      .update(dataArchives)
      .set({ state: 'ready', size, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
      .where(isFinished(claimed))
      .returning();
    if (ready?.expiresAt == null) return false;
    await writeMessages(tx, [archiveReady({ companyId, userId, now }, ready.expiresAt)]);
    return true;
  });
  // Its student was erased meanwhile, or another process has taken over.
  if (!isStored) await removeBytes(parts, key);
}

/** Creates every requested archive, and notifies its student. Safe to run in several processes at once. */
export async function makeArchives(parts: Parts, log: Log): Promise<void> {
  for (let claimed = await claimWaiting(parts); claimed !== undefined; claimed = await claimWaiting(parts)) {
    try {
      await make(parts, claimed);
    } catch (error) {
      log.error(
        { err: error, userId: claimed.archive.userId },
        'A student’s data archive could not be created',
      );
      const { db } = parts.connection;
      await db.update(dataArchives).set({ state: 'failed', archiveKey: null }).where(isFinished(claimed));
      // The update may have succeeded even though its reply was lost.
      if ((await db.$count(dataArchives, eq(dataArchives.archiveKey, claimed.key))) === 0)
        await removeBytes(parts, claimed.key);
    }
  }
}

/** Deletes expired archives. */
export async function deleteExpiredArchives({ connection: { db }, services, clock }: Parts): Promise<void> {
  const over = await db
    .delete(dataArchives)
    .where(and(eq(dataArchives.state, 'ready'), lte(dataArchives.expiresAt, clock.now())))
    .returning({ key: dataArchives.archiveKey });
  for (const { key } of over) if (key !== null) await services.get(fileStore).remove(key);
}

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
/** How long an archive can be fetched. */
const GOOD_MS = 7 * 24 * HOUR_MS;
/** How long one may take; a process that takes longer is gone, and another makes it. */
const MOST_MS = HOUR_MS / 2;

/**
 * Answers `setting.askArchive`. Where one was made within a day for another log-in, this one gets that.
 * @throws {BusinessError} code 0 without a proof, and within a day of the last one of this log-in.
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
    const [taken] = await tx
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
        // One that is being made is waited for, and a fresh one stays.
        setWhere: sql`${dataArchives.state} = 'failed' or ${and(
          eq(dataArchives.state, 'ready'),
          lte(dataArchives.askedAt, new Date(now.getTime() - PAUSE_MS)),
        )}`,
      })
      .returning({ userId: dataArchives.userId });
    const passedOn =
      taken === undefined
        ? await tx
            .update(dataArchives)
            .set({ sessionId: session.id })
            .where(isOthers)
            .returning({ userId: dataArchives.userId })
        : [];
    const shown = await presentOwnData(tx, context);
    if (taken === undefined && passedOn.length === 0 && shown.archive.state !== 'making')
      throw new BusinessError('0', '一天只能导出一次，请明天再来');
    return shown;
  });
}

type Parts = Pick<AppParts, 'connection' | 'config' | 'services' | 'clock'>;

/** An archive that this process makes. */
interface Taken {
  readonly archive: DataArchive;
  /** Its key, which is on record before there are bytes: what a process leaves that ends meanwhile is found by it. */
  readonly key: string;
  /** That of the archive before, or of what such a process left. */
  readonly former: string | null;
}

/** Takes the archive that waits longest, in one process alone. */
async function takeWaiting({ connection: { db }, clock }: Parts): Promise<Taken | undefined> {
  const now = clock.now();
  const isFree = and(
    eq(dataArchives.state, 'waiting'),
    or(isNull(dataArchives.startedAt), lt(dataArchives.startedAt, new Date(now.getTime() - MOST_MS))),
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

/** Where an archive is written before it is kept. */
const draftOf = ({ config }: Parts, key: string): string => `${pathOfKey(config.dataDir, key)}.draft`;

/** Removes the bytes of an archive, be they kept already or not. */
async function removeBytes(parts: Parts, key: string): Promise<void> {
  await parts.services.get(fileStore).remove(key);
  await rm(draftOf(parts, key), { force: true });
}

/** Writes the bytes of an archive. @returns how many they are. */
async function write(parts: Parts, { archive: { userId }, key }: Taken): Promise<number> {
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

const isMade = ({ archive: { userId }, key }: Taken) =>
  and(eq(dataArchives.userId, userId), eq(dataArchives.state, 'waiting'), eq(dataArchives.archiveKey, key));

async function make(parts: Parts, taken: Taken): Promise<void> {
  const { connection, clock } = parts;
  const { archive, key, former } = taken;
  const { userId, companyId } = archive;
  if (former !== null) await removeBytes(parts, former);
  const size = await write(parts, taken);
  const now = clock.now();
  const isKept = await connection.db.transaction(async (tx) => {
    const [ready] = await tx
      .update(dataArchives)
      .set({ state: 'ready', size, expiresAt: new Date(now.getTime() + GOOD_MS) })
      .where(isMade(taken))
      .returning();
    if (ready?.expiresAt == null) return false;
    await writeMessages(tx, [archiveReady({ companyId, userId, now }, ready.expiresAt)]);
    return true;
  });
  // Its student was erased meanwhile, or another process makes it.
  if (!isKept) await removeBytes(parts, key);
}

/** Makes every archive that waits, and tells its student. Safe in several processes at once. */
export async function makeArchives(parts: Parts, log: Log): Promise<void> {
  for (let taken = await takeWaiting(parts); taken !== undefined; taken = await takeWaiting(parts)) {
    try {
      await make(parts, taken);
    } catch (error) {
      log.error(
        { err: error, userId: taken.archive.userId },
        'A student’s data archive could not be created',
      );
      const { db } = parts.connection;
      await db.update(dataArchives).set({ state: 'failed', archiveKey: null }).where(isMade(taken));
      // It may be on record all the same, where the answer was lost.
      if ((await db.$count(dataArchives, eq(dataArchives.archiveKey, taken.key))) === 0)
        await removeBytes(parts, taken.key);
    }
  }
}

/** Deletes archives whose time is over. */
export async function forgetArchives({ connection: { db }, services, clock }: Parts): Promise<void> {
  const over = await db
    .delete(dataArchives)
    .where(and(eq(dataArchives.state, 'ready'), lte(dataArchives.expiresAt, clock.now())))
    .returning({ key: dataArchives.archiveKey });
  for (const { key } of over) if (key !== null) await services.get(fileStore).remove(key);
}

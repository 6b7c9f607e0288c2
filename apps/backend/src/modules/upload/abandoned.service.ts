import { and, eq, inArray, isNotNull, isNull, lt, notExists, notLike, or } from 'drizzle-orm';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { sqlStateOf } from '../../platform/database/connection.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import { partStore } from './partStore.ts';
import { storedFiles } from './upload.tables.ts';
import { fileRecords, uploadSessions } from './uploadParts.tables.ts';

/** How long an upload waits for its next part, and a complete file for its record, in milliseconds. */
export const ABANDONED_MS = 24 * 3_600_000;

/** Interval between searches for abandoned uploads, in milliseconds. */
export const ABANDONED_EVERY_MS = 15 * 60_000;

/** Maximum uploads and files removed by one run, which bounds the rows locked by one statement. */
export const AT_ONCE = 500;

/** PostgreSQL's error code for a row that a foreign key still refers to. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Removes uploads that were not continued, and complete files without a record, which frees their space. A file
 * that gets its record at the same moment is kept by the foreign key. Pictures older than the column `purpose`
 * are kept, since portraits and signatures may refer to them by key.
 * @returns `'more'` where others are left.
 */
export async function removeAbandoned({
  connection: { db },
  services,
  clock,
}: AppParts): Promise<'more' | undefined> {
  const before = new Date(clock.now().getTime() - ABANDONED_MS);
  const parts = services.get(partStore);
  const files = services.get(fileStore);

  const abandoned = db
    .select({ id: uploadSessions.id })
    .from(uploadSessions)
    .where(and(isNull(uploadSessions.finishedAt), lt(uploadSessions.touchedAt, before)))
    .limit(AT_ONCE)
    // An upload that is locked is being continued just now.
    .for('update', { skipLocked: true });
  const { rowCount: givenUp } = await db.delete(uploadSessions).where(inArray(uploadSessions.id, abandoned));
  // Parts of uploads that this or another process has ended; a running `finish` removes its own.
  const idle = await parts.idleSince(before);
  const open = new Set(
    idle.length === 0
      ? []
      : (
          await db
            .select({ id: uploadSessions.id })
            .from(uploadSessions)
            .where(and(inArray(uploadSessions.id, idle), isNull(uploadSessions.finishedAt)))
        ).map(({ id }) => id),
  );
  for (const session of idle) if (!open.has(session)) await parts.remove(session);
  await parts.forgetCutOff(before);

  const forgotten = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .innerJoin(uploadSessions, eq(uploadSessions.key, storedFiles.key))
    .where(
      and(
        isNotNull(uploadSessions.finishedAt),
        lt(uploadSessions.touchedAt, before),
        or(eq(storedFiles.purpose, 'upload'), notLike(storedFiles.contentType, 'image/%')),
        notExists(db.select().from(fileRecords).where(eq(fileRecords.fileKey, storedFiles.key))),
      ),
    )
    .limit(AT_ONCE);
  let removed = 0;
  for (const { key } of forgotten) {
    try {
      await db.transaction(async (tx) => {
        await tx.delete(storedFiles).where(eq(storedFiles.key, key));
        await tx.delete(uploadSessions).where(eq(uploadSessions.key, key));
      });
    } catch (error) {
      if (sqlStateOf(error) === FOREIGN_KEY_VIOLATION) continue;
      throw error;
    }
    await files.remove(key);
    removed += 1;
  }
  return givenUp === AT_ONCE || removed === AT_ONCE ? 'more' : undefined;
}

import { and, eq, exists, inArray, isNull, notExists, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { type FilePurpose, storedFiles } from './upload.tables.ts';
import { uploadSessions } from './uploadParts.tables.ts';

/** Restricts to files that came as an upload, which are the only ones that their student may remove. */
export const cameAsUpload = (db: Queryable): SQL | undefined =>
  or(
    eq(storedFiles.purpose, 'upload'),
    exists(db.select().from(uploadSessions).where(eq(uploadSessions.key, storedFiles.key))),
  );

/**
 * Restricts to files that were given for a purpose. What is older than the column may have been given for any but as an
 * upload in parts, which is what its student may remove.
 */
export const isGivenFor = (db: Queryable, purpose: FilePurpose): SQL | undefined =>
  or(
    eq(storedFiles.purpose, purpose),
    and(
      isNull(storedFiles.purpose),
      notExists(db.select().from(uploadSessions).where(eq(uploadSessions.key, storedFiles.key))),
    ),
  );

/** Tells whether a key is a student's picture of their signature, and holds it until what names it is written. */
export async function holdSignature(tx: Queryable, userId: string, key: string): Promise<boolean> {
  const found = await tx
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.key, key),
        eq(storedFiles.userId, userId),
        isGivenFor(tx, 'signature'),
        inArray(storedFiles.contentType, ['image/png', 'image/jpeg']),
      ),
    )
    .for('key share');
  return found.length > 0;
}

/**
 * Forgets some of a student's pictures of one purpose, which gives their space back; for the one place that takes those, when it
 * names them no more.
 * @returns the keys whose bytes may go now.
 */
export async function forgetPictures(
  tx: Queryable,
  userId: string,
  purpose: 'portrait' | 'signature',
  which: SQL,
): Promise<string[]> {
  const gone = await tx
    .delete(storedFiles)
    .where(and(eq(storedFiles.userId, userId), eq(storedFiles.purpose, purpose), which))
    .returning({ key: storedFiles.key });
  return gone.map(({ key }) => key);
}

/** Removes the bytes of forgotten files. Nothing names them any more, so that bytes that stay cost room and nothing else. */
export async function removeBytes(
  { services, log }: Pick<UserContext, 'services' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  const files = services.get(fileStore);
  const outcomes = await Promise.allSettled(keys.map((key) => files.remove(key)));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      log.warn({ error: String(outcome.reason) }, 'The bytes of a removed file could not be deleted');
}

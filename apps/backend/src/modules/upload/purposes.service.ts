import { and, eq, exists, inArray, isNull, notExists, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { type FilePurpose, storedFiles } from './upload.tables.ts';
import { uploadSessions } from './uploadParts.tables.ts';

/** Selects files that were uploaded in parts or with the purpose `upload`, the only ones that a student may delete. */
export const isUpload = (db: Queryable): SQL | undefined =>
  or(
    eq(storedFiles.purpose, 'upload'),
    exists(db.select().from(uploadSessions).where(eq(uploadSessions.key, storedFiles.key))),
  );

/**
 * Selects files stored for a purpose. Files older than the column may have any purpose, except those uploaded
 * in parts, which the student may delete.
 */
export const hasPurpose = (db: Queryable, purpose: FilePurpose): SQL | undefined =>
  or(
    eq(storedFiles.purpose, purpose),
    and(
      isNull(storedFiles.purpose),
      notExists(db.select().from(uploadSessions).where(eq(uploadSessions.key, storedFiles.key))),
    ),
  );

/** Tells whether a key is a student's signature picture, and locks it until what refers to it is stored. */
export async function lockSignature(tx: Queryable, userId: string, key: string): Promise<boolean> {
  const found = await tx
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.key, key),
        eq(storedFiles.userId, userId),
        hasPurpose(tx, 'signature'),
        inArray(storedFiles.contentType, ['image/png', 'image/jpeg']),
      ),
    )
    .for('key share');
  return found.length > 0;
}

/**
 * Deletes some of a student's pictures with one purpose, which frees their space. Called by the module that
 * uses this purpose, when nothing refers to the pictures any more.
 * @returns the keys of the files to delete.
 */
export async function deletePictures(
  tx: Queryable,
  userId: string,
  purpose: 'portrait' | 'signature',
  which: SQL,
): Promise<string[]> {
  const deleted = await tx
    .delete(storedFiles)
    .where(and(eq(storedFiles.userId, userId), eq(storedFiles.purpose, purpose), which))
    .returning({ key: storedFiles.key });
  return deleted.map(({ key }) => key);
}

/** Deletes the bytes of removed files. Nothing refers to them any more, so a failure only wastes space. */
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

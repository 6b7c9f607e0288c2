import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { MemberNow } from '../../platform/http/member.ts';
import { findProfile } from '../studentInfo/index.ts';
import { deletePictures, storedFiles } from '../upload/index.ts';
import { studentProtocols } from './agreement.tables.ts';

/** How long an uploaded signature is kept before it is used, in milliseconds. */
const WAITING_MS = 24 * 3_600_000;

/**
 * Deletes a student's signature pictures that no agreement uses and that are not kept for the next signature.
 * @returns the keys of the files to delete.
 */
export async function deleteUnusedSignatures(tx: Queryable, { userId, now }: MemberNow): Promise<string[]> {
  const rows = await tx
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.userId, userId),
        eq(storedFiles.purpose, 'signature'),
        lt(storedFiles.createdAt, new Date(now.getTime() - WAITING_MS)),
      ),
    )
    // Waits for concurrent signing, which locks its picture; the copies are read only after that.
    .for('update');
  const keys = rows.map(({ key }) => key);
  const signed = await tx
    .select({ key: studentProtocols.signKey })
    .from(studentProtocols)
    .where(and(eq(studentProtocols.userId, userId), inArray(studentProtocols.signKey, keys)));
  const named = new Set([...signed.map(({ key }) => key), (await findProfile(tx, userId))?.signatureKey]);
  const unused = keys.filter((key) => !named.has(key));
  return deletePictures(tx, userId, 'signature', inArray(storedFiles.key, unused));
}

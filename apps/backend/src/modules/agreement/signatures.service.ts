import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
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

/**
 * Ends the valid signatures of an agreement by a student; the signed text is kept.
 * @returns whether there was one.
 */
export async function endSignatures(
  tx: Queryable,
  { protocolId, userId, now }: Pick<MemberNow, 'userId' | 'now'> & { readonly protocolId: string },
): Promise<boolean> {
  const { signedAt, expiresAt } = studentProtocols;
  const ended = await tx
    .update(studentProtocols)
    .set({ expiresAt: now })
    .where(
      and(
        eq(studentProtocols.protocolId, protocolId),
        eq(studentProtocols.userId, userId),
        isNotNull(signedAt),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    )
    .returning({ id: studentProtocols.id });
  return ended.length > 0;
}

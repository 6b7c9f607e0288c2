import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { MemberNow } from '../../platform/http/member.ts';
import { findProfile } from '../studentInfo/index.ts';
import { forgetPictures, storedFiles } from '../upload/index.ts';
import { studentProtocols } from './agreement.tables.ts';

/** How long a picture waits to be signed with. */
const WAITING_MS = 24 * 3_600_000;

/**
 * Forgets a student's pictures of signatures that stand under no agreement and are not the one for the next.
 * @returns the keys whose bytes may go now.
 */
export async function forgetSignatures(tx: Queryable, { userId, now }: MemberNow): Promise<string[]> {
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
    // One that is signed with just now is held by its copy, which is read only then.
    .for('update');
  const keys = rows.map(({ key }) => key);
  const signed = await tx
    .select({ key: studentProtocols.signKey })
    .from(studentProtocols)
    .where(and(eq(studentProtocols.userId, userId), inArray(studentProtocols.signKey, keys)));
  const named = new Set([...signed.map(({ key }) => key), (await findProfile(tx, userId))?.signatureKey]);
  const unused = keys.filter((key) => !named.has(key));
  return forgetPictures(tx, userId, 'signature', inArray(storedFiles.key, unused));
}

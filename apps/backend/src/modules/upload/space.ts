import { amount } from '@lectern/sdk';
import type { SpaceSize } from '@lectern/sdk/endpoints/resource';
import { and, eq, isNull, sum } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { storedFiles } from './upload.tables.ts';
import { fileRecords, uploadSessions } from './uploadParts.tables.ts';

/** The space of a student to whom the school gave none of their own, in bytes. */
const USUAL_SPACE = 1024 ** 3;

/** Says that a file does not fit into the student's space. */
export const NO_SPACE = '空间不足，无法上传';

/**
 * Tells how much space a student has and has taken, in bytes. Every file on record counts, and so does every upload that
 * began, from its beginning until it is given up; nothing that a browser says decides what counts.
 */
export async function spaceOf(
  db: Queryable,
  { id, profile }: Pick<User, 'id' | 'profile'>,
): Promise<SpaceSize> {
  const [kept] = await db
    .select({ size: sum(storedFiles.size) })
    .from(fileRecords)
    .innerJoin(storedFiles, eq(storedFiles.key, fileRecords.fileKey))
    .where(eq(fileRecords.userId, id));
  const [reserved] = await db
    .select({ size: sum(uploadSessions.size) })
    .from(uploadSessions)
    .leftJoin(fileRecords, eq(fileRecords.fileKey, uploadSessions.key))
    .where(and(eq(uploadSessions.userId, id), isNull(fileRecords.id)));
  return {
    usedSize: amount(kept?.size, 0) + amount(reserved?.size, 0),
    totalSize: amount(profile['totalSpace'], USUAL_SPACE),
  };
}

/** Lets the uploads and records of one student be checked one after another, until the transaction ends. */
export async function lockSpace(tx: Queryable, user: Pick<User, 'id'>): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
}

/**
 * Checks whether what was just put on record or begun fits into the student's space, within the same transaction.
 * @throws {BusinessError} -603 where it does not fit.
 */
export async function refuseOverflow(tx: Queryable, user: Pick<User, 'id' | 'profile'>): Promise<void> {
  await lockSpace(tx, user);
  const { usedSize, totalSize } = await spaceOf(tx, user);
  if (usedSize > totalSize) throw new BusinessError('-603', NO_SPACE, { field: 'sourceSize' });
}

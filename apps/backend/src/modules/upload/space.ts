import { amount } from '@lectern/sdk';
import type { SpaceSize } from '@lectern/sdk/endpoints/resource';
import { and, eq, sum } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { type User, users } from '../../database/tables/users.tables.ts';
import { BusinessError } from '../../http/errors.ts';
import { storedFiles } from './upload.tables.ts';
import { fileRecords } from './uploadParts.tables.ts';

/** The space of a student to whom the school gave none of their own, in bytes. */
const USUAL_SPACE = 1024 ** 3;

/** Says that a file does not fit into the student's space (specification 5). */
export const NO_SPACE = '空间不足，无法上传';

/** Tells how much space a student has and has taken, in bytes; only files that are taken off it count. */
export async function spaceOf(
  db: Queryable,
  { id, profile }: Pick<User, 'id' | 'profile'>,
): Promise<SpaceSize> {
  const [row] = await db
    .select({ used: sum(storedFiles.size) })
    .from(fileRecords)
    .innerJoin(storedFiles, eq(storedFiles.key, fileRecords.fileKey))
    .where(and(eq(fileRecords.userId, id), eq(fileRecords.deductionSpaceFlag, 1)));
  return { usedSize: amount(row?.used, 0), totalSize: amount(profile['totalSpace'], USUAL_SPACE) };
}

/**
 * Judges whether a file that was just put on record fits into the student's space, within the same transaction;
 * files of one student are judged one after another.
 * @throws {BusinessError} -603 where it does not fit (specification 5).
 */
export async function refuseOverflow(tx: Queryable, user: Pick<User, 'id' | 'profile'>): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
  const { usedSize, totalSize } = await spaceOf(tx, user);
  if (usedSize > totalSize) throw new BusinessError('-603', NO_SPACE, { field: 'sourceSize' });
}

import { amount } from '@lectern/sdk';
import type { SpaceSize } from '@lectern/sdk/endpoints/resource';
import { and, count, eq, isNotNull, isNull, ne, or, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { isUpload } from './purposes.service.ts';
import { storedFiles } from './upload.tables.ts';
import { fileRecords, uploadSessions } from './uploadParts.tables.ts';

/** Default space of a student, in bytes. */
const DEFAULT_SPACE = 1024 ** 3;

/** Additional space for portraits and signatures in bytes, so that a student without space left can still sign. */
export const PICTURE_SPACE = 20 * 1024 ** 2;

/** Maximum files of one student, however small, since each upload sums all of them. */
const MAX_FILES = 20_000;

/** Error message where a file does not fit into the student's space. */
export const NO_SPACE = '空间不足，无法上传';

/**
 * Sums a student's used space. Every file of the student counts, whatever its purpose, and every upload counts
 * in full from its beginning until it is cancelled. Nothing that a browser sends affects what counts.
 */
async function usedSpace(
  db: Queryable,
  { id }: Pick<User, 'id'>,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const stored = db
    .select({ size: storedFiles.size })
    .from(storedFiles)
    .leftJoin(fileRecords, eq(fileRecords.fileKey, storedFiles.key))
    // Files older than the column `purpose` count if they were uploaded or have a record; the others may be
    // from the school.
    .where(
      and(
        eq(storedFiles.userId, id),
        or(ne(storedFiles.purpose, 'school'), isUpload(db), isNotNull(fileRecords.id)),
      ),
    );
  const reserved = db
    .select({ size: uploadSessions.size })
    .from(uploadSessions)
    .leftJoin(storedFiles, eq(storedFiles.key, uploadSessions.key))
    .where(and(eq(uploadSessions.userId, id), isNull(storedFiles.key)));
  // One statement, so that an upload that finishes meanwhile is never missing from both parts.
  const taken = unionAll(stored, reserved).as('taken');
  const [all] = await db.select({ size: sum(taken.size), files: count() }).from(taken);
  return { bytes: amount(all?.size, 0), files: all?.files ?? 0 };
}

const totalOf = ({ profile }: Pick<User, 'profile'>): number => amount(profile['totalSpace'], DEFAULT_SPACE);

/** Returns a student's total and used space, in bytes. */
export const spaceOf = async (db: Queryable, user: Pick<User, 'id' | 'profile'>): Promise<SpaceSize> => ({
  usedSize: (await usedSpace(db, user)).bytes,
  totalSize: totalOf(user),
});

/** What has to fit into a student's space. */
export interface Fitting {
  /** The input field named in a refusal. */
  readonly field: string;
  /** Additional bytes not stored yet. @defaultValue 0 */
  readonly size?: number;
  /** Bytes allowed beyond the space. @defaultValue 0 */
  readonly beyond?: number;
}

/**
 * Checks that something fits into the student's space. @throws {BusinessError} -603 where it does not, or there
 * are too many files.
 */
export async function expectSpace(
  db: Queryable,
  user: Pick<User, 'id' | 'profile'>,
  { field, size = 0, beyond = 0 }: Fitting,
): Promise<void> {
  const { bytes, files } = await usedSpace(db, user);
  if (bytes + size > totalOf(user) + beyond) throw new BusinessError('-603', NO_SPACE, { field });
  if (files > MAX_FILES) throw new BusinessError('-603', '文件太多了，请先删除一些', { field });
}

/**
 * Checks that what was just stored or begun in this transaction fits into the student's space.
 * @throws {BusinessError} -603 where it does not fit, 0 where the account was closed meanwhile.
 */
export async function refuseOverflow(
  tx: Queryable,
  user: Pick<User, 'id' | 'profile'>,
  fitting: Omit<Fitting, 'size'>,
): Promise<void> {
  await lockUser(tx, user.id);
  // A student who is erased during an upload must not leave a file behind.
  if ((await tx.$count(users, and(eq(users.id, user.id), eq(users.status, 'active')))) === 0)
    throw new BusinessError('0', '这个账号已停用，请联系学校');
  await expectSpace(tx, user, fitting);
}

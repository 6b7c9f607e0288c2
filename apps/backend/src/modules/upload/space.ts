import { amount } from '@lectern/sdk';
import type { SpaceSize } from '@lectern/sdk/endpoints/resource';
import { and, count, eq, isNotNull, isNull, ne, or, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { cameAsUpload } from './purposes.service.ts';
import { storedFiles } from './upload.tables.ts';
import { fileRecords, uploadSessions } from './uploadParts.tables.ts';

/** The space of a student to whom the school gave none of their own, in bytes. */
const USUAL_SPACE = 1024 ** 3;

/** What portraits and signatures may take beyond it, in bytes: nobody without space left may be kept from signing. */
export const PICTURE_SPACE = 20 * 1024 ** 2;

/** Files of one student, however small: all of them are added up at each upload. */
const MOST_FILES = 20_000;

/** Says that a file does not fit into the student's space. */
export const NO_SPACE = '空间不足，无法上传';

/**
 * Adds up what a student has taken. Every file that they gave counts, whatever for, and so does every upload that began,
 * from its beginning until it is given up; nothing that a browser says decides what counts.
 */
async function takenBy(
  db: Queryable,
  { id }: Pick<User, 'id'>,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const stored = db
    .select({ size: storedFiles.size })
    .from(storedFiles)
    .leftJoin(fileRecords, eq(fileRecords.fileKey, storedFiles.key))
    // What is older than the purposes counts where it was uploaded or is on record: the rest may be what the school gave.
    .where(
      and(
        eq(storedFiles.userId, id),
        or(ne(storedFiles.purpose, 'school'), cameAsUpload(db), isNotNull(fileRecords.id)),
      ),
    );
  const reserved = db
    .select({ size: uploadSessions.size })
    .from(uploadSessions)
    .leftJoin(storedFiles, eq(storedFiles.key, uploadSessions.key))
    .where(and(eq(uploadSessions.userId, id), isNull(storedFiles.key)));
  // In one statement, so that an upload that ends meanwhile is never missing from both.
  const taken = unionAll(stored, reserved).as('taken');
  const [all] = await db.select({ size: sum(taken.size), files: count() }).from(taken);
  return { bytes: amount(all?.size, 0), files: all?.files ?? 0 };
}

const totalOf = ({ profile }: Pick<User, 'profile'>): number => amount(profile['totalSpace'], USUAL_SPACE);

/** Tells how much space a student has and has taken, in bytes. */
export const spaceOf = async (db: Queryable, user: Pick<User, 'id' | 'profile'>): Promise<SpaceSize> => ({
  usedSize: (await takenBy(db, user)).bytes,
  totalSize: totalOf(user),
});

/** What is to fit into a student's space. */
export interface Fitting {
  /** The field that is refused. */
  readonly field: string;
  /** Bytes that are not there yet. @defaultValue 0 */
  readonly size?: number;
  /** Bytes that it may take beyond the space. @defaultValue 0 */
  readonly beyond?: number;
}

/** Checks whether something fits into the student's space. @throws {BusinessError} -603 where it does not, or is one file too many. */
export async function expectRoom(
  db: Queryable,
  user: Pick<User, 'id' | 'profile'>,
  { field, size = 0, beyond = 0 }: Fitting,
): Promise<void> {
  const { bytes, files } = await takenBy(db, user);
  if (bytes + size > totalOf(user) + beyond) throw new BusinessError('-603', NO_SPACE, { field });
  if (files > MOST_FILES) throw new BusinessError('-603', '文件太多了，请先删除一些', { field });
}

/**
 * Checks whether what was just kept or begun fits into the student's space, within the same transaction.
 * @throws {BusinessError} -603 where it does not fit, 0 where the account was closed meanwhile.
 */
export async function refuseOverflow(
  tx: Queryable,
  user: Pick<User, 'id' | 'profile'>,
  fitting: Omit<Fitting, 'size'>,
): Promise<void> {
  await lockUser(tx, user.id);
  // Who is erased while a file is on its way leaves none.
  if ((await tx.$count(users, and(eq(users.id, user.id), eq(users.status, 'active')))) === 0)
    throw new BusinessError('0', '这个账号已停用，请联系学校');
  await expectRoom(tx, user, fitting);
}

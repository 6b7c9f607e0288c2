import { and, eq, exists, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { studentProfiles } from './studentInfo.tables.ts';
import type { ProfileChange } from './profile.repo.ts';

/** Says that a face check has proved what somebody wants to change. */
export const proven = (field: 'name' | 'identityId'): BusinessError =>
  new BusinessError('0', '姓名和证件号码已通过人脸验证，不能修改', { field });

/**
 * Writes into a student's profile, which begins with the first word.
 * @throws {BusinessError} code 0 for another name or number, once a face check has proved them.
 */
export async function writeProfile(
  tx: Queryable,
  { id: userId, companyId }: Pick<User, 'id' | 'companyId'>,
  change: ProfileChange,
  now: Date,
): Promise<void> {
  const written = await tx
    .insert(studentProfiles)
    .values({ ...change, userId, companyId, updatedAt: now })
    .onConflictDoUpdate({
      target: studentProfiles.userId,
      set: { ...change, updatedAt: now },
      ...(('name' in change || 'identityIdSealed' in change) && {
        setWhere: isNull(studentProfiles.faceVerifiedAt),
      }),
    })
    .returning({ userId: studentProfiles.userId });
  // Whoever asked before may have been told that nothing is proved yet.
  if (written.length === 0) throw proven('name');
}

/**
 * Deletes the ID numbers of a company's students who logged in last before a moment. What a face check proved goes
 * with them, so that the next number is asked for like the first. @returns how many.
 */
export async function forgetIdentities(tx: Queryable, companyId: string, before: Date): Promise<number> {
  const { rowCount } = await tx
    .update(studentProfiles)
    .set({ identityIdSealed: null, faceVerifiedAt: null })
    .where(
      and(
        eq(studentProfiles.companyId, companyId),
        isNotNull(studentProfiles.identityIdSealed),
        exists(
          tx
            .select({ id: users.id })
            .from(users)
            .where(
              and(
                eq(users.id, studentProfiles.userId),
                lt(sql`coalesce(${users.lastLoginAt}, ${users.createdAt})`, before),
              ),
            ),
        ),
      ),
    );
  return rowCount ?? 0;
}

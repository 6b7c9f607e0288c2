import { and, eq, exists, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { type BusinessError, refused } from '../../platform/http/errors.ts';
import { studentProfiles } from './studentInfo.tables.ts';
import type { ProfileChange } from './profile.repo.ts';

/** Returns the error for changing a value that a face check has verified. */
export const verifiedFieldError = (field: 'name' | 'identityId'): BusinessError =>
  refused(field, '姓名和证件号码已通过人脸验证，不能修改');

/**
 * Updates a student's profile, creating it with the first change.
 * @throws {BusinessError} code 0 for another name or number, once a face check has verified them.
 */
export async function writeProfile(
  tx: Queryable,
  { id: userId, companyId }: Pick<User, 'id' | 'companyId'>,
  change: ProfileChange,
  now: Date,
): Promise<void> {
  const saved = await tx
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
  // Checked by the statement itself, since a concurrent face check may have verified the values meanwhile.
  if (saved.length === 0) throw verifiedFieldError('name');
}

/**
 * Deletes the ID numbers of a company's students whose last log-in was before a moment, together with their
 * verification, so that a new number can be entered. @returns the number of students.
 */
export async function deleteIdentities(tx: Queryable, companyId: string, before: Date): Promise<number> {
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

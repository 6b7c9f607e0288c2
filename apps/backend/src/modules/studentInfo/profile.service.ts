import { and, eq, exists, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { studentProfiles } from './studentInfo.tables.ts';
import type { ProfileChange } from './profile.repo.ts';

/** Writes into a student's profile, which begins with the first word. */
export async function writeProfile(
  tx: Queryable,
  { id: userId, companyId }: Pick<User, 'id' | 'companyId'>,
  change: ProfileChange,
  now: Date,
): Promise<void> {
  await tx
    .insert(studentProfiles)
    .values({ ...change, userId, companyId, updatedAt: now })
    .onConflictDoUpdate({ target: studentProfiles.userId, set: { ...change, updatedAt: now } });
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

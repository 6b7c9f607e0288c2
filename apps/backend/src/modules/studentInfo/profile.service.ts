import type { Queryable } from '../../platform/database/connection.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
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

import type { Queryable } from '../../platform/database/connection.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { studentPlacements } from './studentInfo.tables.ts';
import type { Placement } from './placement.repo.ts';

/** Stores a student's group and organisation. */
export async function writePlacement(
  db: Queryable,
  { id: userId, companyId }: User,
  placement: Placement,
  now: Date,
): Promise<void> {
  const row = { ...placement, updatedAt: now };
  await db
    .insert(studentPlacements)
    .values({ ...row, userId, companyId })
    .onConflictDoUpdate({ target: studentPlacements.userId, set: row });
}

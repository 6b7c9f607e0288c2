import type { Queryable } from '../../platform/database/connection.ts';
import { courseRegistrations } from './agreement.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';

/** Stores that a student submitted the registration for the exams of courses; only the first time is stored. */
export async function registerCourses(
  tx: Queryable,
  { companyId, userId, now }: MemberNow,
  courseIds: readonly string[],
): Promise<void> {
  if (courseIds.length === 0) return;
  await tx
    .insert(courseRegistrations)
    .values(courseIds.map((courseId) => ({ companyId, userId, courseId, submittedAt: now })))
    .onConflictDoNothing();
}

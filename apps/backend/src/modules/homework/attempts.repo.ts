import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { exerciseRecords } from '../answering/index.ts';
import { enrolments } from '../catalogue/index.ts';
import { homeworks } from './homework.tables.ts';

/** What is handed in counts within the time of the homework, or after it where that may be; what is open goes on. */
const counts = or(
  inArray(exerciseRecords.state, ['doing', 'paused']),
  and(
    eq(exerciseRecords.state, 'submitted'),
    or(homeworks.takesLate, isNull(homeworks.dueAt), lte(exerciseRecords.submittedAt, homeworks.dueAt)),
  ),
);

/**
 * Finds for each paper that is homework, and each student who has or had its course, the attempt that counts: the
 * first that was handed in since the homework opened, since the report tells the answers; else the one that is open.
 * @param userId of the student; without it those of all.
 */
export function selectAttempts(db: Queryable, userId?: string) {
  const hasBeenEnrolled = exists(
    db
      .select({ id: enrolments.id })
      .from(enrolments)
      .where(and(eq(enrolments.courseId, homeworks.courseId), eq(enrolments.userId, exerciseRecords.userId))),
  );
  return db
    .selectDistinctOn([homeworks.id, exerciseRecords.userId], {
      homeworkId: sql<string>`${homeworks.id}`.as('attempted_homework_id'),
      userId: exerciseRecords.userId,
      recordId: exerciseRecords.id,
      state: exerciseRecords.state,
      submittedAt: exerciseRecords.submittedAt,
      score: exerciseRecords.score,
    })
    .from(homeworks)
    .innerJoin(
      exerciseRecords,
      and(
        isNotNull(homeworks.paperId),
        eq(exerciseRecords.paperId, homeworks.paperId),
        eq(exerciseRecords.type, 'paper'),
        gte(exerciseRecords.startedAt, homeworks.opensAt),
        counts,
        userId === undefined ? isNotNull(exerciseRecords.userId) : eq(exerciseRecords.userId, userId),
      ),
    )
    .where(hasBeenEnrolled)
    .orderBy(
      asc(homeworks.id),
      asc(exerciseRecords.userId),
      // Null, which is what is open, comes last.
      asc(exerciseRecords.submittedAt),
      asc(exerciseRecords.id),
    )
    .as('homework_attempts');
}

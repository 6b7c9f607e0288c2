import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { exerciseRecords } from '../answering/index.ts';
import { enrolments } from '../catalogue/index.ts';
import { homeworks } from './homework.tables.ts';

/**
 * A handed-in attempt counts if it was in time, or if the homework accepts late work; an open attempt always
 * counts.
 */
const counts = or(
  inArray(exerciseRecords.state, ['doing', 'paused']),
  and(
    eq(exerciseRecords.state, 'submitted'),
    or(homeworks.takesLate, isNull(homeworks.dueAt), lte(exerciseRecords.submittedAt, homeworks.dueAt)),
  ),
);

/**
 * Selects, for each homework with a paper and each student who has or had its course, the attempt that counts:
 * the first one handed in since the homework opened, since its report shows the answers; otherwise the open
 * one.
 * @param userId the student; without it the attempts of all
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
      // Null, the value of an open attempt, sorts last.
      asc(exerciseRecords.submittedAt),
      asc(exerciseRecords.id),
    )
    .as('homework_attempts');
}

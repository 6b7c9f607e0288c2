import { asc, eq, sql } from 'drizzle-orm';
import { studentNumber } from '../../../platform/commands/students.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { users } from '../../../platform/database/tables/users.tables.ts';
import { isReturning, missingFaces } from './attempts.repo.ts';
import { type AttemptRow, examAttempts, exams } from './exam.tables.ts';
import { exerciseRecords, recordQuestions } from '../records/records.tables.ts';

/** The current state of an attempt. */
export interface LiveAttempt {
  readonly attempt: AttemptRow;
  readonly username: string | null;
  readonly name: string | null;
  /**
   * `away` after a silence longer than a page normally has, or while the student has left on purpose. `held`
   * and `refused` are handed in without a required face check.
   */
  readonly state: 'in' | 'away' | 'handed in' | 'held' | 'refused';
  /** Number of questions with a saved answer, out of `questionCount`. */
  readonly saved: number;
  readonly questionCount: number;
  /** Number of required face checks not passed so far, or by the hand-in. */
  readonly missingFaces: number;
}

const DONE = { accepted: 'handed in', waiting: 'held', refused: 'refused' } as const;

/** Reads the current state of all attempts at an exam, ordered by student. */
export async function readLiveAttempts(db: Queryable, examId: string, now: Date): Promise<LiveAttempt[]> {
  const counted = db
    .select({
      recordId: recordQuestions.recordId,
      questionCount: sql<number>`count(*)::int`.as('asked_count'),
      saved: sql<number>`count(*) filter (where ${recordQuestions.sequence} > 0)::int`.as('saved'),
    })
    .from(recordQuestions)
    .innerJoin(examAttempts, eq(examAttempts.recordId, recordQuestions.recordId))
    .where(eq(examAttempts.examId, examId))
    .groupBy(recordQuestions.recordId)
    .as('counted');
  const rows = await db
    .select({
      attempt: examAttempts,
      exam: exams,
      username: studentNumber,
      name: users.name,
      saved: counted.saved,
      questionCount: counted.questionCount,
      startedAt: exerciseRecords.startedAt,
      submittedAt: exerciseRecords.submittedAt,
      passed: sql<
        number[]
      >`array(select f.minute from exam_faces f where f.record_id = ${examAttempts.recordId})`,
    })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(users, eq(users.id, examAttempts.userId))
    .innerJoin(exerciseRecords, eq(exerciseRecords.id, examAttempts.recordId))
    .leftJoin(counted, eq(counted.recordId, examAttempts.recordId))
    .where(eq(examAttempts.examId, examId))
    .orderBy(asc(users.name), asc(users.id), asc(examAttempts.number));
  return rows.map(
    ({ attempt, exam, username, name, saved, questionCount, startedAt, submittedAt, passed }) => ({
      attempt,
      username,
      name,
      state: !attempt.isOpen
        ? DONE[attempt.faceState ?? 'accepted']
        : isReturning({ attempt, exam }, now)
          ? 'away'
          : 'in',
      saved: saved ?? 0,
      questionCount: questionCount ?? 0,
      missingFaces: missingFaces({ attempt, exam }, startedAt, submittedAt ?? now, passed).length,
    }),
  );
}

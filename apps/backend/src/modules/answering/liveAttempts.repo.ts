import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { isBackFromSilence } from './attempts.repo.ts';
import { type AttemptRow, examAttempts, exams } from './exam.tables.ts';
import { recordQuestions } from './records.tables.ts';

/** An attempt as it stands at this moment. */
export interface LiveAttempt {
  readonly attempt: AttemptRow;
  readonly username: string | null;
  readonly name: string | null;
  /** `away` while nothing was heard of it for longer than a page is silent, or its student left on purpose. */
  readonly state: 'in' | 'away' | 'handed in';
  /** Questions whose answer is saved, of all that are asked. */
  readonly saved: number;
  readonly asked: number;
}

/** Reads the attempts of an exam as they stand now, student by student. */
export async function readLiveAttempts(db: Queryable, examId: string, now: Date): Promise<LiveAttempt[]> {
  const counted = db
    .select({
      recordId: recordQuestions.recordId,
      asked: sql<number>`count(*)::int`.as('asked'),
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
      username: users.username,
      name: users.name,
      saved: counted.saved,
      asked: counted.asked,
    })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(users, eq(users.id, examAttempts.userId))
    .leftJoin(counted, eq(counted.recordId, examAttempts.recordId))
    .where(eq(examAttempts.examId, examId))
    .orderBy(asc(users.name), asc(users.id), asc(examAttempts.number));
  return rows.map(({ attempt, exam, username, name, saved, asked }) => ({
    attempt,
    username,
    name,
    state: !attempt.isOpen ? 'handed in' : isBackFromSilence({ attempt, exam }, now) ? 'away' : 'in',
    saved: saved ?? 0,
    asked: asked ?? 0,
  }));
}

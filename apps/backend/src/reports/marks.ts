import { and, asc, desc, eq } from 'drizzle-orm';
import { CommandError } from '../platform/commands/commandError.ts';
import { studentNumber } from '../platform/commands/students.ts';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { idOrNone } from '../platform/database/columns.ts';
import type { Queryable } from '../platform/database/connection.ts';
import { users } from '../platform/database/tables/users.tables.ts';
import {
  type AttemptRow,
  examAttempts,
  exerciseRecords,
  exams,
  hasUnmarkedAnswer,
} from '../modules/answering/index.ts';

/** Returns whether an attempt has passed, or why that is not known yet. */
function passedWord(
  { faceState, isUnmarked }: Pick<AttemptRow, 'faceState'> & { readonly isUnmarked: boolean },
  hasScore: boolean,
): string {
  if (faceState === 'refused') return 'refused';
  if (faceState === 'waiting') return 'held';
  if (hasScore) return 'yes';
  return isUnmarked ? 'unmarked' : 'no';
}

/**
 * Lists the scores of an exam, each student's attempts by score. @throws {CommandError} where there is no such
 * exam.
 */
export async function marksOf(tx: Queryable, companyId: string, examId: string): Promise<Table> {
  const [exam] = await tx
    .select()
    .from(exams)
    .where(and(eq(exams.id, idOrNone(examId)), eq(exams.companyId, companyId)));
  if (exam === undefined) throw new CommandError(`There is no exam ${examId}. "exam list" shows them.`);
  const rows = await tx
    .select({
      name: users.name,
      number: studentNumber,
      attempt: examAttempts.recordId,
      time: examAttempts.number,
      score: exerciseRecords.score,
      faceState: examAttempts.faceState,
      isUnmarked: hasUnmarkedAnswer,
      most: exerciseRecords.totalScore,
      minutes: exerciseRecords.elapsedSeconds,
      handedIn: exerciseRecords.submittedAt,
    })
    .from(examAttempts)
    .innerJoin(exerciseRecords, eq(exerciseRecords.id, examAttempts.recordId))
    .innerJoin(users, eq(users.id, examAttempts.userId))
    .where(and(eq(examAttempts.examId, exam.id), eq(examAttempts.isOpen, false)))
    .orderBy(desc(exerciseRecords.score), asc(users.id), asc(examAttempts.number));
  return csvTable(
    ['name', 'score', 'of', 'passed', 'attempt', 'try', 'minutes', 'handedIn', 'student'],
    rows.map(({ score, ...row }) => [
      row.name,
      score,
      row.most,
      passedWord(row, (score ?? 0) >= exam.passScore),
      row.attempt,
      row.time,
      Math.round(row.minutes / 60),
      row.handedIn,
      row.number,
    ]),
  );
}

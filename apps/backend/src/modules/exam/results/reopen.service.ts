import { and, eq } from 'drizzle-orm';
import { CommandError } from '../../../platform/commands/commandError.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { clockOf } from '../../../platform/dates/days.ts';
import { areSolutionsShown, type ExamAttempt, examAttempts, reopenAttempt } from '../../answering/index.ts';
import { attemptReopened, writeMessages } from '../../message/index.ts';
import { changeResult, lockAttempt } from './changeResult.ts';
import { lastRemark } from './remarks.repo.ts';

/** How an attempt is opened again. */
export interface Reopening {
  /** Minutes from now. @defaultValue the time that was left at the hand-in */
  readonly minutes: number | undefined;
  /** Reason, shown to the student. */
  readonly reason: string;
}

/** Reason for revoking a certificate, shown to the student. */
const REOPENED = '考试重新打开，交卷后重新评分';

/** Finds the attempt. @throws {CommandError} where there is none that can be opened again. */
async function expectReopenable(tx: Queryable, recordId: string, now: Date) {
  const { record, ...found } = await lockAttempt(tx, recordId);
  const { attempt } = found;
  if (attempt.isOpen) throw new CommandError(`Attempt ${recordId} is open. "extend" gives it more time.`);
  if (attempt.faceState === 'refused')
    throw new CommandError(`Attempt ${recordId} was refused. Use "accept" first.`);
  if (attempt.bookedAt !== null || (await areSolutionsShown(tx, recordId, now)))
    throw new CommandError(
      `The student of attempt ${recordId} has seen the right answers. Give another attempt in 考试学员 (Exam students).`,
    );
  if ((await lastRemark(tx, recordId))?.answeredAt === null)
    throw new CommandError(`Attempt ${recordId} has a request to review a mark. Use "answer" first.`);
  const isOfStudent = and(eq(examAttempts.examId, attempt.examId), eq(examAttempts.userId, attempt.userId));
  if ((await tx.$count(examAttempts, and(isOfStudent, eq(examAttempts.isOpen, true)))) > 0)
    throw new CommandError(`The student of attempt ${recordId} is in another attempt of the exam now.`);
  return { found, submittedAt: record.submittedAt ?? now };
}

/** Returns the new end of an attempt. @throws {CommandError} where no time was left, and none is given. */
function endOf({ attempt }: ExamAttempt, submittedAt: Date, minutes: number | undefined, now: Date): Date {
  const leftMs = Math.max(0, attempt.endsAt.getTime() - submittedAt.getTime());
  if (minutes === undefined && leftMs === 0)
    throw new CommandError('No time was left at the hand-in. Use --minutes.');
  return new Date(now.getTime() + (minutes === undefined ? leftMs : minutes * 60_000));
}

/**
 * Opens a handed-in attempt again, for example after a hand-in by mistake: the student continues with all
 * answers, and the attempt is graded when it is handed in again. A certificate that it earned is revoked.
 * @returns the output of the command.
 * @throws {CommandError} where the attempt is open, refused or unknown, its right answers were shown, a request to review
 *   it waits, the student is in another attempt, or no time was left and none is given.
 */
export async function reopenResult(
  tx: Queryable,
  recordId: string,
  { minutes, reason }: Reopening,
  now: Date,
): Promise<string> {
  const { found, submittedAt } = await expectReopenable(tx, recordId, now);
  const { attempt, exam } = found;
  const endsAt = endOf(found, submittedAt, minutes, now);
  const student = { companyId: attempt.companyId, userId: attempt.userId, now };
  await changeResult(tx, exam, student, REOPENED, () => reopenAttempt(tx, found, { endsAt, reason, now }));
  await writeMessages(tx, [
    attemptReopened(student, { examId: exam.id, recordId, examName: exam.name, endsAt, reason }),
  ]);
  return `${exam.name}: attempt ${recordId} is open until ${clockOf(endsAt)}\n`;
}

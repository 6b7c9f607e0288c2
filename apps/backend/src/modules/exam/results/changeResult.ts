import { CommandError } from '../../../platform/commands/commandError.ts';
import { idOrNone } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { MemberNow } from '../../../platform/http/member.ts';
import {
  type ExamAttempt,
  type ExamRow,
  type ExerciseRow,
  lockRecords,
  readAttempt,
} from '../../answering/index.ts';
import { hasPassed, revokeOfExam } from '../../certificate/index.ts';

/**
 * Reads an attempt, with its exercise locked before it, in the same order as everywhere.
 * @throws {CommandError} where there is none.
 */
export async function lockAttempt(
  tx: Queryable,
  recordId: string,
): Promise<ExamAttempt & { readonly record: ExerciseRow }> {
  const [record] = await lockRecords(tx, [idOrNone(recordId)]);
  const found = record && (await readAttempt(tx, record.id));
  if (record === undefined || found === undefined)
    throw new CommandError(`There is no attempt ${recordId}. "live" shows those of an exam.`);
  return { ...found, record };
}

/**
 * Changes a student's result in an exam. If the student no longer passes afterwards, the certificate of the exam
 * is revoked.
 * @param reason shown to the student with the revoked certificate.
 */
export async function changeResult<Outcome>(
  tx: Queryable,
  exam: Pick<ExamRow, 'id' | 'passScore'>,
  student: MemberNow,
  reason: string,
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  const hadPassed = await hasPassed(tx, exam, student);
  const outcome = await change();
  if (hadPassed && !(await hasPassed(tx, exam, student))) await revokeOfExam(tx, student, exam.id, reason);
  return outcome;
}

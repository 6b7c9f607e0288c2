import { eq } from 'drizzle-orm';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { idOrNone } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { users } from '../../../platform/database/tables/users.tables.ts';
import { exerciseRecords, readAttempt, updateAttempt } from '../../answering/index.ts';
import { hasPassed, revokeOfExam } from '../../certificate/index.ts';
import { resultDecided, writeMessages } from '../../message/index.ts';

/** A school's decision about a result. */
export interface ResultVerdict {
  readonly faceState: 'accepted' | 'refused';
  /** Reason, shown to the student. */
  readonly reason: string;
}

/**
 * Accepts a result that is withheld because of a missed face check, or refuses any result, for example after
 * cheating; the school may change its decision later. A student who no longer passes loses the certificate of
 * the exam.
 * @returns the output of the command; it names the student, since numbers of attempts are easily confused.
 * @throws {CommandError} where there is no such attempt, it is not handed in, or an accepted one is not withheld.
 */
export async function decideResult(
  tx: Queryable,
  recordId: string,
  { faceState, reason }: ResultVerdict,
  now: Date,
): Promise<string> {
  // The exercise is locked before the attempt, in the same order as everywhere.
  const [record] = await tx
    .select()
    .from(exerciseRecords)
    .where(eq(exerciseRecords.id, idOrNone(recordId)))
    .for('update');
  const found = record && (await readAttempt(tx, record.id));
  if (found === undefined)
    throw new CommandError(`There is no attempt ${recordId}. "live" shows those of an exam.`);
  const { attempt, exam } = found;
  if (attempt.isOpen) throw new CommandError(`Attempt ${recordId} is not handed in yet.`);
  if (attempt.faceState === null && faceState === 'accepted')
    throw new CommandError(`Attempt ${recordId} is not held: no required face check is missing.`);
  if (attempt.faceState === faceState)
    throw new CommandError(`Attempt ${recordId} was ${faceState} already.`);
  const student = { companyId: attempt.companyId, userId: attempt.userId, now };
  const hadPassed = await hasPassed(tx, exam, student);
  await updateAttempt(tx, recordId, {
    faceState,
    faceWords: reason,
    ...(faceState === 'accepted' && { markedAt: now }),
  });
  if (hadPassed && !(await hasPassed(tx, exam, student))) await revokeOfExam(tx, student, exam.id, reason);
  await writeMessages(tx, [
    resultDecided(student, { recordId, examName: exam.name, faceState, words: reason }),
  ]);
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, attempt.userId));
  return `${exam.name}: attempt ${recordId} of ${user?.name ?? ''} ${faceState}\n`;
}

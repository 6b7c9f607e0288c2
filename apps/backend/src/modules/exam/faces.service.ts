import { eq } from 'drizzle-orm';
import { CommandError } from '../../platform/commands/commandError.ts';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { exerciseRecords, readAttempt, updateAttempt } from '../answering/index.ts';
import { hasPassed, revokeOfExam } from '../certificate/index.ts';
import { facesDecided, writeMessages } from '../message/index.ts';

/** A school's decision about a result with a missed face check. */
export interface FaceVerdict {
  readonly faceState: 'accepted' | 'refused';
  /** Reason, shown to the student. */
  readonly words: string;
}

/**
 * Accepts or refuses a result that is withheld because of a missed face check; the school may change its
 * decision later. A student who no longer passes loses the certificate of the exam.
 * @returns the output of the command.
 * @throws {CommandError} where there is no such attempt, or it has no missed required face check.
 */
export async function decideFaces(
  tx: Queryable,
  recordId: string,
  { faceState, words }: FaceVerdict,
  now: Date,
): Promise<string> {
  // The exercise is locked before the attempt, in the same order as everywhere.
  const [record] = isId(recordId)
    ? await tx.select().from(exerciseRecords).where(eq(exerciseRecords.id, recordId)).for('update')
    : [];
  const found = record && (await readAttempt(tx, record.id));
  if (found === undefined)
    throw new CommandError(`There is no attempt ${recordId}. "live" shows those of an exam.`);
  const { attempt, exam } = found;
  if (attempt.isOpen || attempt.faceState === null)
    throw new CommandError(`Attempt ${recordId} is not held: no required face check is missing.`);
  if (attempt.faceState === faceState)
    throw new CommandError(`Attempt ${recordId} was ${faceState} already.`);
  const student = { companyId: attempt.companyId, userId: attempt.userId, now };
  const hadPassed = await hasPassed(tx, exam, student);
  await updateAttempt(tx, recordId, {
    faceState,
    faceWords: words,
    ...(faceState === 'accepted' && { markedAt: now }),
  });
  if (hadPassed && !(await hasPassed(tx, exam, student))) await revokeOfExam(tx, student, exam.id, words);
  await writeMessages(tx, [facesDecided(student, { recordId, examName: exam.name, faceState, words })]);
  return `${exam.name}: attempt ${recordId} ${faceState}\n`;
}

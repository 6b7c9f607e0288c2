import { eq } from 'drizzle-orm';
import { CommandError } from '../../platform/commands/commandError.ts';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { exerciseRecords, readAttempt, updateAttempt } from '../answering/index.ts';
import { hasPassed, revokeOfExam } from '../certificate/index.ts';
import { facesDecided, writeMessages } from '../message/index.ts';

/** What a school says of a result in which a required face was missed. */
export interface FaceVerdict {
  readonly faceState: 'accepted' | 'refused';
  /** The student reads it. */
  readonly words: string;
}

/**
 * Lets a result stand that waits since a required face was missed, or refuses it; the school may think otherwise later.
 * Who has not passed any more loses the certificate of the exam.
 * @returns what the command says.
 * @throws {CommandError} where there is no such attempt, or its faces hold nothing back.
 */
export async function decideFaces(
  tx: Queryable,
  recordId: string,
  { faceState, words }: FaceVerdict,
  now: Date,
): Promise<string> {
  // As by all that changes an exercise, it is locked first.
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

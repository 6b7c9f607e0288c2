import { eq } from 'drizzle-orm';
import { CommandError } from '../../../platform/commands/commandError.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { users } from '../../../platform/database/tables/users.tables.ts';
import { updateAttempt } from '../../answering/index.ts';
import { resultDecided, writeMessages } from '../../message/index.ts';
import { changeResult, lockAttempt } from './changeResult.ts';

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
  const { attempt, exam } = await lockAttempt(tx, recordId);
  if (attempt.isOpen) throw new CommandError(`Attempt ${recordId} is not handed in yet.`);
  if (attempt.faceState === null && faceState === 'accepted')
    throw new CommandError(`Attempt ${recordId} is not held: no required face check is missing.`);
  if (attempt.faceState === faceState)
    throw new CommandError(`Attempt ${recordId} was ${faceState} already.`);
  const student = { companyId: attempt.companyId, userId: attempt.userId, now };
  await changeResult(tx, exam, student, reason, () =>
    updateAttempt(tx, recordId, {
      faceState,
      faceWords: reason,
      ...(faceState === 'accepted' && { markedAt: now }),
    }),
  );
  await writeMessages(tx, [
    resultDecided(student, { recordId, examName: exam.name, faceState, words: reason }),
  ]);
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, attempt.userId));
  return `${exam.name}: attempt ${recordId} of ${user?.name ?? ''} ${faceState}\n`;
}

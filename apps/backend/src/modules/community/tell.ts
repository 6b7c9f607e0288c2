import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { answerAccepted, questionAnswered, writeMessages } from '../message/index.ts';
import { type AnswerRow, communityAnswers, type QuestionRow } from './community.tables.ts';

/**
 * Tells who asked that there is an answer: once until they have looked, however many come meanwhile. Nobody is told
 * of an answer of their own. Call it with the answer, in one transaction.
 */
export async function tellAsker(
  tx: Queryable,
  { id, companyId, userId, title }: QuestionRow,
  answer: Pick<AnswerRow, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  if (answer.userId === userId) return;
  const [waiting] = await tx
    .select({ id: communityAnswers.id })
    .from(communityAnswers)
    .where(
      and(
        eq(communityAnswers.questionId, id),
        ne(communityAnswers.id, answer.id),
        isNull(communityAnswers.seenAt),
        isNull(communityAnswers.removedBy),
      ),
    )
    .limit(1);
  if (waiting !== undefined) return;
  await writeMessages(tx, [
    questionAnswered(
      { companyId, userId, now },
      { questionId: id, answerId: answer.id, title, isByTeacher: answer.userId === null },
    ),
  ]);
}

/** Tells a student that their answer was accepted: once, also where that is taken back and done again. */
export async function tellAnswerer(
  tx: Queryable,
  { id, companyId, title }: QuestionRow,
  answer: Pick<AnswerRow, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  if (answer.userId === null) return;
  await writeMessages(tx, [
    answerAccepted({ companyId, userId: answer.userId, now }, { questionId: id, answerId: answer.id, title }),
  ]);
}

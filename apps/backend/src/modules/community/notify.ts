import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { answerAccepted, questionAnswered, questionRoute, writeMessages } from '../message/index.ts';
import { type AnswerRow, communityAnswers, type QuestionRow } from './community.tables.ts';
import { notifyMentioned } from './mentions.ts';

/** Notifies the asker of an answer, except of their own. Called in the transaction of the answer. */
export async function notifyAsker(
  tx: Queryable,
  { id, companyId, userId, title }: QuestionRow,
  answer: Pick<AnswerRow, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  if (answer.userId === userId) return;
  await writeMessages(tx, [
    questionAnswered(
      { companyId, userId, now },
      { questionId: id, answerId: answer.id, title, isByTeacher: answer.userId === null },
    ),
  ]);
}

/**
 * Notifies the students mentioned in an answer, if they asked or answered; the asker is notified of each answer
 * anyway.
 */
export async function notifyMentionedInAnswer(
  tx: Queryable,
  { id, companyId, userId: asker, title }: QuestionRow,
  { userId, ...answer }: Pick<AnswerRow, 'id' | 'userId' | 'content'> & Partial<Pick<AnswerRow, 'earlier'>>,
  now: Date,
): Promise<void> {
  if (userId === null) return;
  await notifyMentioned(
    tx,
    { ...answer, companyId, userId, title, link: questionRoute(id), key: `answer-${answer.id}` },
    sql`exists (select 1 from ${communityAnswers} as given
      where given.question_id = ${id} and given.user_id = ${users.id} and given.removed_by is null)`,
    now,
    [asker],
  );
}

/** Notifies a student that their answer was accepted: once, even if it is accepted again later. */
export async function notifyAnswerer(
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

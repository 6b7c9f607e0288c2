import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { answerAccepted, questionAnswered, questionRoute, writeMessages } from '../message/index.ts';
import { type AnswerRow, communityAnswers, type QuestionRow } from './community.tables.ts';
import { tellCalled } from './mentions.ts';

/** Tells who asked of an answer. Nobody is told of an answer of their own. Call it with the answer, in one transaction. */
export async function tellAsker(
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

/** Tells those whom an answer calls, of who asked and who answered; who asked hears of each answer anyway. */
export async function tellCalledInAnswer(
  tx: Queryable,
  { id, companyId, userId: asker, title }: QuestionRow,
  { userId, ...answer }: Pick<AnswerRow, 'id' | 'userId' | 'content'> & Partial<Pick<AnswerRow, 'earlier'>>,
  now: Date,
): Promise<void> {
  if (userId === null) return;
  await tellCalled(
    tx,
    {
      ...answer,
      companyId,
      userId,
      title,
      link: questionRoute(id),
      key: `answer-${answer.id}`,
    },
    sql`exists (select 1 from ${communityAnswers} as given
      where given.question_id = ${id} and given.user_id = ${users.id} and given.removed_by is null)`,
    now,
    [asker],
  );
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

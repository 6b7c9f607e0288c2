import type { EditAnswerIn, EditQuestionIn } from '@lectern/sdk/endpoints/community';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { renderForStorage } from '../../platform/richText/storedText.ts';
import { communityAnswers, communityQuestions } from './community.tables.ts';
import { revised } from './revisions.ts';
import { notifyMentionedInAnswer } from './notify.ts';
import { answerOf, lockAnswer, lockQuestion, titleOf } from './writing.service.ts';

/**
 * Answers `community.editQuestion`.
 * @throws {BusinessError} code 0 for anybody but the asker, a title that is too short, and a day after it was
 *   asked.
 */
export async function editQuestion(
  { questionId, title: typed, content }: EditQuestionIn,
  { company, user, clock, transaction }: UserContext,
): Promise<null> {
  const title = titleOf(typed);
  const text = await renderForStorage(content.trim());
  return transaction(async (tx) => {
    const question = await lockQuestion(tx, company.id, questionId);
    if (question.userId !== user.id) throw refused('questionId', '只能修改自己的问题');
    const earlier = revised(question, question.askedAt, { title, content: text.content }, clock.now());
    await tx
      .update(communityQuestions)
      .set({ title, ...text, earlier })
      .where(eq(communityQuestions.id, question.id));
    return null;
  });
}

/**
 * Answers `community.editAnswer`; notifies newly mentioned students.
 * @throws {BusinessError} code 0 for anybody but the author, for an empty text, and a day after it was given.
 */
export async function editAnswer(
  { answerId, content }: EditAnswerIn,
  { company, user, clock, transaction }: UserContext,
): Promise<null> {
  const now = clock.now();
  const trimmed = content.trim();
  const text = await renderForStorage(trimmed);
  return transaction(async (tx) => {
    const { answer, question } = await lockAnswer(tx, company.id, answerId);
    if (answer.userId !== user.id) throw refused('answerId', '只能修改自己的回答');
    answerOf(trimmed, answer.pictures.length);
    const earlier = revised(answer, answer.answeredAt, { content: text.content }, now);
    await tx
      .update(communityAnswers)
      .set({ ...text, earlier })
      .where(eq(communityAnswers.id, answer.id));
    await notifyMentionedInAnswer(tx, question, { ...answer, content: text.content, earlier }, now);
    return null;
  });
}

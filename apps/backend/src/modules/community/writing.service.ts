import type {
  Answered,
  AnswerIn,
  Asked,
  AskIn,
  Liked,
  LikeIn,
  OfAnswerIn,
  OfQuestionIn,
} from '@lectern/sdk/endpoints/community';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { renderForStorage } from '../../platform/richText/storedText.ts';
import { idOrNone } from '../../platform/database/columns.ts';
import { categories } from '../catalogue/index.ts';
import { findLastingRecords } from '../upload/index.ts';
import { findOwnCourses } from './community.repo.ts';
import {
  type AnswerRow,
  communityAnswers,
  communityLikes,
  communityQuestions,
  type StoredPicture,
  type QuestionRow,
} from './community.tables.ts';
import { notifyAnswerer, notifyAsker, notifyMentionedInAnswer } from './notify.ts';

const HOUR_MS = 3_600_000;

/** Maximum questions and answers of a student per hour, including removed ones. */
const MAX_QUESTIONS = 10;
const MAX_ANSWERS = 30;

/** Minimum characters of a title and of an answer. */
const MIN_TITLE_LENGTH = 5;
const MIN_ANSWER_LENGTH = 2;

const QUESTION_REMOVED = { owner: '这个问题已经由提问者删除', school: '这个问题已被学校移除' } as const;

/** Checks that a question exists and is visible. @throws {BusinessError} code 0 with a message for each case. */
export function expectPresent(question: QuestionRow | undefined): QuestionRow {
  if (question === undefined) throw refused('questionId', '没有找到这个问题');
  if (question.removedBy !== null) throw refused('questionId', QUESTION_REMOVED[question.removedBy]);
  return question;
}

/** Locks a question of the company until the transaction ends, so that its answers are counted correctly. */
export async function lockQuestion(
  tx: Queryable,
  companyId: string,
  questionId: string,
): Promise<QuestionRow> {
  const [row] = await tx
    .select()
    .from(communityQuestions)
    .where(and(eq(communityQuestions.companyId, companyId), eq(communityQuestions.id, idOrNone(questionId))))
    .for('update');
  return expectPresent(row);
}

/** Finds a visible answer, and locks its question. */
export async function lockAnswer(
  tx: Queryable,
  companyId: string,
  answerId: string,
): Promise<{ readonly answer: AnswerRow; readonly question: QuestionRow }> {
  const where = and(eq(communityAnswers.companyId, companyId), eq(communityAnswers.id, idOrNone(answerId)));
  const [found] = await tx
    .select({ questionId: communityAnswers.questionId })
    .from(communityAnswers)
    .where(where);
  const question = found && (await lockQuestion(tx, companyId, found.questionId));
  const [answer] = await tx.select().from(communityAnswers).where(where);
  if (answer === undefined || question === undefined || answer.removedBy !== null)
    throw refused('answerId', '没有找到这个回答');
  return { answer, question };
}

/** Recounts a question's answers; its row must be locked. */
export async function recount(tx: Queryable, questionId: string): Promise<void> {
  const answerCount = await tx.$count(
    communityAnswers,
    and(eq(communityAnswers.questionId, questionId), isNull(communityAnswers.removedBy)),
  );
  await tx.update(communityQuestions).set({ answerCount }).where(eq(communityQuestions.id, questionId));
}

/**
 * Finds the pictures of a new text. @throws {BusinessError} code 0 for anything that is not a picture of the
 * student.
 */
export async function picturesOf(
  tx: Queryable,
  userId: string,
  fileIds: readonly string[],
): Promise<StoredPicture[]> {
  const files = await findLastingRecords(tx, userId, fileIds);
  if (files.length < fileIds.length) throw refused('fileIds', '没有找到上传的图片，请重新上传');
  const odd = files.find(({ contentType }) => !contentType.startsWith('image/'));
  if (odd !== undefined) throw refused('fileIds', `${odd.fileName}：只收图片`);
  return files.map(({ key, fileName }) => ({ key, fileName }));
}

/** Determines what a question belongs to: a course of the student with its subject, a subject, or nothing. */
async function parentOf(tx: Queryable, { company, user }: UserContext, { categoryId, classTypeId }: AskIn) {
  if (classTypeId !== undefined) {
    const [course] = await findOwnCourses(tx, user.id, classTypeId);
    if (course === undefined) throw refused('classTypeId', '只能选自己的课程');
    return { courseId: course.classTypeId, categoryId: course.categoryId };
  }
  if (categoryId === undefined) return {};
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.companyId, company.id), eq(categories.id, idOrNone(categoryId))));
  if (category === undefined) throw refused('categoryId', '没有这个科目');
  return { categoryId: category.id };
}

/** Normalizes the title of a question or topic to one line. @throws {BusinessError} code 0 for one that is too short. */
export function titleOf(typed: string): string {
  const title = typed.trim().replace(/\s+/g, ' ');
  if ([...title].length < MIN_TITLE_LENGTH) throw refused('title', `标题至少写 ${MIN_TITLE_LENGTH} 个字`);
  return title;
}

/** Validates an answer with its number of pictures. @throws {BusinessError} code 0 where it is empty or too short. */
export function answerOf(text: string, pictureCount: number): string {
  if ([...text].length < MIN_ANSWER_LENGTH && pictureCount === 0) throw refused('content', '请写下你的回答');
  return text;
}

/**
 * Answers `community.ask`.
 * @throws {BusinessError} code 0 for a title that is too short, a course or pictures of somebody else, and too
 *   many questions an hour.
 */
export async function ask(input: AskIn, context: UserContext): Promise<Asked> {
  const { company, user, clock } = context;
  const now = clock.now();
  const title = titleOf(input.title);
  const text = await renderForStorage(input.content.trim());
  return context.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const lately = await tx.$count(
      communityQuestions,
      and(
        eq(communityQuestions.userId, user.id),
        gt(communityQuestions.askedAt, new Date(now.getTime() - HOUR_MS)),
      ),
    );
    if (lately >= MAX_QUESTIONS)
      throw refused('title', `一小时最多提 ${MAX_QUESTIONS} 个问题，请过一会儿再提`);
    const pictures = await picturesOf(tx, user.id, input.fileIds);
    const parent = await parentOf(tx, context, input);
    const [row] = await tx
      .insert(communityQuestions)
      .values({ companyId: company.id, userId: user.id, ...parent, title, ...text, pictures, askedAt: now })
      .returning({ id: communityQuestions.id });
    if (row === undefined) throw new Error('The question was not kept');
    return { questionId: row.id };
  });
}

/**
 * Answers `community.answer`.
 * @throws {BusinessError} code 0 for a removed question, an empty text, pictures of somebody else, and too many
 *   answers an hour.
 */
export async function answer(
  { questionId, content, fileIds }: AnswerIn,
  { company, user, clock, transaction }: UserContext,
): Promise<Answered> {
  const now = clock.now();
  const text = await renderForStorage(answerOf(content.trim(), fileIds.length));
  return transaction(async (tx) => {
    await lockUser(tx, user.id);
    const question = await lockQuestion(tx, company.id, questionId);
    const lately = await tx.$count(
      communityAnswers,
      and(
        eq(communityAnswers.userId, user.id),
        gt(communityAnswers.answeredAt, new Date(now.getTime() - HOUR_MS)),
      ),
    );
    if (lately >= MAX_ANSWERS) throw refused('content', `一小时最多回答 ${MAX_ANSWERS} 次，请过一会儿再来`);
    const pictures = await picturesOf(tx, user.id, fileIds);
    const seenAt = question.userId === user.id ? now : null;
    const [row] = await tx
      .insert(communityAnswers)
      .values({
        companyId: company.id,
        questionId: question.id,
        userId: user.id,
        ...text,
        pictures,
        answeredAt: now,
        seenAt,
      })
      .returning({ id: communityAnswers.id });
    if (row === undefined) throw new Error('The answer was not kept');
    await recount(tx, question.id);
    const answer = { id: row.id, userId: user.id, content: text.content };
    await notifyAsker(tx, question, answer, now);
    await notifyMentionedInAnswer(tx, question, answer, now);
    return { answerId: row.id };
  });
}

/** Stores that students like an answer; each counts once. */
export async function giveLikes(tx: Queryable, answerId: string, userIds: readonly string[]): Promise<void> {
  await tx
    .insert(communityLikes)
    .values(userIds.map((userId) => ({ answerId, userId })))
    .onConflictDoNothing();
}

/** Answers `community.like`. @throws {BusinessError} code 0 for a removed answer, and for the student's own. */
export async function like(
  { answerId, likeFlag }: LikeIn,
  { company, user, transaction }: UserContext,
): Promise<Liked> {
  return transaction(async (tx) => {
    const { answer: found } = await lockAnswer(tx, company.id, answerId);
    if (found.userId === user.id) throw refused('answerId', '不能给自己的回答点赞');
    if (likeFlag === 1) await giveLikes(tx, found.id, [user.id]);
    else
      await tx
        .delete(communityLikes)
        .where(and(eq(communityLikes.answerId, found.id), eq(communityLikes.userId, user.id)));
    const [row] = await tx
      .select({ likeCount: communityAnswers.likeCount })
      .from(communityAnswers)
      .where(eq(communityAnswers.id, found.id));
    return { likeCount: row?.likeCount ?? 0, likedFlag: likeFlag };
  });
}

/**
 * Answers `community.accept`. @throws {BusinessError} code 0 for anybody but the asker, and for the asker's own
 * answer.
 */
export async function accept(
  { answerId }: OfAnswerIn,
  { company, user, clock, transaction }: UserContext,
): Promise<null> {
  return transaction(async (tx) => {
    const { answer: found, question } = await lockAnswer(tx, company.id, answerId);
    if (question.userId !== user.id) throw refused('answerId', '只有提问者可以采纳回答');
    if (found.userId === user.id) throw refused('answerId', '不能采纳自己的回答');
    await tx
      .update(communityAnswers)
      .set({ isAccepted: false })
      .where(and(eq(communityAnswers.questionId, question.id), eq(communityAnswers.isAccepted, true)));
    await tx.update(communityAnswers).set({ isAccepted: true }).where(eq(communityAnswers.id, found.id));
    await notifyAnswerer(tx, question, found, clock.now());
    return null;
  });
}

/**
 * Answers `community.removeQuestion`. @throws {BusinessError} code 0 for anybody but the asker, and once
 * somebody has answered.
 */
export async function removeQuestion(
  { questionId }: OfQuestionIn,
  { company, user, transaction }: UserContext,
): Promise<null> {
  return transaction(async (tx) => {
    const question = await lockQuestion(tx, company.id, questionId);
    if (question.userId !== user.id) throw refused('questionId', '只能删除自己的问题');
    if (question.answerCount > 0) throw refused('questionId', '已经有人回答了，这个问题不能再删除');
    await tx
      .update(communityQuestions)
      .set({ removedBy: 'owner' })
      .where(eq(communityQuestions.id, question.id));
    return null;
  });
}

/**
 * Answers `community.removeAnswer`. @throws {BusinessError} code 0 for anybody but the author, and for an
 * accepted answer.
 */
export async function removeAnswer(
  { answerId }: OfAnswerIn,
  { company, user, transaction }: UserContext,
): Promise<null> {
  return transaction(async (tx) => {
    const { answer: found, question } = await lockAnswer(tx, company.id, answerId);
    if (found.userId !== user.id) throw refused('answerId', '只能删除自己的回答');
    if (found.isAccepted) throw refused('answerId', '这个回答已被采纳，不能再删除');
    await tx.update(communityAnswers).set({ removedBy: 'owner' }).where(eq(communityAnswers.id, found.id));
    await recount(tx, question.id);
    return null;
  });
}

/** Answers `community.seen`: does nothing where somebody else asked. */
export async function seen(
  { questionId }: OfQuestionIn,
  { company, user, clock, transaction }: UserContext,
): Promise<null> {
  return transaction(async (tx) => {
    const question = await lockQuestion(tx, company.id, questionId);
    if (question.userId !== user.id) return null;
    await tx
      .update(communityAnswers)
      .set({ seenAt: clock.now() })
      .where(and(eq(communityAnswers.questionId, question.id), isNull(communityAnswers.seenAt)));
    return null;
  });
}

/** The cleared columns of a removed text, which nobody can read any more. */
export const CLEARED_TEXT = { content: '', contentHtml: null, earlier: [] } as const;

/** Removes the pictures of a student whose account is erased from their texts, and clears their removed texts. */
export async function eraseAuthor(tx: Queryable, userId: string): Promise<void> {
  const [asked, answered] = [eq(communityQuestions.userId, userId), eq(communityAnswers.userId, userId)];
  await tx.update(communityQuestions).set({ pictures: [] }).where(asked);
  await tx.update(communityAnswers).set({ pictures: [] }).where(answered);
  await tx
    .update(communityQuestions)
    .set({ ...CLEARED_TEXT, title: '' })
    .where(and(asked, isNotNull(communityQuestions.removedBy)));
  await tx
    .update(communityAnswers)
    .set(CLEARED_TEXT)
    .where(and(answered, isNotNull(communityAnswers.removedBy)));
}

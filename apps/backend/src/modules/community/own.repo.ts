import type {
  AskedQuestion,
  AskedQuestionPage,
  GivenAnswer,
  GivenAnswerPage,
  MyQuestionsIn,
  QuestionCounts,
} from '@lectern/sdk/endpoints/community';
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { markupOf } from '../../platform/richText/storedText.ts';
import { courses } from '../catalogue/index.ts';
import { matchesKeyword } from './community.repo.ts';
import { communityAnswers, communityQuestions } from './community.tables.ts';
import type { Member } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

const total = sql<number>`count(*) over ()`.mapWith(Number);

/** Selects the visible questions that a student asked. */
const isOwn = ({ companyId, userId }: Member) =>
  and(
    eq(communityQuestions.companyId, companyId),
    eq(communityQuestions.userId, userId),
    isNull(communityQuestions.removedBy),
  );

const isAnswered = (flag: 0 | 1 | undefined): SQL | undefined =>
  flag === undefined
    ? undefined
    : flag === 1
      ? sql`${communityQuestions.answerCount} > 0`
      : eq(communityQuestions.answerCount, 0);

const ownFilter = ({ answeredFlag, keyword = '' }: MyQuestionsIn) =>
  and(isAnswered(answeredFlag), keyword.trim() === '' ? undefined : matchesKeyword(keyword));

/** Reads one page of a student's questions, newest first. */
export async function findOwnQuestions(
  db: Queryable,
  member: Member,
  input: MyQuestionsIn,
): Promise<AskedQuestionPage> {
  const { limit, offset } = pageOf(input);
  const newest = [desc(communityQuestions.askedAt), desc(communityQuestions.id)];
  const which = and(isOwn(member), ownFilter(input));
  const page = db
    .select({ id: communityQuestions.id })
    .from(communityQuestions)
    .where(which)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select({
      question: communityQuestions,
      courseName: sql<string>`coalesce(${courses.name}, '')`,
      unread: sql<number>`(select count(*) from ${communityAnswers} as given
          where given.question_id = ${communityQuestions.id} and given.removed_by is null
          and given.seen_at is null)`.mapWith(Number),
    })
    .from(communityQuestions)
    .leftJoin(courses, eq(courses.id, communityQuestions.courseId))
    .where(inArray(communityQuestions.id, page))
    .orderBy(...newest);
  const records = rows.map(({ question, courseName, unread }): AskedQuestion => ({
    questionId: question.id,
    title: question.title,
    contentHtml: markupOf(question),
    courseName,
    askedAt: question.askedAt.toISOString(),
    answerCount: question.answerCount,
    answeredFlag: question.answerCount > 0 ? 1 : 0,
    unReadCount: unread,
  }));
  return { total: await db.$count(communityQuestions, which), records };
}

/** Reads one page of a student's answers, newest first. */
export async function findOwnAnswers(
  db: Queryable,
  { companyId, userId }: Member,
  input: MyQuestionsIn,
): Promise<GivenAnswerPage> {
  const { limit, offset } = pageOf(input);
  const rows = await db
    .select({ answer: communityAnswers, title: communityQuestions.title, total })
    .from(communityAnswers)
    .innerJoin(communityQuestions, eq(communityQuestions.id, communityAnswers.questionId))
    .where(
      and(
        eq(communityAnswers.companyId, companyId),
        eq(communityAnswers.userId, userId),
        isNull(communityAnswers.removedBy),
        isNull(communityQuestions.removedBy),
        ownFilter(input),
      ),
    )
    .orderBy(desc(communityAnswers.answeredAt), desc(communityAnswers.id))
    .limit(limit)
    .offset(offset);
  const records = rows.map(({ answer, title }): GivenAnswer => ({
    answerId: answer.id,
    questionId: answer.questionId,
    questionTitle: title,
    contentHtml: markupOf(answer),
    answeredAt: answer.answeredAt.toISOString(),
    likeCount: answer.likeCount,
    acceptedFlag: answer.isAccepted ? 1 : 0,
  }));
  return { total: rows[0]?.total ?? 0, records };
}

/** Counts a student's questions by state. */
export async function countOwnQuestions(db: Queryable, member: Member): Promise<QuestionCounts> {
  const [row] = await db
    .select({
      all: count(),
      waiting: sql<number>`count(*) filter (where ${communityQuestions.answerCount} = 0)`.mapWith(Number),
      answered: sql<number>`count(*) filter (where ${communityQuestions.answerCount} > 0)`.mapWith(Number),
    })
    .from(communityQuestions)
    .where(isOwn(member));
  return row ?? { all: 0, waiting: 0, answered: 0 };
}

/** Counts the answers that a student has not seen. */
export async function countUnread(db: Queryable, member: Member): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(communityAnswers)
    .innerJoin(communityQuestions, eq(communityQuestions.id, communityAnswers.questionId))
    .where(and(isOwn(member), isNull(communityAnswers.removedBy), isNull(communityAnswers.seenAt)));
  return row?.unread ?? 0;
}

import type {
  AskableCourses,
  Author,
  PublicAnswer,
  PublicQuestion,
  QuestionOrder,
  Subjects,
} from '@lectern/sdk/endpoints/community';
import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { anyOf, idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import { markupOf } from '../../platform/richText/storedText.ts';
import {
  isValidEnrolment,
  categories,
  commodities,
  courses,
  teachers,
  enrolments,
  isOnSale,
} from '../catalogue/index.ts';
import { fileUrl } from '../upload/index.ts';
import {
  communityAnswers,
  communityCounts,
  communityLikes,
  communityQuestions,
  type StoredPicture,
  type QuestionRow,
} from './community.tables.ts';
import { presentRevisions } from './revisions.ts';
import { findByKeyword } from './search.repo.ts';
import { authorColumns, shownName } from '../../platform/http/author.ts';
import type { Viewer } from '../../platform/http/member.ts';
import type { Pagination } from '../../platform/http/paging.ts';

/** Maximum characters of a question's summary in a list. */
const SUMMARY = 140;

/** Maximum courses offered when asking. */
const MAX_COURSES = 100;

/** Selects questions with a text in their title or content. */
export const matchesKeyword = (keyword: string): SQL | undefined => {
  const pattern = likePattern(keyword);
  return or(ilike(communityQuestions.title, pattern), ilike(communityQuestions.content, pattern));
};

/** Whether this question has an answer that is not removed and meets a condition. */
const hasAnswer = (which: SQL) => sql<boolean>`exists (select 1 from ${communityAnswers} as given
  where given.question_id = ${communityQuestions.id} and given.removed_by is null and ${which})`;

const questionColumns = {
  question: communityQuestions,
  ...authorColumns,
  subjectName: sql<string>`coalesce(${categories.name}, '')`,
  courseName: sql<string>`coalesce(${courses.name}, '')`,
  isAccepted: hasAnswer(sql`given.is_accepted`),
  isByTeacher: hasAnswer(sql`given.teacher_id is not null`),
};

const selectQuestions = (db: Queryable) =>
  db
    .select(questionColumns)
    .from(communityQuestions)
    .innerJoin(users, eq(users.id, communityQuestions.userId))
    .leftJoin(categories, eq(categories.id, communityQuestions.categoryId))
    .leftJoin(courses, eq(courses.id, communityQuestions.courseId));

/** A question with everything shown about it. */
export type FoundQuestion = Awaited<ReturnType<typeof selectQuestions>>[number];

/** Formats a student as the author. */
export const student = (
  author: Pick<FoundQuestion, keyof typeof authorColumns>,
  authorId: string | null,
  reader: Pick<Viewer, 'userId'>,
): Author => ({
  authorName: shownName(author, reader),
  avatar: author.avatar,
  teacherFlag: 0,
  teacherTitle: '',
  ownFlag: reader.userId !== undefined && authorId === reader.userId ? 1 : 0,
});

/** Formats pictures with their addresses. */
export const presentPictures = (pictures: readonly StoredPicture[]) =>
  pictures.map(({ key, fileName }) => ({ fileName, url: fileUrl(key) }));

/** Returns a text in one line; a formula becomes its letters, or a space where they are meaningless. */
const plainOf = (content: string): string =>
  content
    .replace(/(?<!\$)\$+([^$]+)\$+/g, (_, tex: string) => (tex.includes('\\') ? '…' : tex))
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the beginning of a text in one line. */
export function summaryOf(content: string): string {
  const characters = [...plainOf(content)];
  return characters.length > SUMMARY ? `${characters.slice(0, SUMMARY).join('')}…` : characters.join('');
}

/** Formats a question for the school's list. */
export function presentQuestion(row: FoundQuestion, reader: Viewer): PublicQuestion {
  const { question, subjectName, courseName, isAccepted, isByTeacher } = row;
  return {
    questionId: question.id,
    title: question.title,
    summary: summaryOf(question.content),
    pictureCount: question.pictures.length,
    subjectName,
    courseName,
    author: student(row, question.userId, reader),
    askedAt: question.askedAt.toISOString(),
    answerCount: question.answerCount,
    acceptedFlag: isAccepted ? 1 : 0,
    teacherFlag: isByTeacher ? 1 : 0,
  };
}

/** Filter for the school's list. */
export interface QuestionFilter {
  readonly order: QuestionOrder;
  readonly categoryId: string | undefined;
  readonly keyword: string;
}

/** Counts the questions of a list without a search text, from the stored counts per subject. */
async function countStored(
  db: Queryable,
  { companyId }: Viewer,
  order: QuestionOrder,
  within: readonly string[] | undefined,
): Promise<number> {
  const counted = order === 'unanswered' ? communityCounts.unansweredCount : communityCounts.questionCount;
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${counted}), 0)`.mapWith(Number) })
    .from(communityCounts)
    .where(
      and(
        eq(communityCounts.companyId, companyId),
        within === undefined ? undefined : inArray(communityCounts.categoryId, [...within]),
      ),
    );
  return row?.total ?? 0;
}

const newestFirst = [desc(communityQuestions.askedAt), desc(communityQuestions.id)];
const orders: Record<QuestionOrder, SQL[]> = {
  newest: newestFirst,
  unanswered: newestFirst,
  answered: [desc(communityQuestions.answerCount), ...newestFirst],
};

/** Returns a subject with its descendants. */
async function withBelow(db: Queryable, categoryId: string): Promise<string[]> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(or(eq(categories.id, idOrNone(categoryId)), eq(categories.parentId, idOrNone(categoryId))));
  return rows.map(({ id }) => id);
}

/** Reads the question ids of a page, and the total. */
async function findPage(
  db: Queryable,
  reader: Viewer,
  {
    order,
    within,
    keyword,
  }: Pick<QuestionFilter, 'order' | 'keyword'> & { readonly within: string[] | undefined },
  { limit, offset }: Pagination,
): Promise<{ readonly total: number; readonly ids: string[] }> {
  const sorted = orders[order];
  if (keyword === '') {
    const which = and(
      eq(communityQuestions.companyId, reader.companyId),
      isNull(communityQuestions.removedBy),
      order === 'unanswered' ? eq(communityQuestions.answerCount, 0) : undefined,
      within === undefined ? undefined : inArray(communityQuestions.categoryId, within),
    );
    const page = db.select({ id: communityQuestions.id }).from(communityQuestions).where(which);
    const rows = await page
      .orderBy(...sorted)
      .limit(limit)
      .offset(offset);
    return { total: await countStored(db, reader, order, within), ids: rows.map(({ id }) => id) };
  }
  const fits = [
    order === 'unanswered' ? sql`given.answer_count = 0` : sql`true`,
    within === undefined ? sql`true` : sql`given.category_id = ${anyOf(within)}`,
  ];
  const searched = {
    companyId: reader.companyId,
    count: await countStored(db, reader, 'newest', undefined),
    fits: sql.join(fits, sql` and `),
  };
  const found = await findByKeyword(db, searched, keyword);
  const rows =
    order !== 'answered'
      ? found.slice(offset, offset + limit)
      : (
          await db
            .select({ id: communityQuestions.id })
            .from(communityQuestions)
            .where(sql`${communityQuestions.id} = ${anyOf(found)}`)
            .orderBy(...sorted)
            .limit(limit)
            .offset(offset)
        ).map(({ id }) => id);
  return { total: found.length, ids: rows };
}

/**
 * Reads one page of the school's questions: an index finds their ids, and only these rows are read. A search
 * finds at most the newest {@link MAX_FOUND} matches.
 */
export async function findQuestions(
  db: Queryable,
  reader: Viewer,
  { order, categoryId, keyword }: QuestionFilter,
  page: Pagination,
) {
  // A subject includes its descendants.
  const within = categoryId === undefined ? undefined : await withBelow(db, categoryId);
  if (within?.length === 0) return { total: 0, records: [] };
  const { total: count, ids } = await findPage(db, reader, { order, within, keyword: keyword.trim() }, page);
  if (ids.length === 0) return { total: count, records: [] };
  const rows = await selectQuestions(db)
    .where(inArray(communityQuestions.id, ids))
    .orderBy(...orders[order]);
  return { total: count, records: rows.map((row) => presentQuestion(row, reader)) };
}

/** Finds one question of the company, including removed ones. */
export async function findQuestion(
  db: Queryable,
  { companyId }: Viewer,
  questionId: string,
): Promise<FoundQuestion | undefined> {
  const [row] = await selectQuestions(db).where(
    and(eq(communityQuestions.companyId, companyId), eq(communityQuestions.id, idOrNone(questionId))),
  );
  return row;
}

/**
 * Reads one page of a question's answers: the accepted one first, then those of teachers, the most liked, and
 * the oldest.
 */
export async function findAnswers(
  db: Queryable,
  reader: Viewer,
  question: Pick<QuestionRow, 'id' | 'answerCount'>,
  { isAsker, now }: { readonly isAsker: boolean; readonly now: Date },
  { limit, offset }: Pagination,
) {
  const { userId } = reader;
  const isLiked =
    userId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${communityLikes} as l where l.answer_id = ${communityAnswers.id} and l.user_id = ${userId})`;
  // `nulls last` matches the index `community_answers_shown`; without it PostgreSQL would sort again.
  const sorted = [
    sql`${communityAnswers.isAccepted} desc nulls last`,
    sql`(${communityAnswers.teacherId} is null)`,
    sql`${communityAnswers.likeCount} desc nulls last`,
    asc(communityAnswers.answeredAt),
    asc(communityAnswers.id),
  ];
  const page = db
    .select({ id: communityAnswers.id })
    .from(communityAnswers)
    .where(and(eq(communityAnswers.questionId, question.id), isNull(communityAnswers.removedBy)))
    .orderBy(...sorted)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select({
      answer: communityAnswers,
      ...authorColumns,
      teacher: { name: teachers.name, title: teachers.title, portrait: teachers.portrait },
      isLiked,
    })
    .from(communityAnswers)
    .leftJoin(users, eq(users.id, communityAnswers.userId))
    .leftJoin(teachers, eq(teachers.id, communityAnswers.teacherId))
    .where(inArray(communityAnswers.id, page))
    .orderBy(...sorted);
  const records = rows.map(({ answer, teacher, isLiked: isOnesOwn, ...row }): PublicAnswer => ({
    answerId: answer.id,
    contentHtml: markupOf(answer),
    revisions: presentRevisions(
      answer,
      answer.answeredAt,
      userId !== undefined && answer.userId === userId,
      now,
    ),
    pictures: presentPictures(answer.pictures),
    author:
      teacher === null
        ? student(row, answer.userId, reader)
        : {
            authorName: teacher.name,
            avatar: teacher.portrait,
            teacherFlag: 1,
            teacherTitle: teacher.title,
            ownFlag: 0,
          },
    answeredAt: answer.answeredAt.toISOString(),
    likeCount: answer.likeCount,
    likedFlag: isOnesOwn ? 1 : 0,
    acceptedFlag: answer.isAccepted ? 1 : 0,
    newFlag: isAsker && answer.seenAt === null ? 1 : 0,
  }));
  return { total: question.answerCount, records };
}

/** Finds the commodity on sale of a question's course. */
export async function findCommodity(db: Queryable, courseId: string | null): Promise<string | null> {
  if (courseId === null) return null;
  const [row] = await db
    .select({ id: commodities.id })
    .from(commodities)
    .where(and(eq(commodities.courseId, courseId), isOnSale))
    .orderBy(asc(commodities.id))
    .limit(1);
  return row?.id ?? null;
}

/** Reads a company's subjects in their order, each with its number of questions. */
export async function findSubjects(db: Queryable, companyId: string): Promise<Subjects> {
  const rows = await db
    .select({
      categoryId: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      nameEn: categories.nameEn,
      questionCount: sql<number>`coalesce(${communityCounts.questionCount}, 0)`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(
      communityCounts,
      and(eq(communityCounts.companyId, categories.companyId), eq(communityCounts.categoryId, categories.id)),
    )
    .where(eq(categories.companyId, companyId))
    .orderBy(asc(categories.position), asc(categories.id));
  // A subject's count includes its descendants.
  const below = (id: string) =>
    rows.filter(({ parentId }) => parentId === id).reduce((sum, { questionCount }) => sum + questionCount, 0);
  return rows.map((row) => ({ ...row, questionCount: row.questionCount + below(row.categoryId) }));
}

/** Reads a student's courses: all of them, or one. */
export const findOwnCourses = (
  db: Queryable,
  userId: string,
  courseId?: string,
): Promise<(AskableCourses[number] & { readonly categoryId: string })[]> =>
  db
    .selectDistinct({ classTypeId: courses.id, courseName: courses.name, categoryId: courses.categoryId })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.userId, userId),
        isValidEnrolment,
        courseId === undefined ? undefined : eq(courses.id, idOrNone(courseId)),
      ),
    )
    .orderBy(asc(courses.name))
    .limit(MAX_COURSES);

import type {
  CollectedIn,
  Collected,
  CollectPage,
  ReviewListIn,
  SubjectCount,
  UserStatistics,
  WrongAnswerPage,
  WrongByIdIn,
  WrongDetail,
  WrongListIn,
  WrongPage,
  WrongQuestion,
} from '@lectern/sdk/endpoints/question';
import {
  and,
  countDistinct,
  desc,
  eq,
  getTableName,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inSnapshot, type Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import {
  questions,
  questionSubjects,
  presentQuestion,
  presentSolution,
  readMaterials,
  readPointNames,
  readStatistics,
} from '../question/index.ts';
import { collectedQuestions, exerciseRecords, recordQuestions, wrongQuestions } from './records.tables.ts';
import { RIGHT_TO_LEAVE } from './repetition.ts';
import { isReadable } from './solutions.ts';
import { wrongRepetitions } from './repetition.tables.ts';
import { isId } from '../../platform/database/columns.ts';
import { pageOf, type PageWish } from '../../platform/http/paging.ts';

/** What is said of a question that is not in the book. */
export const MISSING = '错题本里没有这道题';

/** The entries of a student's wrong book. */
export function inBook({ company, user }: UserContext): SQL | undefined {
  return and(
    eq(wrongQuestions.companyId, company.id),
    eq(wrongQuestions.userId, user.id),
    isNull(wrongQuestions.removedAt),
  );
}

/** What a student put aside, by question. */
type Book = typeof wrongQuestions | typeof collectedQuestions;

/**
 * Says one thing of an entry's question. It is looked up for each entry: joined, a long book may be planned as a walk
 * through all questions that there are.
 */
const ofQuestion = (book: Book, column: 'subject_id' | 'type'): SQL =>
  sql.raw(`(select q.${column} from questions q where q.id = ${getTableName(book)}.question_id)`);

function filterOf(book: Book, { subjectId, type }: ReviewListIn): SQL | undefined {
  return and(
    subjectId === undefined
      ? undefined
      : isId(subjectId)
        ? sql`${ofQuestion(book, 'subject_id')} = ${subjectId}`
        : sql`false`,
    type === undefined ? undefined : sql`${ofQuestion(book, 'type')} = ${type}`,
  );
}

async function countIn(db: Queryable, book: Book, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from<PgTable>(book)
    .where(where);
  return row?.total ?? 0;
}

/** Counts a book's entries by subject. */
function subjectsIn(db: Queryable, book: Book, where: SQL | undefined): Promise<SubjectCount[]> {
  const counts = db
    .select({
      subjectId: ofQuestion(book, 'subject_id').as('of_subject'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from<PgTable>(book)
    .where(where)
    .groupBy(sql`of_subject`)
    .as('counts');
  return db
    .select({
      subjectId: questionSubjects.id,
      subjectName: questionSubjects.name,
      count: counts.count,
    })
    .from(counts)
    .innerJoin(questionSubjects, eq(questionSubjects.id, counts.subjectId))
    .orderBy(questionSubjects.sort, questionSubjects.id);
}

function wrongRows(db: Queryable, where: SQL | undefined) {
  return db
    .select({ wrong: wrongQuestions, question: questions, subjectName: questionSubjects.name })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .innerJoin(questionSubjects, eq(questionSubjects.id, questions.subjectId))
    .where(where)
    .orderBy(desc(wrongQuestions.lastWrongAt), wrongQuestions.id);
}

/** Finds one page of a wrong book: which entries they are is found first, and only their questions are read. */
async function wrongPage(
  db: Queryable,
  where: SQL | undefined,
  { limit, offset }: PageWish,
): Promise<WrongRow[]> {
  const page = await db
    .select({ id: wrongQuestions.id })
    .from(wrongQuestions)
    .where(where)
    .orderBy(desc(wrongQuestions.lastWrongAt), wrongQuestions.id)
    .limit(limit)
    .offset(offset);
  const ids = page.map(({ id }) => id);
  return ids.length === 0 ? [] : wrongRows(db, inArray(wrongQuestions.id, ids));
}

type WrongRow = Awaited<ReturnType<typeof wrongRows>>[number];

function presentWrong(
  { wrong, question, subjectName }: WrongRow,
  points: ReadonlyMap<string, string[]>,
): WrongQuestion {
  return {
    ...presentQuestion(question),
    ...presentSolution(question, points.get(question.id) ?? []),
    wrongId: wrong.id,
    subjectId: question.subjectId,
    subjectName,
    times: wrong.times,
    lastWrongAt: wrong.lastWrongAt.toISOString(),
    lastAnswer: [...wrong.lastAnswer],
    rightCount: wrong.rightCount,
    dueAt: wrong.dueAt.toISOString(),
  };
}

const isDue = ({ clock }: UserContext): SQL => lte(wrongQuestions.dueAt, clock.now());

/** Counts the mistakes that are due, and those that were put right since a moment. */
export async function countRepetitions(
  context: UserContext,
  since: Date,
): Promise<{ readonly due: number; readonly repeated: number }> {
  const { db, user } = context;
  const [repeated] = await db
    .select({ count: countDistinct(wrongRepetitions.questionId) })
    .from(wrongRepetitions)
    .where(
      and(
        eq(wrongRepetitions.userId, user.id),
        eq(wrongRepetitions.verdict, 'right'),
        gte(wrongRepetitions.repeatedAt, since),
      ),
    );
  return {
    due: await countIn(db, wrongQuestions, and(inBook(context), isDue(context))),
    repeated: repeated?.count ?? 0,
  };
}

/** Answers `question.wrongList`. */
export async function wrongList({ due, ...input }: WrongListIn, context: UserContext): Promise<WrongPage> {
  const all = and(inBook(context), filterOf(wrongQuestions, input));
  const where = due === 1 ? and(all, isDue(context)) : all;
  return inSnapshot(context.db, async (db) => {
    const rows = await wrongPage(db, where, pageOf(input));
    const points = await readPointNames(
      db,
      context.company.id,
      rows.map(({ question }) => question.id),
    );
    return {
      total: await countIn(db, wrongQuestions, where),
      records: rows.map((row) => presentWrong(row, points)),
      materials: await readMaterials(
        db,
        rows.map(({ question }) => question),
      ),
      subjects: await subjectsIn(db, wrongQuestions, inBook(context)),
      dueCount: await countIn(db, wrongQuestions, and(all, isDue(context))),
      rightToLeave: RIGHT_TO_LEAVE,
    };
  });
}

/** Reads an entry of the student's wrong book. @throws {BusinessError} 0 when there is none with this id. */
export async function wrongById(context: UserContext, wrongId: string): Promise<WrongRow> {
  const [row] = await wrongRows(
    context.db,
    and(inBook(context), isId(wrongId) ? eq(wrongQuestions.id, wrongId) : sql`false`),
  );
  if (row === undefined) throw new BusinessError('0', MISSING);
  return row;
}

/** Answers `question.wrong`. */
export async function wrong({ id }: WrongByIdIn, context: UserContext): Promise<WrongDetail> {
  const row = await wrongById(context, id);
  const points = await readPointNames(context.db, context.company.id, [row.question.id]);
  const [material] = await readMaterials(context.db, [row.question]);
  return { question: presentWrong(row, points), material: material ?? null };
}

/** Answers `question.wrongAnswerList`: the questions alone. */
export async function wrongAnswerList(input: ReviewListIn, context: UserContext): Promise<WrongAnswerPage> {
  const where = and(inBook(context), filterOf(wrongQuestions, input));
  const rows = await wrongPage(context.db, where, pageOf(input));
  return {
    total: await countIn(context.db, wrongQuestions, where),
    records: rows.map((row) => ({
      ...presentQuestion(row.question),
      wrongId: row.wrong.id,
      subjectId: row.question.subjectId,
    })),
    materials: await readMaterials(
      context.db,
      rows.map(({ question }) => question),
    ),
  };
}

/** @throws {BusinessError} 0 where the student may not read the question, as if there were none. */
async function expectReadable({ db, company, user, clock }: UserContext, questionId: string): Promise<void> {
  const { rows } = isId(questionId)
    ? await db.execute(sql`select q.id from questions q
        where q.company_id = ${company.id} and q.id = ${questionId} and ${isReadable(user.id, clock.now())}`)
    : { rows: [] };
  if (rows.length === 0) throw new BusinessError('0', '没有找到这道题');
}

/** Answers `question.collect`. */
export async function collect({ questionId }: CollectedIn, context: UserContext): Promise<Collected> {
  await expectReadable(context, questionId);
  await context.db
    .insert(collectedQuestions)
    .values({
      companyId: context.company.id,
      userId: context.user.id,
      questionId,
      collectedAt: context.clock.now(),
    })
    .onConflictDoNothing();
  return { questionId, collected: 1 };
}

/** Answers `question.uncollect`. */
export async function uncollect({ questionId }: CollectedIn, { db, user }: UserContext): Promise<Collected> {
  if (isId(questionId)) {
    await db
      .delete(collectedQuestions)
      .where(and(eq(collectedQuestions.userId, user.id), eq(collectedQuestions.questionId, questionId)));
  }
  return { questionId, collected: 0 };
}

/** Answers `question.collected`. */
export async function collected({ questionId }: CollectedIn, { db, user }: UserContext): Promise<Collected> {
  const rows = isId(questionId)
    ? await db
        .select()
        .from(collectedQuestions)
        .where(and(eq(collectedQuestions.userId, user.id), eq(collectedQuestions.questionId, questionId)))
    : [];
  return { questionId, collected: rows.length > 0 ? 1 : 0 };
}

/** Which of some questions their student has handed in once, so that the solution may be seen. */
async function handedIn(
  db: Queryable,
  userId: string,
  questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (questionIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: recordQuestions.questionId })
    .from(recordQuestions)
    .innerJoin(exerciseRecords, eq(exerciseRecords.id, recordQuestions.recordId))
    .where(
      and(
        eq(exerciseRecords.userId, userId),
        eq(exerciseRecords.state, 'submitted'),
        // The exam's own report tells its solutions, when they may be seen.
        ne(exerciseRecords.type, 'exam'),
        inArray(recordQuestions.questionId, [...questionIds]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** What a student put aside and may read: what was closed for an exam stays out until it may be read again. */
const inCollection = ({ user, clock }: UserContext): SQL | undefined =>
  and(
    eq(collectedQuestions.userId, user.id),
    sql`(select ${isReadable(user.id, clock.now())} from questions q where q.id = collected_questions.question_id)`,
  );

/** Answers `question.userStatistics`. */
export async function userStatistics(_: object, context: UserContext): Promise<UserStatistics> {
  const { db, user, clock } = context;
  const [practice, collectCount] = await Promise.all([
    readStatistics(db, user.id, clock.now()),
    countIn(db, collectedQuestions, inCollection(context)),
  ]);
  return { ...practice, collectCount };
}

/** Answers `question.collectList`. */
export async function collectList(input: ReviewListIn, context: UserContext): Promise<CollectPage> {
  const { db: whole, user, company } = context;
  const mine = inCollection(context);
  const where = and(mine, filterOf(collectedQuestions, input));
  const { limit, offset } = pageOf(input);
  return inSnapshot(whole, async (db) => {
    const page = db
      .select({ id: collectedQuestions.questionId })
      .from(collectedQuestions)
      .where(where)
      .orderBy(desc(collectedQuestions.collectedAt), desc(collectedQuestions.questionId))
      .limit(limit)
      .offset(offset);
    const rows = await db
      .select({ kept: collectedQuestions, question: questions, subjectName: questionSubjects.name })
      .from(collectedQuestions)
      .innerJoin(questions, eq(questions.id, collectedQuestions.questionId))
      .innerJoin(questionSubjects, eq(questionSubjects.id, questions.subjectId))
      .where(and(eq(collectedQuestions.userId, user.id), inArray(questions.id, page)))
      .orderBy(desc(collectedQuestions.collectedAt), desc(questions.id));
    const ids = rows.map(({ question }) => question.id);
    const [seen, points] = [await handedIn(db, user.id, ids), await readPointNames(db, company.id, ids)];
    const subjects = await subjectsIn(db, collectedQuestions, mine);
    const total = await countIn(db, collectedQuestions, where);
    return {
      total,
      records: rows.map(({ kept, question, subjectName }) => ({
        ...presentQuestion(question),
        subjectId: question.subjectId,
        subjectName,
        collectedAt: kept.collectedAt.toISOString(),
        solution: seen.has(question.id) ? presentSolution(question, points.get(question.id) ?? []) : null,
      })),
      materials: await readMaterials(
        db,
        rows.map(({ question }) => question),
      ),
      subjects,
    };
  });
}

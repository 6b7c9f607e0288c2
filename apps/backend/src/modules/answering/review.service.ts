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
import { and, countDistinct, desc, eq, gte, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
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

/**
 * Says one thing of an entry's question. It is looked up for each entry: joined, a long book may be planned as a walk
 * through all questions that there are.
 */
const ofQuestion = (column: 'subject_id' | 'type'): SQL =>
  sql.raw(`(select q.${column} from questions q where q.id = wrong_questions.question_id)`);

function filterOf({ subjectId, type }: ReviewListIn): SQL | undefined {
  return and(
    subjectId === undefined
      ? undefined
      : isId(subjectId)
        ? sql`${ofQuestion('subject_id')} = ${subjectId}`
        : sql`false`,
    type === undefined ? undefined : sql`${ofQuestion('type')} = ${type}`,
  );
}

/** Counts entries of the wrong book by subject. */
function subjectsIn(db: Queryable, where: SQL | undefined): Promise<SubjectCount[]> {
  const counts = db
    .select({
      subjectId: ofQuestion('subject_id').as('of_subject'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(wrongQuestions)
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
    due: await db.$count(wrongQuestions, and(inBook(context), isDue(context))),
    repeated: repeated?.count ?? 0,
  };
}

/** Answers `question.wrongList`. */
export async function wrongList({ due, ...input }: WrongListIn, context: UserContext): Promise<WrongPage> {
  const all = and(inBook(context), filterOf(input));
  const where = due === 1 ? and(all, isDue(context)) : all;
  return inSnapshot(context.db, async (db) => {
    const rows = await wrongPage(db, where, pageOf(input));
    const points = await readPointNames(
      db,
      context.company.id,
      rows.map(({ question }) => question.id),
    );
    return {
      total: await db.$count(wrongQuestions, where),
      records: rows.map((row) => presentWrong(row, points)),
      materials: await readMaterials(
        db,
        rows.map(({ question }) => question),
      ),
      subjects: await subjectsIn(db, inBook(context)),
      dueCount: await db.$count(wrongQuestions, and(all, isDue(context))),
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
  const where = and(inBook(context), filterOf(input));
  const rows = await wrongPage(context.db, where, pageOf(input));
  return {
    total: await context.db.$count(wrongQuestions, where),
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

/**
 * What a student put aside and may read: what was closed for an exam stays out until it may be read again. Each question
 * is looked up (`offset 0`), as in {@link ofQuestion}.
 */
const collectionOf = ({ user, clock }: UserContext): SQL => sql`
  select c.question_id, c.collected_at, q.subject_id, q.type from collected_questions c, lateral (
    select q.subject_id, q.type, ${isReadable(user.id, clock.now())} as is_readable
    from questions q where q.id = c.question_id offset 0
  ) q where c.user_id = ${user.id} and q.is_readable`;

/** Answers `question.userStatistics`. */
export async function userStatistics(_: object, context: UserContext): Promise<UserStatistics> {
  const { db, user, clock } = context;
  const [practice, { rows }] = await Promise.all([
    readStatistics(db, user.id, clock.now()),
    db.execute<{ total: number }>(sql`select count(*)::int as total from (${collectionOf(context)}) mine`),
  ]);
  return { ...practice, collectCount: rows[0]?.total ?? 0 };
}

/** What a page of a collection is made of. */
interface CollectionPage {
  readonly total: number;
  readonly ids: readonly string[];
  readonly subjects: SubjectCount[];
}

/** Finds a page of a collection, the newest first, its total and all subjects; whether a question may be read is asked once. */
async function pageOfCollection(
  db: Queryable,
  context: UserContext,
  { subjectId, type, ...wish }: ReviewListIn,
): Promise<CollectionPage> {
  const { limit, offset } = pageOf(wish);
  const isOfSubject =
    subjectId === undefined ? sql`true` : isId(subjectId) ? sql`subject_id = ${subjectId}` : sql`false`;
  const isOfType = type === undefined ? sql`true` : sql`type = ${type}`;
  const { rows } = await db.execute<CollectionPage & Record<string, unknown>>(sql`
    with mine as materialized (${collectionOf(context)}),
      chosen as (select * from mine where ${isOfSubject} and ${isOfType})
    select (select count(*) from chosen)::int as total,
      array(
        select question_id::text from chosen
        order by collected_at desc, question_id desc limit ${limit} offset ${offset}
      ) as ids,
      coalesce((select json_agg(each) from (
        select s.id::text as "subjectId", s.name as "subjectName", count(*)::int as count
        from mine join question_subjects s on s.id = mine.subject_id
        group by s.id order by s.sort, s.id
      ) each), '[]') as subjects`);
  return rows[0] ?? { total: 0, ids: [], subjects: [] };
}

/** Answers `question.collectList`. */
export async function collectList(input: ReviewListIn, context: UserContext): Promise<CollectPage> {
  const { db: whole, user, company } = context;
  return inSnapshot(whole, async (db) => {
    const { total, ids, subjects } = await pageOfCollection(db, context, input);
    const rows = await db
      .select({ kept: collectedQuestions, question: questions, subjectName: questionSubjects.name })
      .from(collectedQuestions)
      .innerJoin(questions, eq(questions.id, collectedQuestions.questionId))
      .innerJoin(questionSubjects, eq(questionSubjects.id, questions.subjectId))
      .where(and(eq(collectedQuestions.userId, user.id), inArray(questions.id, [...ids])))
      .orderBy(desc(collectedQuestions.collectedAt), desc(questions.id));
    const [seen, points] = [await handedIn(db, user.id, ids), await readPointNames(db, company.id, ids)];
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

import type {
  CollectedIn,
  Collected,
  CollectPage,
  ReviewListIn,
  SubjectCount,
  UserStatistics,
} from '@lectern/sdk/endpoints/question';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
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
import { collectedQuestions, exerciseRecords, recordQuestions } from './records/records.tables.ts';
import { isReadable } from './attempts/solutions.ts';
import { isId, idOrNone } from '../../platform/database/columns.ts';
import { pageOf } from '../../platform/http/paging.ts';

/**
 * @throws {BusinessError} 0 where the student may not read the question, with the same message as for a missing
 *   one.
 */
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
  const rows = await db
    .select()
    .from(collectedQuestions)
    .where(
      and(eq(collectedQuestions.userId, user.id), eq(collectedQuestions.questionId, idOrNone(questionId))),
    );
  return { questionId, collected: rows.length > 0 ? 1 : 0 };
}

/**
 * Returns which of the given questions the student has handed in during practice, so that their solutions may
 * be shown.
 */
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
        // The solutions of an exam are shown only in its own report, which checks whether they may be seen.
        ne(exerciseRecords.type, 'exam'),
        inArray(recordQuestions.questionId, [...questionIds]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Selects the collected questions that the student may read; a question closed for an exam is hidden until it
 * may be read again. The lateral subquery with `offset 0` looks up each question, since a plain join of a long
 * collection may be planned as a scan of all questions.
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

/** The ids of one page of a collection, with its totals. */
interface CollectionPage {
  readonly total: number;
  readonly ids: readonly string[];
  readonly subjects: SubjectCount[];
}

/**
 * Reads a page of a collection, newest first, with its total and all its subjects, in one query, so that
 * readability is checked only once per question.
 */
async function pageOfCollection(
  db: Queryable,
  context: UserContext,
  { subjectId, type, ...paging }: ReviewListIn,
): Promise<CollectionPage> {
  const { limit, offset } = pageOf(paging);
  const isOfSubject = subjectId === undefined ? sql`true` : sql`subject_id = ${idOrNone(subjectId)}`;
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
  const { db: database, user, company } = context;
  return inSnapshot(database, async (db) => {
    const { total, ids, subjects } = await pageOfCollection(db, context, input);
    const rows = await db
      .select({ collected: collectedQuestions, question: questions, subjectName: questionSubjects.name })
      .from(collectedQuestions)
      .innerJoin(questions, eq(questions.id, collectedQuestions.questionId))
      .innerJoin(questionSubjects, eq(questionSubjects.id, questions.subjectId))
      .where(and(eq(collectedQuestions.userId, user.id), inArray(questions.id, [...ids])))
      .orderBy(desc(collectedQuestions.collectedAt), desc(questions.id));
    const [seen, points] = [await handedIn(db, user.id, ids), await readPointNames(db, company.id, ids)];
    return {
      total,
      records: rows.map(({ collected, question, subjectName }) => ({
        ...presentQuestion(question),
        subjectId: question.subjectId,
        subjectName,
        collectedAt: collected.collectedAt.toISOString(),
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

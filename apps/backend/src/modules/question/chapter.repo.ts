import type { BankTypeNumber, BankTypeNumberIn, ChapterPoint } from '@lectern/sdk/endpoints/question';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { doneBy } from './bank.repo.ts';
import { likeInAnyCase, likePattern } from '../../platform/database/rows/likePattern.ts';
import { knowledgePoints, type QuestionKind } from './bank.tables.ts';
import type { Viewer } from '../../platform/http/member.ts';

/** Whether a question `q` is open for practice: it can be answered itself, and it is not closed. */
export const isPractised: SQL<boolean> = sql<boolean>`(q.type not in ('material', 'cloze') and not q.is_closed)`;

/** Selects the questions that some points cover. The subquery is uncorrelated, so PostgreSQL runs it only once. */
const coveredBy = (companyId: string, pointIds: readonly string[]): SQL =>
  sql`select question_id from covered_questions where company_id = ${companyId} and point_id = ${anyOf(pointIds)}`;

/**
 * Returns FROM clauses for a subject's single questions `q` (most of them) and for the parts `q` of materials
 * `whole`. Both can be answered from the index `questions_bank` alone, since question rows are large.
 */
export function bankOf(
  companyId: string,
  subjectId: string,
  pointIds?: readonly string[],
): { readonly single: SQL; readonly part: SQL } {
  const practised = sql`q.company_id = ${companyId} and q.subject_id = ${subjectId} and ${isPractised}`;
  const isAbout = pointIds === undefined ? sql`` : sql`and q.id in (${coveredBy(companyId, pointIds)})`;
  return {
    single: sql`from questions q where ${practised} and q.parent_id is null ${isAbout}`,
    part: sql`from questions q join questions whole on whole.id = q.parent_id
      where ${practised} and q.parent_id is not null ${isAbout}`,
  };
}

/** Orders points `k`: each `chapter` before its points. */
const IN_ORDER = sql`coalesce(chapter.sort, k.sort), coalesce(chapter.id, k.id), k.parent_id is not null, k.sort, k.id`;

interface PointRow extends Record<string, unknown> {
  id: string;
  parent_id: string | null;
  subject_id: string;
  name: string;
  total: number;
  done: number;
  was_right: number;
  wrong: number;
}

/** Which points to read. */
export interface PointFilter {
  readonly subjectId?: string;
  readonly pointId?: string;
  /** Only these points, without their descendants. */
  readonly pointIds?: readonly string[];
}

/**
 * Reads chapters, each before its points, with the viewer's progress. The number and list of a point's
 * questions are stored; the viewer's progress is found from their few practised questions.
 */
export async function readPoints(
  db: ReadOnly,
  { companyId, userId }: Viewer,
  { subjectId, pointId, pointIds }: PointFilter,
): Promise<ChapterPoint[]> {
  const which = [sql`k.company_id = ${companyId}`];
  if (subjectId !== undefined) which.push(sql`k.subject_id = ${subjectId}`);
  if (pointId !== undefined) which.push(sql`${pointId} in (k.id, k.parent_id)`);
  if (pointIds !== undefined) which.push(sql`k.id = ${anyOf(pointIds)}`);
  const condition = sql.join(which, sql` and `);
  const { rows } = await db.execute<PointRow>(sql`
    with asked as materialized (
      select k.id, k.parent_id, k.subject_id, k.name, k.sort, k.question_count from knowledge_points k where ${condition}
    ),
    mine as (
      select question_id, did.is_done, did.was_right, missed.is_wrong
      from (${doneBy(
        userId,
        sql`question_id, true as is_done, was_right`,
        // An explicit condition on the subject keeps PostgreSQL from reading other subjects.
        subjectId === undefined
          ? sql`and done.subject_id in (select subject_id from asked)`
          : sql`and done.subject_id = ${subjectId}`,
      )}) did
      full join (
        select question_id, true as is_wrong from wrong_questions where user_id = ${userId ?? null} and removed_at is null
      ) missed using (question_id)
    ),
    counted as (
      select covered.point_id, (count(*) filter (where is_done))::int as done,
        (count(*) filter (where was_right))::int as was_right, (count(*) filter (where is_wrong))::int as wrong
      from mine join covered_questions covered on covered.question_id = mine.question_id
      where covered.point_id in (select id from asked) group by covered.point_id
    )
    select k.id::text, k.parent_id::text, k.subject_id::text, k.name, k.question_count as total, coalesce(counted.done, 0) as done,
      coalesce(counted.was_right, 0) as was_right, coalesce(counted.wrong, 0) as wrong
    from asked k
    left join knowledge_points chapter on chapter.id = k.parent_id
    left join counted on counted.point_id = k.id
    order by ${IN_ORDER}`);
  return rows.map((row) => ({
    pointId: row.id,
    parentId: row.parent_id,
    subjectId: row.subject_id,
    pointName: row.name,
    questionCount: row.total,
    doneCount: row.done,
    rightCount: row.was_right,
    wrongCount: row.wrong,
  }));
}

/** A point with the student's progress. */
interface Unfinished extends Record<string, unknown> {
  readonly pointId: string;
  readonly pointName: string;
  readonly questionCount: number;
  readonly doneCount: number;
}

/** Finds the first point of a subject, or chapter without points, that the viewer has not completed. */
export async function findUnfinishedPoint(
  db: Queryable,
  { companyId, userId }: Viewer,
  subjectId: string,
): Promise<Unfinished | undefined> {
  const done = doneBy(userId, sql`question_id`, sql`and done.subject_id = ${subjectId}`);
  const { rows } = await db.execute<Unfinished>(sql`
    with counted as (
      select covered.point_id, count(*)::int as done
      from (${done}) mine join covered_questions covered on covered.question_id = mine.question_id group by covered.point_id
    )
    select k.id::text as "pointId", k.name as "pointName", k.question_count as "questionCount",
      coalesce(counted.done, 0) as "doneCount"
    from knowledge_points k
    left join knowledge_points chapter on chapter.id = k.parent_id
    left join counted on counted.point_id = k.id
    where k.company_id = ${companyId} and k.subject_id = ${subjectId} and coalesce(counted.done, 0) < k.question_count
      and not exists (select from knowledge_points below where below.parent_id = k.id)
    order by ${IN_ORDER} limit 1`);
  return rows[0];
}

/** Finds the points below another point, or a subject's chapters, in order; a keyword selects by name. */
export async function findPointIds(
  db: Queryable,
  companyId: string,
  { subjectId, parentId, keyword }: { subjectId: string; parentId: string | null; keyword: string },
): Promise<string[]> {
  const { id, name, sort } = knowledgePoints;
  const rows = await db
    .select({ id })
    .from(knowledgePoints)
    .where(
      and(
        eq(knowledgePoints.companyId, companyId),
        eq(knowledgePoints.subjectId, subjectId),
        parentId === null ? isNull(knowledgePoints.parentId) : eq(knowledgePoints.parentId, parentId),
        keyword === '' ? undefined : likeInAnyCase(sql`${name}`, likePattern(keyword)),
      ),
    )
    .orderBy(sort, id);
  return rows.map((row) => row.id);
}

/** Minimum answered questions of a point before it can count as weak. */
const MIN_ANSWERED = 2;

/** A point in which a student is weak. */
export interface WeakPoint extends Record<string, unknown> {
  readonly pointId: string;
  readonly pointName: string;
  readonly subjectId: string;
  readonly subjectName: string;
  /** Number of its questions answered but never right. */
  readonly missed: number;
}

/** Counts a student's practice per point. Points with the lowest share of questions ever answered right come first. */
async function countPractice(
  db: Queryable,
  { companyId, userId }: Viewer,
  { isAbout, isIncluded, limit }: { readonly isAbout: SQL; readonly isIncluded: SQL; readonly limit: number },
): Promise<WeakPoint[]> {
  const done = doneBy(userId, sql`question_id, was_right`, sql``);
  const { rows } = await db.execute<WeakPoint>(sql`
    with about as (
      select link.point_id, done.was_right
      from (${done}) done join question_points link on link.question_id = done.question_id where ${isAbout}
      union all
      select link.point_id, done.was_right
      from questions part join practised_questions done on done.question_id = part.id and done.user_id = ${userId ?? null}
      join question_points link on link.question_id = part.parent_id
      where part.parent_id is not null and not part.is_closed and ${isAbout}
        and not exists (select from question_points own where own.question_id = part.id and own.point_id = link.point_id)
    ),
    weak as (
      select point_id, count(*) as done, count(*) filter (where was_right) as was_right from about
      group by point_id having ${isIncluded}
    )
    select k.id::text as "pointId", k.name as "pointName", s.id::text as "subjectId", s.name as "subjectName",
      (weak.done - weak.was_right)::int as missed
    from weak join knowledge_points k on k.id = weak.point_id join question_subjects s on s.id = k.subject_id
    where k.company_id = ${companyId}
    order by weak.was_right::float / weak.done, weak.done desc, k.id limit ${limit}`);
  return rows;
}

/**
 * Finds the points in which a student is weakest, those with less than two thirds of the practised questions
 * ever answered right. The lowest share comes first, then the most practised. Counts all practice of the
 * student.
 */
export const findWeakPoints = (db: Queryable, viewer: Viewer, limit: number): Promise<WeakPoint[]> =>
  countPractice(db, viewer, {
    isAbout: sql`true`,
    isIncluded: sql`count(*) >= ${MIN_ANSWERED} and count(*) filter (where was_right) * 3 < count(*) * 2`,
    limit,
  });

/** Reads a student's results in the given points, whether they are still weak or not; in no particular order. */
export const readWeakPoints = (
  db: Queryable,
  viewer: Viewer,
  pointIds: readonly string[],
): Promise<WeakPoint[]> =>
  countPractice(db, viewer, {
    isAbout: sql`link.point_id = ${anyOf(pointIds)}`,
    isIncluded: sql`true`,
    limit: pointIds.length,
  });

/** Counts the questions of a subject by kind; the parts of a material count as its kind. */
export async function countTypes(
  db: Queryable,
  companyId: string,
  { subjectId, pointId, difficulty }: BankTypeNumberIn,
): Promise<BankTypeNumber> {
  const { single, part } = bankOf(companyId, subjectId, pointId === undefined ? undefined : [pointId]);
  const isAsHard = difficulty === undefined ? sql`` : sql`and q.difficulty = ${difficulty}`;
  const { rows } = await db.execute<{ type: QuestionKind; number: number }>(sql`
    select type, count(*)::int as number
    from (select q.type ${single} ${isAsHard} union all select whole.type ${part} ${isAsHard}) asked group by type
    order by array_position(array['single', 'multiple', 'judge', 'blank', 'open', 'material', 'cloze'], type)`);
  return rows.map(({ type, number }) => ({ type, number }));
}

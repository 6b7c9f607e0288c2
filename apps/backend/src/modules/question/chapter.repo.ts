import type { BankTypeNumber, BankTypeNumberIn, ChapterPoint } from '@lectern/sdk/endpoints/question';
import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { ReadOnly } from '../../platform/database/readOnly.ts';
import { doneBy } from './bank.repo.ts';
import type { QuestionKind } from './bank.tables.ts';
import type { Viewer } from '../../platform/http/member.ts';

/** Whether a question `q` may be practised: it is answered itself, and it does not stand in closed papers alone. */
const isPractised = sql`(q.type not in ('material', 'cloze') and not q.is_closed)`;

/** The questions of some points and of what is below them. It depends on no row, so it is read once for all questions. */
const aboutPoints = (companyId: string, pointIds: readonly string[]): SQL => sql`
  with recursive below as (
    select id from knowledge_points where company_id = ${companyId} and id = ${anyOf(pointIds)}
    union
    select points.id from below join knowledge_points points on points.parent_id = below.id
  )
  select question_id from below join question_points about on about.point_id = below.id`;

/**
 * What is asked by itself among the questions `q` of a subject, which are most, and the parts `q` of a material `whole`,
 * each with what a choice is narrowed by. Both are found in an index alone (`questions_bank`): a question is a page of text.
 */
export function bankOf(
  companyId: string,
  subjectId: string,
  pointIds?: readonly string[],
): { readonly single: SQL; readonly part: SQL } {
  const practised = sql`q.company_id = ${companyId} and q.subject_id = ${subjectId} and ${isPractised}`;
  const about = pointIds === undefined ? undefined : aboutPoints(companyId, pointIds);
  const isAbout = (ids: SQL): SQL => (about === undefined ? sql`` : sql`and ${ids} in (${about})`);
  // A material's points are those of its parts.
  const isPartAbout =
    about === undefined ? sql`` : sql`and (q.id in (${about}) or q.parent_id in (${about}))`;
  return {
    single: sql`from questions q where ${practised} and q.parent_id is null ${isAbout(sql`q.id`)}`,
    part: sql`from questions q join questions whole on whole.id = q.parent_id
      where ${practised} and q.parent_id is not null ${isPartAbout}`,
  };
}

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

/** Which points are asked for. */
export interface PointFilter {
  readonly subjectId?: string;
  readonly pointId?: string;
  /** Only these, without the points below them. */
  readonly pointIds?: readonly string[];
}

/**
 * Reads chapters, each before its points, with the viewer's progress in them. How many questions a point has is kept;
 * a viewer's are found from what the viewer did, which is little beside what there is.
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
  const asked = sql.join(which, sql` and `);
  const { rows } = await db.execute<PointRow>(sql`
    with recursive asked as materialized (
      select k.id, k.parent_id, k.subject_id, k.name, k.sort, k.question_count from knowledge_points k where ${asked}
    ),
    under as (
      select id as point_id, id as below_id from asked
      union all
      select under.point_id, points.id from under join knowledge_points points on points.parent_id = under.below_id
    ),
    done as (
      ${doneBy(userId, sql`question_id, was_right`, sql`and done.subject_id in (select subject_id from asked)`)}
    ),
    wrong as (
      select question_id from wrong_questions where user_id = ${userId ?? null} and removed_at is null
    ),
    parts as materialized (
      select q.id, q.parent_id from questions q where q.company_id = ${companyId} and q.parent_id is not null
        and q.subject_id in (select subject_id from asked)
    ),
    about as (
      select link.point_id, link.question_id
      from (select distinct below_id from under) points join question_points link on link.point_id = points.below_id
      union all
      select link.point_id, parts.id from parts join question_points link on link.question_id = parts.parent_id
    ),
    mine as materialized (
      select about.point_id, about.question_id, done.question_id is not null as is_done, done.was_right,
        wrong.question_id is not null as is_wrong
      from about left join done on done.question_id = about.question_id left join wrong on wrong.question_id = about.question_id
      where done.question_id is not null or wrong.question_id is not null
    ),
    counted as (
      select point_id, (count(*) filter (where is_done))::int as done, (count(*) filter (where was_right))::int as was_right,
        (count(*) filter (where is_wrong))::int as wrong
      from (
        select distinct under.point_id, mine.question_id, mine.is_done, mine.was_right, mine.is_wrong
        from mine join under on under.below_id = mine.point_id
      ) each group by point_id
    )
    select k.id::text, k.parent_id::text, k.subject_id::text, k.name, k.question_count as total, coalesce(counted.done, 0) as done,
      coalesce(counted.was_right, 0) as was_right, coalesce(counted.wrong, 0) as wrong
    from asked k
    left join knowledge_points chapter on chapter.id = k.parent_id
    left join counted on counted.point_id = k.id
    order by coalesce(chapter.sort, k.sort), coalesce(chapter.id, k.id), k.parent_id is not null, k.sort, k.id`);
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

/** Fewer answers than this tell nothing of a point. */
const LEAST_DONE = 2;

/**
 * Finds the points in which a student is weakest: less than two thirds of what was done of them was ever right. The
 * lowest share first, then that of which most was done.
 */
export async function findWeakPoints(
  db: Queryable,
  viewer: Viewer,
  most: number,
): Promise<(ChapterPoint & { readonly subjectName: string })[]> {
  const { rows } = await db.execute<{ id: string; subject_name: string }>(sql`
    with done as materialized (${doneBy(viewer.userId, sql`question_id, was_right`, sql``)}),
    about as (
      select link.point_id, done.question_id, done.was_right
      from done join question_points link on link.question_id = done.question_id
      union
      select link.point_id, done.question_id, done.was_right
      from done join questions part on part.id = done.question_id join question_points link on link.question_id = part.parent_id
    ),
    weak as (
      select point_id, count(*) as done, count(*) filter (where was_right) as was_right from about
      group by point_id having count(*) >= ${LEAST_DONE} and count(*) filter (where was_right) * 3 < count(*) * 2
    )
    select k.id::text, s.name as subject_name from weak
    join knowledge_points k on k.id = weak.point_id join question_subjects s on s.id = k.subject_id
    where k.company_id = ${viewer.companyId}
    order by weak.was_right::float / weak.done, weak.done desc, k.id limit ${most}`);
  if (rows.length === 0) return [];
  const points = await readPoints(db, viewer, { pointIds: rows.map(({ id }) => id) });
  return rows.flatMap(({ id, subject_name: subjectName }) => {
    const point = points.find(({ pointId }) => pointId === id);
    return point === undefined ? [] : [{ ...point, subjectName }];
  });
}

/** Counts the questions of a subject by kind; a material's parts count as its kind. */
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

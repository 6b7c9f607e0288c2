import type { BankTypeNumber, BankTypeNumberIn, ChapterPoint } from '@lectern/sdk/endpoints/question';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { doneBy } from './bank.repo.ts';
import type { QuestionKind } from './bank.tables.ts';
import type { Viewer } from '../../platform/http/member.ts';

/** Whether a question `q` may be practised: it is answered itself, and it does not stand in closed papers alone. */
export const isPractised = sql`(q.type not in ('material', 'cloze') and not q.is_closed)`;

/** The questions of some points and of what is below them. It depends on no row, so it is read once for all questions. */
const aboutPoints = (companyId: string, pointIds: readonly string[]): SQL => sql`
  with recursive below as (
    select id from knowledge_points where company_id = ${companyId} and id = any(${`{${pointIds.join(',')}}`}::bigint[])
    union
    select points.id from below join knowledge_points points on points.parent_id = below.id
  )
  select question_id from below join question_points about on about.point_id = below.id`;

/** The questions `q` of some points and of what is below them; a material's points are those of its parts. */
export function isAbout(companyId: string, pointIds: readonly string[]): SQL {
  const about = aboutPoints(companyId, pointIds);
  return sql`(q.id in (${about}) or q.parent_id in (${about}))`;
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

/** Reads chapters, each before its points, with the viewer's progress in them. */
export async function readPoints(
  db: Queryable,
  { companyId, userId }: Viewer,
  { subjectId, pointId, pointIds }: PointFilter,
): Promise<ChapterPoint[]> {
  const which = [sql`k.company_id = ${companyId}`];
  if (subjectId !== undefined) which.push(sql`k.subject_id = ${subjectId}`);
  if (pointId !== undefined) which.push(sql`${pointId} in (k.id, k.parent_id)`);
  if (pointIds !== undefined) which.push(sql`k.id = any(${`{${pointIds.join(',')}}`}::bigint[])`);
  const asked = sql.join(which, sql` and `);
  const { rows } = await db.execute<PointRow>(sql`
    with recursive under as (
      select k.id as point_id, k.id as below_id from knowledge_points k where ${asked}
      union all
      select under.point_id, points.id from under join knowledge_points points on points.parent_id = under.below_id
    ),
    about as (
      select under.point_id, about.question_id from under join question_points about on about.point_id = under.below_id
    ),
    asked as (
      select about.point_id, q.id as question_id from about join questions q on q.id = about.question_id where ${isPractised}
      union
      select about.point_id, q.id as question_id from about join questions q on q.parent_id = about.question_id where ${isPractised}
    ),
    done as (${doneBy(userId, sql`question_id, was_right`, sql``)})
    select k.id::text, k.parent_id::text, k.subject_id::text, k.name, count(asked.question_id)::int as total,
      count(done.question_id)::int as done, (count(*) filter (where done.was_right))::int as was_right,
      count(w.question_id)::int as wrong
    from knowledge_points k
    left join knowledge_points chapter on chapter.id = k.parent_id
    left join asked on asked.point_id = k.id
    left join done on done.question_id = asked.question_id
    left join wrong_questions w on w.question_id = asked.question_id and w.user_id = ${userId ?? null} and w.removed_at is null
    where ${asked}
    group by k.id, chapter.id
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

/** Counts the questions of a subject by kind; a material's parts count as its kind. */
export async function countTypes(
  db: Queryable,
  companyId: string,
  { subjectId, pointId, difficulty }: BankTypeNumberIn,
): Promise<BankTypeNumber> {
  const which = [sql`q.company_id = ${companyId}`, sql`q.subject_id = ${subjectId}`, isPractised];
  if (pointId !== undefined) which.push(isAbout(companyId, [pointId]));
  if (difficulty !== undefined) which.push(sql`q.difficulty = ${difficulty}`);
  const { rows } = await db.execute<{ type: QuestionKind; number: number }>(sql`
    select coalesce(whole.type, q.type) as type, count(*)::int as number
    from questions q left join questions whole on whole.id = q.parent_id
    where ${sql.join(which, sql` and `)} group by 1
    order by array_position(array['single', 'multiple', 'judge', 'blank', 'open', 'material', 'cloze'], coalesce(whole.type, q.type))`);
  return rows.map(({ type, number }) => ({ type, number }));
}

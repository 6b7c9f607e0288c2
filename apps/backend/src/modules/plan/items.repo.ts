import type { PlanItemKind } from '@lectern/sdk/endpoints/plan';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/columns.ts';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { readPoints } from '../question/index.ts';
import { isShownIn } from '../../platform/database/rows/isShownIn.ts';
import type { SchoolViewer } from '../../platform/http/member.ts';
import type { RawStage, StageItem } from './status.ts';

interface ItemRow extends Record<string, unknown> {
  plan_id: string;
  stage_id: string;
  stage_name: string;
  stage_name_en: string;
  summary: string;
  summary_en: string;
  days: number;
  item_id: string | null;
  kind: PlanItemKind;
  target_id: string;
  name: string | null;
  name_en: string | null;
  is_done: boolean | null;
  is_begun: boolean | null;
  is_gone: boolean | null;
  percent: number | null;
  count: number | null;
  minutes: number | null;
  commodity_id: string | null;
  is_owned: boolean | null;
  lesson_id: string | null;
  subject_id: string | null;
  open_at: string | null;
  close_at: string | null;
  price_cents: number | null;
  list_price_cents: number | null;
}

/**
 * Reads the stages of plans with their items; the student's progress comes from the records of courses,
 * exercises and exams.
 */
const readRows = async (
  db: ReadOnly,
  { companyId, schoolId, userId: viewerId }: SchoolViewer,
  planIds: readonly string[],
  now: Date,
) => {
  const userId = viewerId ?? null;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<ItemRow>(sql`
    select s.plan_id::text, s.id::text as stage_id, s.name as stage_name, s.name_en as stage_name_en, s.summary, s.summary_en, s.days,
      i.id::text as item_id,
      case when i.course_id is not null then 'course' when i.paper_id is not null then 'paper'
        when i.point_id is not null then 'chapter' else 'exam' end as kind,
      coalesce(i.course_id, i.paper_id, i.point_id, i.exam_id)::text as target_id,
      coalesce(c.name, p.name, k.name, x.name) as name, coalesce(c.name_en, '') as name_en,
      coalesce(e.progress_percent = 100, worked.is_done, sat.is_done) as is_done,
      coalesce(e.last_studied_at is not null, worked.is_begun, sat.is_begun) as is_begun,
      case
        when i.course_id is not null then e.id is null and not (coalesce(m.is_on_sale, false)
          and ${isShownIn(schoolId, sql`m.school_id`)})
        when i.paper_id is not null then not p.is_open
        when i.exam_id is not null then x.close_at <= ${at} or not (x.is_for_all or exists (
          select from exam_students given where given.exam_id = x.id and given.user_id = ${userId}))
      end as is_gone,
      e.progress_percent as percent,
      coalesce(c.lesson_count, p.question_count, xp.question_count) as count, coalesce(p.minutes, x.minutes) as minutes,
      m.id::text as commodity_id, e.id is not null as is_owned,
      case when e.id is not null then coalesce(e.last_lesson_id, (
        select l.id from lessons l where l.course_id = c.id order by l.position, l.id limit 1)) end::text as lesson_id,
      coalesce(p.subject_id, k.subject_id)::text as subject_id, x.open_at, x.close_at, m.price_cents, m.list_price_cents
    from plan_stages s
    left join plan_items i on i.stage_id = s.id
    left join courses c on c.id = i.course_id
    left join commodities m on m.course_id = c.id and m.type = 1
    left join enrolments e on e.course_id = c.id and e.user_id = ${userId} and e.revoked_at is null
      and (e.expires_at is null or e.expires_at > ${at})
    left join papers p on p.id = i.paper_id
    left join knowledge_points k on k.id = i.point_id
    left join exams x on x.id = i.exam_id
    left join papers xp on xp.id = x.paper_id
    left join lateral (
      select bool_or(r.state = 'submitted') as is_done, bool_or(r.state in ('doing', 'paused')) as is_begun
      from exercise_records r where r.paper_id = p.id and r.user_id = ${userId} and r.type <> 'exam'
    ) worked on p.id is not null
    left join lateral (
      select bool_or(not a.is_open) as is_done, bool_or(a.is_open) as is_begun
      from exam_attempts a where a.exam_id = x.id and a.user_id = ${userId}
    ) sat on x.id is not null
    where s.company_id = ${companyId} and s.plan_id = ${anyOf(planIds)}
    order by s.plan_id, s.position, i.position`);
  return rows;
};

/** How much of a chapter is answered. */
interface Answered {
  readonly done: number;
  readonly of: number;
}

const timeOf = (value: string | null): string | null =>
  value === null ? null : new Date(value).toISOString();

type ItemProgress = Pick<StageItem, 'state' | 'percent' | 'count'>;

/** Computes the progress in a chapter from its questions; one without questions is gone. */
function chapterProgress({ done, of }: Answered): ItemProgress {
  if (of === 0) return { state: 'gone', percent: 0, count: 0 };
  if (done >= of) return { state: 'done', percent: 100, count: of };
  const percent = Math.floor((done / of) * 100);
  return { state: percent > 0 ? 'doing' : 'new', percent, count: of };
}

/** Returns the progress in a course, paper or exam. An exam that was begun can be handed in after it has closed. */
function recordedProgress(row: ItemRow): ItemProgress {
  const [percent, count] = [row.percent ?? 0, row.count ?? 0];
  if (row.is_done === true) return { state: 'done', percent: 100, count };
  const isUnavailable = row.is_gone === true;
  if (row.is_begun === true && (row.kind === 'exam' || !isUnavailable))
    return { state: 'doing', percent, count };
  return { state: isUnavailable ? 'gone' : 'new', percent, count };
}

function presentItem(row: ItemRow, itemId: string, answered: Answered = { done: 0, of: 0 }): StageItem {
  return {
    itemId,
    kind: row.kind,
    targetId: row.target_id,
    itemName: row.name ?? '',
    itemNameEn: row.name_en ?? '',
    ...(row.kind === 'chapter' ? chapterProgress(answered) : recordedProgress(row)),
    minutes: row.minutes ?? 0,
    commodityId: row.commodity_id ?? '',
    ownedFlag: row.kind !== 'course' || row.is_owned === true ? 1 : 0,
    lessonId: row.lesson_id ?? '',
    subjectId: row.subject_id ?? '',
    openAt: timeOf(row.open_at),
    closeAt: timeOf(row.close_at),
    priceCents: row.price_cents ?? 0,
    listPriceCents: row.list_price_cents ?? 0,
  };
}

/** Reads the stages of plans with the viewer's progress, by plan id: two queries, however many plans. */
export async function readStages(
  db: ReadOnly,
  viewer: SchoolViewer,
  planIds: readonly string[],
  now: Date,
): Promise<Map<string, RawStage[]>> {
  if (planIds.length === 0) return new Map();
  const rows = await readRows(db, viewer, planIds, now);
  const pointIds = rows
    .filter(({ item_id, kind }) => item_id !== null && kind === 'chapter')
    .map(({ target_id }) => target_id);
  const points = pointIds.length === 0 ? [] : await readPoints(db, viewer, { pointIds });
  const answered = new Map(
    points.map(({ pointId, doneCount, questionCount }): [string, Answered] => [
      pointId,
      { done: doneCount, of: questionCount },
    ]),
  );
  const stages = Map.groupBy(rows, ({ stage_id }) => stage_id).values();
  const stagesWithState = [...stages].flatMap((parts) => {
    const [head] = parts;
    if (head === undefined) return [];
    const stage: RawStage = {
      id: head.stage_id,
      name: head.stage_name,
      nameEn: head.stage_name_en,
      summary: head.summary,
      summaryEn: head.summary_en,
      days: head.days,
      items: parts.flatMap((row) =>
        row.item_id === null ? [] : [presentItem(row, row.item_id, answered.get(row.target_id))],
      ),
    };
    return [{ planId: head.plan_id, stage }];
  });
  return new Map(
    [...Map.groupBy(stagesWithState, ({ planId }) => planId)].map(([planId, parts]) => [
      planId,
      parts.map(({ stage }) => stage),
    ]),
  );
}

import type { ExamOffer, OfferState } from '@lectern/sdk/endpoints/proxyExam';
import { and, asc, count, eq, ilike, inArray, max, min, type SQL, sql } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { isInCatalogue, commodities, isCourse } from '../catalogue/index.ts';
import type { SchoolViewer } from '../../platform/http/member.ts';
import { nameProvinces, presentTime } from './items.repo.ts';
import { examItems, examProvinces } from './proxyExam.tables.ts';

/** Selects the times of an exam over all provinces, and its state at a moment. */
function spansAt(db: Queryable, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  return db
    .select({
      itemId: examProvinces.itemId,
      startsAt: min(examProvinces.startsAt).as('first_starts_at'),
      endsAt: max(examProvinces.endsAt).as('last_ends_at'),
      examAt: min(examProvinces.examAt).as('first_exam_at'),
      isNow: sql<boolean>`bool_or(${examProvinces.startsAt} <= ${at} and ${at} < ${examProvinces.endsAt})`.as(
        'is_now',
      ),
      isAhead: sql<boolean>`bool_or(${at} < ${examProvinces.startsAt})`.as('is_ahead'),
      codes: sql<
        string[]
      >`array_agg(${examProvinces.provinceCode} order by ${examProvinces.provinceCode})`.as('codes'),
    })
    .from(examProvinces)
    .groupBy(examProvinces.itemId)
    .as('spans');
}

/** Selects the exams of a company, with their state at a moment. */
function selectOffers(db: Queryable, now: Date) {
  const spans = spansAt(db, now);
  const state = sql<OfferState>`case when not ${examItems.isOpen} then 'closed' when ${spans.isNow} then 'open'
    when ${spans.isAhead} then 'soon' else 'closed' end`;
  return {
    state,
    /** Open exams that end first, then those that begin first, then those that ended last. */
    order: [
      sql`array_position(array['open', 'soon', 'closed'], ${state})`,
      sql`case ${state} when 'open' then ${spans.endsAt} when 'soon' then ${spans.startsAt} end`,
      sql`${spans.endsAt} desc`,
      asc(examItems.id),
    ],
    select: (where: SQL | undefined) =>
      db
        .select({
          item: examItems,
          state,
          span: { startsAt: spans.startsAt, endsAt: spans.endsAt, examAt: spans.examAt },
          codes: spans.codes,
          total: sql<number>`count(*) over ()`.mapWith(Number),
        })
        .from(examItems)
        .innerJoin(spans, eq(spans.itemId, examItems.id))
        .where(where)
        .$dynamic(),
    count: (where: SQL | undefined) =>
      db
        .select({ state, offers: count() })
        .from(examItems)
        .innerJoin(spans, eq(spans.itemId, examItems.id))
        .where(where)
        .groupBy(state),
  };
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOffers>['select']>>[number];

async function present({ item, state, span: { startsAt, endsAt, examAt }, codes }: Row): Promise<ExamOffer> {
  if (startsAt === null || endsAt === null) throw new Error('An exam is held in no province');
  const names = await nameProvinces(codes);
  return {
    itemId: item.id,
    itemName: item.name,
    state,
    ...presentTime({ startsAt, endsAt, examAt }),
    feeCents: item.feeCents,
    provinces: names.map(({ provinceName }) => provinceName),
  };
}

/** Filter of the list. */
export interface OfferFilter {
  readonly state?: OfferState | undefined;
  readonly keyword?: string | undefined;
}

/** A page of a company's exams, and their number by state. */
export interface FoundOffers {
  readonly total: number;
  readonly records: ExamOffer[];
  readonly counts: Readonly<Record<OfferState, number>>;
}

/** Reads one page of the exams for which a company registers. */
export async function findOffers(
  db: Queryable,
  { companyId, now }: { readonly companyId: string; readonly now: Date },
  { state: requestedState, keyword = '' }: OfferFilter,
  { limit, offset }: Pagination,
): Promise<FoundOffers> {
  const offers = selectOffers(db, now);
  const matchesKeyword = keyword.trim() === '' ? undefined : ilike(examItems.name, likePattern(keyword));
  const ofCompany = and(eq(examItems.companyId, companyId), matchesKeyword);
  const [rows, groups] = await Promise.all([
    offers
      .select(
        and(ofCompany, requestedState === undefined ? undefined : sql`${offers.state} = ${requestedState}`),
      )
      .orderBy(...offers.order)
      .limit(limit)
      .offset(offset),
    offers.count(ofCompany),
  ]);
  const countOf = (state: OfferState) => groups.find((group) => group.state === state)?.offers ?? 0;
  return {
    total: rows[0]?.total ?? 0,
    records: await Promise.all(rows.map(present)),
    counts: { open: countOf('open'), soon: countOf('soon'), closed: countOf('closed') },
  };
}

/** Finds one exam of a company; undefined where it has none with this id. */
export async function findOffer(
  db: Queryable,
  companyId: string,
  itemId: string,
  now: Date,
): Promise<{ readonly offer: ExamOffer; readonly terms: string } | undefined> {
  const [row] = await selectOffers(db, now).select(
    and(eq(examItems.companyId, companyId), eq(examItems.id, idOrNone(itemId))),
  );
  return row && { offer: await present(row), terms: row.item.terms };
}

/** Finds the commodities with which a viewer can get one of the courses. */
export async function findCommoditiesOf(
  db: Queryable,
  viewer: SchoolViewer,
  courseIds: readonly string[],
): Promise<string[]> {
  if (courseIds.length === 0) return [];
  const rows = await db
    .select({ id: commodities.id })
    .from(commodities)
    .where(and(isInCatalogue(viewer), isCourse, inArray(commodities.courseId, [...courseIds])))
    .orderBy(asc(commodities.id));
  return rows.map(({ id }) => id);
}

import type { PlanListIn } from '@lectern/sdk/endpoints/plan';
import { and, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { commodities, type CategoryRow, patternsOf, withDescendants } from '../catalogue/index.ts';
import { isShownIn } from '../../platform/database/rows/isShownIn.ts';
import type { SchoolViewer, Viewer } from '../../platform/http/member.ts';
import { type PlanRow, plans, planStudents } from './plan.tables.ts';

/** A plan with its data apart from the stages. */
export interface FoundPlan {
  readonly plan: PlanRow;
  /** Price of the package that is bought for it. */
  readonly packagePrice: {
    readonly priceCents: number;
    readonly listPriceCents: number;
    readonly isOnSale: boolean;
  } | null;
  readonly studentCount: number;
  readonly joinedAt: Date | undefined;
}

/** When the viewer joined: by a row, or by buying the package; null for a visitor. */
const joinedAt = ({ userId }: Pick<Viewer, 'userId'>): SQL<string | null> => sql<string | null>`coalesce(
  (select joined.joined_at from plan_students joined where joined.plan_id = ${plans.id} and joined.user_id = ${userId ?? null}),
  (select min(e.created_at) from enrolments e where e.user_id = ${userId ?? null}
    and e.commodity_id = ${plans.commodityId} and e.revoked_at is null))`;

const isShown = ({ schoolId }: SchoolViewer) =>
  and(eq(plans.isOnShelf, true), isShownIn(schoolId, plans.schoolId));

const ofCompany = ({ companyId }: SchoolViewer) => eq(plans.companyId, companyId);

/** Selects plans with their data. */
async function selectPlans(
  db: ReadOnly,
  viewer: SchoolViewer,
  where: SQL | undefined,
  page: Pagination,
): Promise<FoundPlan[]> {
  const rows = await db
    .select({
      plan: plans,
      packagePrice: {
        priceCents: commodities.priceCents,
        listPriceCents: commodities.listPriceCents,
        isOnSale: commodities.isOnSale,
      },
      studentCount:
        sql<number>`coalesce(${commodities.studentCount}, 0) + (select count(*) from ${planStudents}
          where ${planStudents.planId} = ${plans.id})`.mapWith(Number),
      joinedAt: joinedAt(viewer).mapWith((value: string): Date | null => new Date(value)),
    })
    .from(plans)
    .leftJoin(commodities, eq(commodities.id, plans.commodityId))
    .where(and(ofCompany(viewer), where))
    .orderBy(desc(plans.publishedAt), desc(plans.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ joinedAt: joined, ...row }) => ({ ...row, joinedAt: joined ?? undefined }));
}

/** Whether a plan is free for everybody, whatever they own. */
const isFree = sql<boolean>`(case ${plans.offer} when 'given' then true
  when 'package' then (select price_cents = 0 from commodities where commodities.id = ${plans.commodityId})
  else not exists (
    select from plan_stages s join plan_items i on i.stage_id = s.id join commodities m on m.course_id = i.course_id and m.type = 1
    where s.plan_id = ${plans.id} and m.price_cents > 0) end)`;

const containsAll = (keyword: string) =>
  patternsOf(keyword).map(
    (pattern) =>
      sql`lower(concat_ws(' ', ${plans.name}, ${plans.nameEn}, ${plans.summary}, ${plans.summaryEn}, ${plans.audience})) like ${pattern}`,
  );

/** Filter of a list of plans. */
export type PlanFilter = Pick<PlanListIn, 'keyword' | 'categoryId' | 'price'>;

/** Reads one page of a school's plans, newest first, and the number in each category. */
export async function findPlans(
  db: ReadOnly,
  viewer: SchoolViewer,
  { keyword = '', categoryId, price }: PlanFilter,
  tree: readonly CategoryRow[],
  page: Pagination,
): Promise<{ total: number; records: FoundPlan[]; byCategory: ReadonlyMap<string, number> }> {
  const condition = and(
    isShown(viewer),
    ...containsAll(keyword),
    price === undefined ? undefined : sql`${isFree} = ${price === 'free'}`,
  );
  const groups = await db
    .select({ categoryId: plans.categoryId, count: count() })
    .from(plans)
    .where(and(ofCompany(viewer), condition))
    .groupBy(plans.categoryId);
  const within = categoryId === undefined ? undefined : withDescendants(tree, categoryId);
  const counted = groups.filter((group) => within?.has(group.categoryId) ?? true);
  const records =
    counted.length === 0
      ? []
      : await selectPlans(
          db,
          viewer,
          and(
            condition,
            inArray(
              plans.categoryId,
              counted.map((group) => group.categoryId),
            ),
          ),
          page,
        );
  return {
    total: counted.reduce((sum, group) => sum + group.count, 0),
    records,
    byCategory: new Map(groups.map((group) => [group.categoryId, group.count])),
  };
}

/** Finds a plan that the viewer's school offers, or that the viewer has joined; undefined for any other. */
export async function findPlan(
  db: ReadOnly,
  viewer: SchoolViewer,
  planId: string,
): Promise<FoundPlan | undefined> {
  const [found] = await selectPlans(
    db,
    viewer,
    and(eq(plans.id, idOrNone(planId)), or(isShown(viewer), isNotNull(joinedAt(viewer)))),
    { limit: 1, offset: 0 },
  );
  return found;
}

/** Maximum plans read; nobody joins more. */
const MAX_PLANS = 200;

/** Reads the plans that a student has joined, last joined first. */
export async function findOwnPlans(db: ReadOnly, viewer: SchoolViewer): Promise<FoundPlan[]> {
  const found = await selectPlans(db, viewer, isNotNull(joinedAt(viewer)), { limit: MAX_PLANS, offset: 0 });
  return found.toSorted((one, other) => (other.joinedAt?.getTime() ?? 0) - (one.joinedAt?.getTime() ?? 0));
}

/** Tells whether the viewer's school still offers a plan. */
export const isOffered = ({ plan, packagePrice }: FoundPlan, { schoolId }: SchoolViewer): boolean =>
  plan.isOnShelf &&
  (plan.schoolId === null || plan.schoolId === schoolId) &&
  packagePrice?.isOnSale !== false;

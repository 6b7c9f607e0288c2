import type {
  JoinedPlan,
  JoinPlanIn,
  MyPlan,
  MyPlans,
  MyPlansIn,
  OpenedStage,
  OpenStageIn,
  PlanCard,
  PlanDetail,
  PlanIn,
  PlanItem,
  PlanList,
  PlanListIn,
  PlanStageStatus,
} from '@lectern/sdk/endpoints/plan';
import type { Queryable } from '../../platform/database/connection.ts';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import type { StaleReadContext, UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { markupOfSchool } from '../../platform/richText/storedText.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { enrol, viewerOf, readCategories, withDescendants } from '../catalogue/index.ts';
import { readStages } from './items.repo.ts';
import { findOwnPlans, findPlan, findPlans, type FoundPlan, isOffered } from './plan.repo.ts';
import {
  coursesToBuy,
  coursesToGive,
  type StageWithState,
  withStates,
  meanOf,
  nextStep,
  type RawStage,
  type StageItem,
} from './status.ts';
import { planStudents } from './plan.tables.ts';

const DEFAULT_PAGE_SIZE = 12;

function priceOf(
  { plan: { offer }, packagePrice }: FoundPlan,
  stages: readonly RawStage[],
): Pick<PlanCard, 'priceCents' | 'listPriceCents'> {
  const missing = coursesToBuy(offer, stages);
  if (missing.length === 0) return { priceCents: 0, listPriceCents: 0 };
  if (packagePrice !== null)
    return { priceCents: packagePrice.priceCents, listPriceCents: packagePrice.listPriceCents };
  const sum = (price: (item: StageItem) => number) => missing.reduce((total, item) => total + price(item), 0);
  return {
    priceCents: sum(({ priceCents }) => priceCents),
    listPriceCents: sum(({ listPriceCents }) => listPriceCents),
  };
}

function presentCard(found: FoundPlan, stages: readonly RawStage[]): PlanCard {
  const { plan, studentCount, joinedAt } = found;
  const items = stages.flatMap((stage) => stage.items);
  return {
    planId: plan.id,
    planName: plan.name,
    planNameEn: plan.nameEn,
    summary: plan.summary,
    summaryEn: plan.summaryEn,
    cover: plan.cover,
    offer: plan.offer,
    ...priceOf(found, stages),
    stageCount: stages.length,
    itemCount: items.length,
    days: stages.reduce((sum, { days }) => sum + days, 0),
    studentCount,
    joinedFlag: joinedAt === undefined ? 0 : 1,
    progressPercent: joinedAt === undefined ? 0 : meanOf(items),
  };
}

const presentItem = (
  { priceCents: _, listPriceCents: __, ...item }: StageItem,
  state: StageWithState['state'],
): PlanItem => ({ ...item, lessonId: state === 'locked' ? '' : item.lessonId });

const presentStage = ({
  id,
  name,
  nameEn,
  state,
  days,
  dueAt,
  isOverdue,
  doneCount,
  percent,
  items,
}: StageWithState): PlanStageStatus => ({
  stageId: id,
  stageName: name,
  stageNameEn: nameEn,
  state,
  days,
  dueAt: dueAt?.toISOString() ?? null,
  overdueFlag: isOverdue ? 1 : 0,
  itemCount: items.length,
  doneCount,
  percent,
});

const statesOf = (found: FoundPlan, stages: readonly RawStage[], now: Date): StageWithState[] =>
  withStates(stages, {
    offer: found.plan.offer,
    isOrdered: found.plan.isOrdered,
    joinedAt: found.joinedAt,
    now,
  });

/** Answers `plan.list`. A category of another company is empty. */
export async function listPlans(input: PlanListIn, context: StaleReadContext): Promise<PlanList> {
  const { db, clock } = context;
  const viewer = viewerOf(context);
  const tree = await readCategories(db, viewer.companyId);
  const { total, records, byCategory } = await findPlans(
    db,
    viewer,
    input,
    tree,
    pageOf(input, DEFAULT_PAGE_SIZE),
  );
  const stages = await readStages(
    db,
    viewer,
    records.map(({ plan }) => plan.id),
    clock.now(),
  );
  const categories = tree
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, nameEn }) => {
      const branch = withDescendants(tree, id);
      return {
        id,
        name,
        nameEn,
        count: [...byCategory].reduce(
          (sum, [category, count]) => (branch.has(category) ? sum + count : sum),
          0,
        ),
      };
    })
    .filter(({ count }) => count > 0);
  return {
    total,
    records: records.map((found) => presentCard(found, stages.get(found.plan.id) ?? [])),
    categories,
  };
}

interface PlanWithStages {
  readonly found: FoundPlan;
  readonly stages: readonly StageWithState[];
}

/** Reads a plan with its stages. @throws {BusinessError} code 0 for one that the viewer's school does not offer. */
async function expectPlan(db: ReadOnly, context: StaleReadContext, planId: string): Promise<PlanWithStages> {
  const viewer = viewerOf(context);
  const now = context.clock.now();
  const found = await findPlan(db, viewer, planId);
  if (found === undefined) throw refused('planId', '没有找到这个培养计划，它可能已经下架');
  const stages = await readStages(db, viewer, [found.plan.id], now);
  return { found, stages: statesOf(found, stages.get(found.plan.id) ?? [], now) };
}

/** Returns what has to be bought before joining a plan. */
function commoditiesToBuy({ found: { plan }, stages }: PlanWithStages): string[] {
  const missing = coursesToBuy(plan.offer, stages);
  if (missing.length === 0) return [];
  return plan.commodityId === null ? missing.map(({ commodityId }) => commodityId) : [plan.commodityId];
}

function presentNext({ found, stages }: PlanWithStages, now: Date): Pick<MyPlan, 'next' | 'nextStageId'> {
  const step = found.joinedAt === undefined ? undefined : nextStep(stages, now);
  return {
    next: step?.item === undefined ? null : presentItem(step.item, 'open'),
    nextStageId: step?.stageId ?? '',
  };
}

/** Answers `plan.detail`. A plan that is no longer offered is shown to those who joined it. */
export async function planDetail({ planId }: PlanIn, context: StaleReadContext): Promise<PlanDetail> {
  const planWithStages = await expectPlan(context.db, context, planId);
  const { found, stages } = planWithStages;
  const { plan, joinedAt } = found;
  const offered = isOffered(found, viewerOf(context));
  return {
    plan: presentCard(found, stages),
    audience: plan.audience,
    audienceEn: plan.audienceEn,
    description: markupOfSchool(plan.description, 'rich'),
    descriptionEn: markupOfSchool(plan.descriptionEn, 'rich'),
    outcomes: plan.outcomes,
    outcomesEn: plan.outcomesEn,
    orderedFlag: plan.isOrdered ? 1 : 0,
    offeredFlag: offered ? 1 : 0,
    commodityIds: joinedAt === undefined && offered ? commoditiesToBuy(planWithStages) : [],
    joinedAt: joinedAt?.toISOString() ?? null,
    stages: stages.map((stage) => ({
      ...presentStage(stage),
      summary: stage.summary,
      summaryEn: stage.summaryEn,
      items: stage.items.map((item) => presentItem(item, stage.state)),
    })),
    ...presentNext(planWithStages, context.clock.now()),
  };
}

function presentOwn(planWithStages: PlanWithStages, now: Date): MyPlan[] {
  const { found, stages } = planWithStages;
  if (found.joinedAt === undefined) return [];
  return [
    {
      plan: presentCard(found, stages),
      joinedAt: found.joinedAt.toISOString(),
      stages: stages.map(presentStage),
      ...presentNext(planWithStages, now),
    },
  ];
}

const isDone = ({ stages }: MyPlan): boolean => stages.every(({ state }) => state === 'done');

const isOverdue = ({ stages }: MyPlan): boolean => stages.some(({ overdueFlag }) => overdueFlag === 1);

/** Reads a student's plans with their progress, last joined first. */
async function readOwn(context: UserContext): Promise<PlanWithStages[]> {
  const { db, clock } = context;
  const now = clock.now();
  const viewer = viewerOf(context);
  const own = await findOwnPlans(db, viewer);
  const stages = await readStages(
    db,
    viewer,
    own.map(({ plan }) => plan.id),
    now,
  );
  return own.map((found) => ({ found, stages: statesOf(found, stages.get(found.plan.id) ?? [], now) }));
}

/** The current step of a student's plan. */
export interface PlanStep {
  readonly planName: string;
  readonly planNameEn: string;
  /** The next item; null where a stage has to be opened first, and where nothing is left. */
  readonly next: PlanItem | null;
  /** Items done or begun, in the plan's order. */
  readonly begun: readonly PlanItem[];
}

/** Returns the next and begun items of each of a student's plans, last joined first. */
export async function readPlanSteps(context: UserContext): Promise<PlanStep[]> {
  const plans = await readOwn(context);
  return plans.map((planWithStages) => ({
    planName: planWithStages.found.plan.name,
    planNameEn: planWithStages.found.plan.nameEn,
    next: presentNext(planWithStages, context.clock.now()).next,
    begun: planWithStages.stages.flatMap(({ items, state }) =>
      items
        .filter((item) => item.state === 'done' || item.state === 'doing')
        .map((item) => presentItem(item, state)),
    ),
  }));
}

/** Filters for a student's plans by state; `all` contains every plan. */
const kinds = {
  all: () => true,
  learning: (plan: MyPlan) => !isDone(plan),
  overdue: isOverdue,
  done: isDone,
} as const satisfies Record<string, (plan: MyPlan) => boolean>;

/** Answers `plan.mine`. */
export async function myPlans({ state, ...paging }: MyPlansIn, context: UserContext): Promise<MyPlans> {
  const now = context.clock.now();
  const all = (await readOwn(context)).flatMap((planWithStages) => presentOwn(planWithStages, now));
  const selected = all.filter(kinds[state ?? 'all']);
  const { limit, offset } = pageOf(paging, DEFAULT_PAGE_SIZE);
  const countOf = (kind: keyof typeof kinds) => all.filter(kinds[kind]).length;
  return {
    total: selected.length,
    records: selected.slice(offset, offset + limit),
    counts: {
      all: all.length,
      learning: countOf('learning'),
      overdue: countOf('overdue'),
      done: countOf('done'),
    },
  };
}

/** Gives a student the courses included in stages, and returns them. */
async function give(
  tx: Queryable,
  { company, user, clock }: UserContext,
  { plan }: FoundPlan,
  stages: readonly StageWithState[],
): Promise<string[]> {
  const setNames: string[] = [];
  for (const { commodityId, priceCents } of coursesToGive(plan.offer, stages)) {
    const source = priceCents === 0 ? 'free' : 'gift';
    setNames.push(
      ...(await enrol(tx, { companyId: company.id, userId: user.id, commodityId, source, now: clock.now() })),
    );
  }
  return setNames;
}

/** Answers `plan.join`. */
export function joinPlan({ planId }: JoinPlanIn, context: UserContext): Promise<JoinedPlan> {
  return context.transaction(async (tx) => {
    const plan = await expectPlan(tx, context, planId);
    const { found, stages } = plan;
    if (found.joinedAt !== undefined) return { planId, joinedAt: found.joinedAt.toISOString() };
    if (!isOffered(found, viewerOf(context))) throw refused('planId', '这个培养计划已经下架，不能再加入');
    if (commoditiesToBuy(plan).length > 0) throw refused('planId', '这个培养计划需要先购买');
    const joinedAt = context.clock.now();
    await insertStudent(tx, {
      companyId: context.company.id,
      planId: found.plan.id,
      userId: context.user.id,
      joinedAt,
    });
    await give(
      tx,
      context,
      found,
      stages.filter(({ state }) => state !== 'locked'),
    );
    return { planId, joinedAt: joinedAt.toISOString() };
  });
}

/**
 * Answers `plan.openStage`. The lock of a stage applies only to courses given by the plan; courses that the
 * student has otherwise stay accessible.
 */
export function openStage({ planId, stageId }: OpenStageIn, context: UserContext): Promise<OpenedStage> {
  return context.transaction(async (tx) => {
    const { found, stages } = await expectPlan(tx, context, planId);
    if (found.joinedAt === undefined) throw refused('planId', '请先加入这个培养计划');
    const stage = stages.find(({ id }) => id === stageId);
    if (stage === undefined) throw refused('stageId', '没有找到这个阶段');
    if (stage.state === 'locked') throw refused('stageId', '完成上一阶段后，这一阶段才会开启');
    return { stageId, courseIds: await give(tx, context, found, [stage]) };
  });
}

/** Stores that a student joined; only the first time counts. */
export async function insertStudent(tx: Queryable, values: typeof planStudents.$inferInsert): Promise<void> {
  await tx.insert(planStudents).values(values).onConflictDoNothing();
}

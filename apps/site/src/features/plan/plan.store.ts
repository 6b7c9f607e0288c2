import { detail, join, list, mine, openStage } from '@lectern/sdk/endpoints/plan';
import { generateChapter, generatePaper } from '@lectern/sdk/endpoints/question';
import { proxy, ref } from 'valtio/vanilla';
import { startExercise } from '../../shared/routes/enterExercise.ts';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { loadable } from '../../shared/loadable.ts';
import { readCategories, readRows } from '../../shared/rows.ts';
import { addToCart } from '../cart/index.ts';
import { attempt, DONE, type Result } from '../../shared/result.ts';
import type { OwnQuery, PlanQuery } from './address.ts';
import {
  type OwnPlan,
  type PlanItem,
  type PlanPage,
  readOwnPlan,
  readPlan,
  readPlanPage,
} from './plan.model.ts';

/** Plans per page of the list: a multiple of the 3 per row. */
export const PLANS_PER_PAGE = 12;
/** Plans per page of the student's own. */
export const OWN_PER_PAGE = 10;
/** Number of plans on the entrance page. */
export const PLANS_AT_ENTRANCE = 6;

/** The student's running action on a plan. */
export interface PlanWork {
  step: 'idle' | 'joining' | 'buying' | 'opening';
  /** Id of the plan, or of the stage being opened. */
  id: string;
}

export const planWork = proxy<PlanWork>({ step: 'idle', id: '' });

/** A page of the school's plans. */
export const [planList, showPlans] = loadable(
  async ({ keyword, category, price, page }: PlanQuery, pageSize: number | undefined = PLANS_PER_PAGE) => {
    const reply = await request(list, {
      ...(keyword !== '' && { keyword }),
      ...(category !== '' && { categoryId: category }),
      ...(price !== '' && { price }),
      pageNo: page,
      pageSize,
    });
    return { ...readRows(reply, readPlan), categories: readCategories(reply.categories) };
  },
  { name: 'plans' },
);

/** One plan. */
export const [planDetail, showPlan] = loadable(
  async (planId: string) => readPlanPage(await request(detail, { planId })),
  { name: 'plan', isOf: ({ plan }, planId) => plan.id === planId },
);

/** A page of the student's plans. */
export const [ownPlans, showOwnPlans] = loadable(
  async ({ state, page }: OwnQuery) => {
    const reply = await request(mine, {
      ...(state !== undefined && { state }),
      pageNo: page,
      pageSize: OWN_PER_PAGE,
    });
    const { all = 0, learning = 0, overdue = 0, done = 0 } = reply.counts;
    return { ...readRows(reply, readOwnPlan), counts: { all, learning, overdue, done } };
  },
  { name: 'own plans' },
);

/** The student's newest plan for the entrance page; undefined if there is none or it could not be loaded. */
export const entrance = proxy<{ isKnown: boolean; own: OwnPlan | undefined }>({
  isKnown: false,
  own: undefined,
});

/** Loads the student's newest plan for the entrance page. */
export const loadEntrance = prefetched(async (isStudent: boolean): Promise<void> => {
  if (!isStudent) {
    Object.assign(entrance, { isKnown: true, own: undefined });
    return;
  }
  const [reply] = await Promise.allSettled([request(mine, { state: 'learning', pageSize: 1 })]);
  const own = reply.status === 'fulfilled' ? readRows(reply.value, readOwnPlan).records[0] : undefined;
  Object.assign(entrance, { isKnown: true, own: own && ref(own) });
});

async function work<Value>(
  step: PlanWork['step'],
  id: string,
  act: () => Promise<Value>,
): Promise<Result<Value>> {
  Object.assign(planWork, { step, id });
  const result = await attempt(act);
  Object.assign(planWork, { step: 'idle', id: '' });
  return result;
}

/** Joins a plan. */
export const joinPlan = (planId: string): Promise<Result> =>
  work('joining', planId, () => request(join, { planId }));

/** Opens a stage, which adds its courses to the student's own. */
export const openPlanStage = (planId: string, stageId: string): Promise<Result> =>
  work('opening', stageId, () => request(openStage, { planId, stageId }));

/** Adds what a plan costs to the cart, as for courses; stops at the first refusal. */
export async function buyPlan({
  plan,
  commodityIds,
}: Pick<PlanPage, 'plan' | 'commodityIds'>): Promise<Result> {
  Object.assign(planWork, { step: 'buying', id: plan.id });
  try {
    for (const commodityId of commodityIds) {
      const added = await addToCart({ commodityId });
      if (!added.isDone) return added;
    }
    return DONE;
  } finally {
    Object.assign(planWork, { step: 'idle', id: '' });
  }
}

/** Starts or continues a paper or chapter; returns the exercise's id. */
export const startPractice = ({
  id,
  kind,
  targetId,
  subjectId,
}: Pick<PlanItem, 'id' | 'kind' | 'targetId' | 'subjectId'>) =>
  startExercise(id, () =>
    kind === 'paper'
      ? request(generatePaper, { paperId: targetId, start: 'continue' })
      : request(generateChapter, { subjectId, pointId: targetId }),
  );

import * as plan from '@lectern/sdk/endpoints/plan';
import { addPlan, type AddedPlan } from '../../subjects/plans.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

const newPlan = async (school: DemoSchool): Promise<AddedPlan> =>
  addPlan(school.app, school.companyId, [[await school.courseInCatalogue()], [await school.ownCourse()]]);

/** Creates a plan that the student has joined. */
async function joined(school: DemoSchool): Promise<AddedPlan> {
  const made = await newPlan(school);
  await school.ask(plan.join, { planId: made.planId });
  return made;
}

/** Samples of training plans. */
export const planSamples: readonly Sample[] = [
  sample(plan.list, { keyword: '数学', price: 'paid' as const, pageNo: 1, pageSize: 10 }),
  sample(plan.detail, async (school) => ({ planId: (await joined(school)).planId }), { isStudents: true }),
  sample(plan.mine, async (school) => {
    await joined(school);
    return { state: 'learning' as const };
  }),
  sample(plan.join, async (school) => ({ planId: (await newPlan(school)).planId })),
  sample(plan.openStage, async (school) => {
    const { planId, stageIds } = await joined(school);
    return { planId, stageId: stageIds[0] ?? '' };
  }),
];

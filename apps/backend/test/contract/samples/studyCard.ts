import * as course from '@lectern/sdk/endpoints/course';
import { addStudyCard } from '../../subjects/studyCards.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

/** Creates an unused study card; returns its code. */
const freshCode = async ({ app, companyId, courseInCatalogue }: DemoSchool): Promise<string> =>
  addStudyCard(app, companyId, [(await courseInCatalogue()).commodityId]);

/** Samples of study cards. */
export const studyCardSamples: readonly Sample[] = [
  sample(course.checkStudyCard, async (school) => ({ code: await freshCode(school) })),
  sample(course.createStudyCardOrder, async (school) => ({ code: await freshCode(school) })),
  sample(course.studyCardReturnInfo, async (school) => {
    const { orderId } = await school.ask(course.createStudyCardOrder, { code: await freshCode(school) });
    return { orderId };
  }),
  sample(course.studyCardPackageInfo, async ({ app, companyId, courseInCatalogue }) => {
    const { commodityId } = await courseInCatalogue();
    return { code: await addStudyCard(app, companyId, [commodityId]), commodityId };
  }),
];

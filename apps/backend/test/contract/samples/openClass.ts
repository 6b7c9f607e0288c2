import * as openClass from '@lectern/sdk/endpoints/openClass';
import * as testimonials from '@lectern/sdk/endpoints/testimonials';
import { addOpenClass } from '../../subjects/openClasses.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

const added = (inHours: number) => async (school: DemoSchool) => ({
  openClassId: await addOpenClass(school.app, school.companyId, await school.courseInCatalogue(), {
    inHours,
  }),
});

/** Samples of open classes and testimonials. */
export const openClassSamples: readonly Sample[] = [
  sample(openClass.list, { pageNo: 1, pageSize: 12 }),
  sample(openClass.detail, added(-3)),
  sample(openClass.book, added(2)),
  sample(openClass.cancel, async (school) => {
    const input = await added(2)(school);
    await school.ask(openClass.book, input);
    return input;
  }),
  sample(openClass.enter, added(0)),
  sample(testimonials.list, { pageNo: 1, pageSize: 5 }),
];

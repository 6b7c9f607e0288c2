import * as proxyExam from '@lectern/sdk/endpoints/proxyExam';
import { type AddedProxyExam, addProxyExam, JIANGSU } from '../../subjects/proxyExams.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

/** Creates an exam for a course of the student. */
async function exam(school: DemoSchool) {
  const { courseId } = await school.ownCourse();
  return addProxyExam(school.app, school.companyId, courseId, {
    fields: [
      { fieldCode: 'name', length: 20 },
      {
        fieldCode: 'major',
        fieldType: 'cascade',
        required: 0,
        dataOptions: [{ id: '1', content: '文科', children: [{ id: '1-1', content: '中文', children: [] }] }],
      },
    ],
  });
}

const itemOf = async (school: DemoSchool): Promise<proxyExam.ItemIn> => ({
  itemId: (await exam(school)).itemId,
});

const formOf = ({ itemId, fieldIds }: AddedProxyExam): proxyExam.SaveFormIn => ({
  itemId,
  provinceCode: JIANGSU,
  values: [{ fieldId: fieldIds['name'] ?? '', fieldCode: 'name', fieldValues: ['宋明远'] }],
  submitFlag: 1,
});

/** Creates a handed-in registration with its exam. */
async function handedIn(school: DemoSchool) {
  const added = await exam(school);
  return { ...added, ...(await school.ask(proxyExam.saveForm, formOf(added))) };
}

/** Samples of registrations for proxy exams. */
export const proxyExamSamples: readonly Sample[] = [
  sample(proxyExam.offers, { state: 'open', keyword: '考试', pageNo: 1, pageSize: 10 }),
  sample(proxyExam.offer, itemOf),
  sample(proxyExam.signList, { state: 'open', keyword: '考试', pageNo: 1, pageSize: 10 }),
  sample(proxyExam.provinces, itemOf),
  sample(proxyExam.itemInfo, itemOf),
  sample(proxyExam.customInfo, itemOf),
  sample(proxyExam.itemTimeByProvince, async (school) => ({
    ...(await itemOf(school)),
    provinceCode: JIANGSU,
  })),
  sample(proxyExam.saveUserItem, async (school) => ({ ...(await itemOf(school)), provinceCode: JIANGSU })),
  sample(proxyExam.saveForm, async (school) => formOf(await exam(school))),
  sample(proxyExam.detail, async (school) => ({ signId: (await handedIn(school)).signId })),
  sample(proxyExam.cascadeOptions, async (school) => ({
    fieldId: (await exam(school)).fieldIds['major'] ?? '',
    parentId: '1',
  })),
  sample(proxyExam.batchAssignPlace, async (school) => {
    const { signId, placeIds } = await handedIn(school);
    return { signIds: [signId], placeId: placeIds[0] ?? '' };
  }),
];

import * as agreement from '@lectern/sdk/endpoints/agreement';
import { addAgreement } from '../../subjects/agreements.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

/** Creates a course of the student with a required agreement. */
async function courseWithAgreement(school: DemoSchool) {
  const course = await school.ownCourse();
  const protocolId = await addAgreement(school.app, school.companyId, { targetId: course.courseId });
  return { ...course, protocolId };
}

const studentId = async ({ app }: DemoSchool): Promise<string> => (await app.userNamed('member')).id;

async function filledIn(school: DemoSchool): Promise<agreement.PerfectStudentInfoIn> {
  return {
    id: await studentId(school),
    name: '宋明远',
    identityTypeCode: 'ID_IDCARD',
    identityId: '11010519491231002X',
    mobile: 'SRC',
    sex: 'MALE',
    educationCode: 'BECHELOR',
    province: '江苏省',
    city: '苏州市',
    county: '姑苏区',
    addressDetail: '平江路 1 号',
  };
}

async function targetOf(school: DemoSchool): Promise<agreement.AgreementTargetIn> {
  return { targetId: (await courseWithAgreement(school)).courseId, targetType: 'COURSE' };
}

async function lessonOf(school: DemoSchool): Promise<agreement.SearchLessonIn> {
  const { courseId, lessonIds } = await courseWithAgreement(school);
  return { classTypeId: courseId, lessonId: lessonIds[1] ?? '' };
}

/** Samples of agreements, and of conditions for lessons. */
export const agreementSamples: readonly Sample[] = [
  sample(agreement.perfectStudentInfo, filledIn),
  sample(
    agreement.validatePerfectStudentInfo,
    async ({ ownCourse }): Promise<agreement.ValidateStudentInfoIn> => ({
      targetId: (await ownCourse()).courseId,
      type: 0,
    }),
  ),
  sample(agreement.prepare, async (school): Promise<agreement.PrepareIn> => {
    const { protocolId, courseId, commodityId } = await courseWithAgreement(school);
    return { type: 'PC', protocolId, comId: commodityId, classTypeId: courseId };
  }),
  sample(agreement.checkShow, async (school) => {
    const { protocolId, courseId, commodityId } = await courseWithAgreement(school);
    return { protocolId, classTypeId: courseId, comId: commodityId };
  }),
  sample(agreement.insert, async (school): Promise<agreement.InsertIn> => {
    const { protocolId, courseId } = await courseWithAgreement(school);
    return { productId: courseId, potocolId: protocolId, type: 'course', signContent: '宋明远' };
  }),
  sample(agreement.validatePackage, async (school) => ({
    classTypeId: (await courseWithAgreement(school)).courseId,
    classPackageId: '1',
  })),
  sample(agreement.mine, {
    page: 1,
    pageSize: 9,
    criteria: { protocolName: '协议', agreementStatus: 0, targetType: 'COURSE' },
  }),
  sample(agreement.info, async (school): Promise<agreement.AgreementInfoIn> => {
    const { protocolId, courseId } = await courseWithAgreement(school);
    return { protocolId, targetId: courseId, targetType: 'COURSE' };
  }),
  sample(agreement.needed, targetOf),
  sample(agreement.check, targetOf),
  sample(agreement.searchLessonCoursePackage, lessonOf),
  sample(agreement.searchLessonProtocol, lessonOf),
  sample(agreement.list, targetOf),
  sample(agreement.checkTarget, targetOf),
  sample(agreement.courseMaster, async ({ ownCourse }) => ({ classTypeId: (await ownCourse()).courseId })),
  sample(agreement.proxyRegistrationCheck, async ({ ownCourse }) => ({
    classTypeId: (await ownCourse()).courseId,
  })),
  sample(agreement.freeCoursePopup, async (school): Promise<agreement.FreeCoursePopupIn> => ({
    company_id: school.companyId,
    school_id: school.schoolId,
    userId: await studentId(school),
    sceneCode: 3,
  })),
];

import * as face from '@lectern/sdk/endpoints/face';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

const identity: face.UpdateIdentityIn = {
  name: '宋明远',
  identityTypeCode: 'ID_IDCARD',
  identityId: '11010519491231002X',
};

const setIdentity = async ({ ask }: DemoSchool): Promise<void> =>
  void (await ask(face.updateIdentity, identity));

async function beginCheck(school: DemoSchool): Promise<string> {
  await setIdentity(school);
  return (await school.ask(face.commonVerifyUrl, {})).orderNo;
}

const LESSON = { classTypeId: '1', lessonId: '1' };

/** Samples of face checks. */
export const faceSamples: readonly Sample[] = [
  sample(face.check, {}),
  sample(face.commonCheck, {}),
  sample(face.updateIdentity, identity),
  sample(face.personalData, {}),
  sample(face.verifyUrl, async (school) => {
    await setIdentity(school);
    return {};
  }),
  sample(face.commonVerifyUrl, async (school) => {
    await setIdentity(school);
    return {};
  }),
  sample(face.result, async (school) => ({ orderNo: await beginCheck(school) })),
  sample(face.lessonStatus, LESSON),
  sample(face.lessonVerifyUrl, async (school) => {
    await setIdentity(school);
    return LESSON;
  }),
  sample(face.lessonResult, async (school) => ({ orderNo: await beginCheck(school) })),
];

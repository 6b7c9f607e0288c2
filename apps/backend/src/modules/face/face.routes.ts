import * as face from '@lectern/sdk/endpoints/face';
import { face as schema, parts } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import {
  findProfile,
  isIdentityCard,
  sealIdentity,
  showIdentity,
  writeProfile,
} from '../studentInfo/index.ts';
import { hasPassedLesson } from './face.repo.ts';
import { beginRecognition, neededOf, resultOf } from './recognition.ts';

const isOn = (context: UserContext, code: 'FACE_VERIFY' | 'FACE_LESSON'): boolean =>
  configOf(context).functions[code]?.openFlag === 1;

const COMMON = { purpose: 'common', subject: '' } as const;

/** The face checks. Exams ask for theirs whatever the school's switches say. */
export const faceRoutes: readonly Route[] = [
  route(face.check, { input: parts.DomainScope, output: schema.FaceCheck }, async (_, context) => {
    const profile = await findProfile(context.db, context.user.id);
    const isFree = !isOn(context, 'FACE_VERIFY') || (profile?.faceVerifiedAt ?? null) !== null;
    return { status: isFree ? 0 : await neededOf(context) };
  }),
  route(face.commonCheck, { input: parts.DomainScope, output: schema.FaceCheck }, async (_, context) => ({
    status: await neededOf(context),
  })),
  route(face.verifyUrl, { input: parts.DomainScope, output: schema.FaceOrder }, (_, context) =>
    beginRecognition(context, COMMON),
  ),
  route(face.commonVerifyUrl, { input: parts.DomainScope, output: schema.FaceOrder }, (_, context) =>
    beginRecognition(context, COMMON),
  ),
  route(
    face.result,
    { input: schema.FaceResultIn, output: schema.FaceResult },
    async ({ orderNo }, context) => ({
      status: await resultOf(context, orderNo),
    }),
  ),
  route(
    face.personalData,
    { input: parts.DomainScope, output: schema.FacePersonalData },
    async (_, context) => {
      const profile = await findProfile(context.db, context.user.id);
      return {
        name: profile?.name ?? '',
        identityTypeCode: profile?.identityTypeCode ?? '',
        ...showIdentity(context, profile?.identityIdSealed ?? null),
        verifiedFlag: (profile?.faceVerifiedAt ?? null) === null ? 0 : 1,
      };
    },
  ),
  route(
    face.updateIdentity,
    { input: schema.UpdateIdentityIn, output: Type.Null() },
    async ({ name, identityId }, context) => {
      const { db, config, user, clock, transaction } = context;
      const profile = await findProfile(db, user.id);
      if ((profile?.faceVerifiedAt ?? null) !== null)
        throw new BusinessError('0', '姓名和证件号码已通过人脸验证，不能修改', { field: 'name' });
      if (identityId === undefined && (profile?.identityIdSealed ?? null) === null) {
        throw new BusinessError('0', '请填写身份证号', { field: 'identityId' });
      }
      if (identityId !== undefined && !isIdentityCard(identityId))
        throw new BusinessError('0', '请输入正确的证件号码', { field: 'identityId' });
      await transaction((tx) =>
        writeProfile(
          tx,
          user,
          {
            name,
            identityTypeCode: 'ID_IDCARD',
            ...(identityId !== undefined && { identityIdSealed: sealIdentity(config, identityId) }),
          },
          clock.now(),
        ),
      );
      return null;
    },
  ),
  route(
    face.lessonStatus,
    { input: schema.FaceLessonIn, output: schema.FaceCheck },
    async ({ lessonId }, context) => {
      const { db, clock, user } = context;
      const isFree =
        !isOn(context, 'FACE_LESSON') || (await hasPassedLesson(db, clock.now(), user.id, lessonId));
      return { status: isFree ? 0 : await neededOf(context) };
    },
  ),
  route(
    face.lessonVerifyUrl,
    { input: schema.FaceLessonIn, output: schema.FaceOrder },
    ({ lessonId }, context) => beginRecognition(context, { purpose: 'lesson', subject: lessonId }),
  ),
  route(
    face.lessonResult,
    { input: schema.FaceLessonResultIn, output: schema.FaceResult },
    async ({ orderNo }, context) => ({
      status: await resultOf(context, orderNo),
    }),
  ),
];

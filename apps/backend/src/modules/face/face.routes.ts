import * as face from '@lectern/sdk/endpoints/face';
import { route, type Route } from '../../platform/http/route.ts';
import { beginRecognition, requiredStep, resultOf } from './recognition.ts';
import * as service from './face.service.ts';

const COMMON = { purpose: 'common', subject: '' } as const;

/** The calls of face checks. Exams require theirs whatever the school's settings say. */
export const faceRoutes: readonly Route[] = [
  route(face.check, service.check),
  route(face.commonCheck, async (_, context) => ({ status: await requiredStep(context) })),
  route(face.verifyUrl, (_, context) => beginRecognition(context, COMMON)),
  route(face.commonVerifyUrl, (_, context) => beginRecognition(context, COMMON)),
  route(face.result, async ({ orderNo }, context) => ({ status: await resultOf(context, orderNo) })),
  route(face.personalData, service.personalData),
  route(face.updateIdentity, service.updateIdentity),
  route(face.lessonStatus, service.lessonStatus),
  route(face.lessonVerifyUrl, ({ lessonId }, context) =>
    beginRecognition(context, { purpose: 'lesson', subject: lessonId }),
  ),
  route(face.lessonResult, async ({ orderNo }, context) => ({ status: await resultOf(context, orderNo) })),
];

import * as face from '@lectern/sdk/endpoints/face';
import { face as schema, parts } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { route, type Route } from '../../platform/http/route.ts';
import { beginRecognition, neededOf, resultOf } from './recognition.ts';
import * as service from './face.service.ts';

const COMMON = { purpose: 'common', subject: '' } as const;

/** The face checks. Exams ask for theirs whatever the school's switches say. */
export const faceRoutes: readonly Route[] = [
  route(face.check, { input: parts.DomainScope, output: schema.FaceCheck }, service.check),
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
    service.personalData,
  ),
  route(face.updateIdentity, { input: schema.UpdateIdentityIn, output: Type.Null() }, service.updateIdentity),
  route(face.lessonStatus, { input: schema.FaceLessonIn, output: schema.FaceCheck }, service.lessonStatus),
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

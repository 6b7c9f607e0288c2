import * as other from '@lectern/sdk/endpoints/other';
import { other as schema, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { gainPoints } from './gainPoints.ts';
import { listWork, readHistory, sumUp } from './archive.repo.ts';
import * as service from './other.service.ts';
import { recordUrl } from './record/recordLink.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const otherRoutes: readonly Route[] = [
  route(other.studentIdByUser, { input: parts.Nothing, output: schema.StudentId }, (_, { user }) => ({
    studentId: user.id,
  })),
  route(
    other.studentStudyInfo,
    { input: parts.Nothing, output: schema.StudentStudyInfo },
    (_, { db, user, clock }) => sumUp(db, user.id, clock.now()),
  ),
  route(other.studyHistory, { input: parts.Nothing, output: schema.StudyHistory }, (_, { db, user, clock }) =>
    readHistory(db, user.id, clock.now()),
  ),
  route(
    other.studyRecordPdfUrl,
    { input: schema.StudyRecordIn, output: parts.Link },
    ({ lang }, { config, company, user, clock }) => ({
      url: recordUrl(config, { companyId: company.id, userId: user.id, lang }, clock.now()),
    }),
  ),
  route(
    other.exerciseExamRecord,
    { input: schema.ExerciseExamRecordIn, output: schema.ExerciseExamRecord },
    ({ kind, ...page }, { db, user, clock }) => listWork(db, user.id, kind, pageOf(page), clock.now()),
  ),
  route(other.integralGainScore, { input: schema.IntegralGainIn, output: schema.IntegralGain }, gainPoints),
  route(other.studyClass, { input: schema.StudyClassIn, output: schema.StudyClasses }, service.studyClass),
];

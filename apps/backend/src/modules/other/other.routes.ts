import * as other from '@lectern/sdk/endpoints/other';
import { route, type Route } from '../../platform/http/route.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { gainPoints } from './gainPoints.ts';
import { listWork, readHistory, sumUp } from './archive.repo.ts';
import * as service from './other.service.ts';
import { recordUrl } from './record/recordLink.ts';

/** The HTTP calls of the learning archive and points, each with its handler. */
export const otherRoutes: readonly Route[] = [
  route(other.studentIdByUser, (_, { user }) => ({ studentId: user.id })),
  route(other.studentStudyInfo, (_, { db, user, clock }) => sumUp(db, user.id, clock.now())),
  route(other.studyHistory, (_, { db, user, clock }) => readHistory(db, user.id, clock.now())),
  route(other.studyRecordPdfUrl, ({ lang }, { config, company, user, clock }) => ({
    url: recordUrl(config, { companyId: company.id, userId: user.id, lang }, clock.now()),
  })),
  route(other.exerciseExamRecord, ({ kind, ...page }, { db, user, clock }) =>
    listWork(db, user.id, kind, pageOf(page), clock.now()),
  ),
  route(other.integralGainScore, gainPoints),
  route(other.studyClass, service.studyClass),
];

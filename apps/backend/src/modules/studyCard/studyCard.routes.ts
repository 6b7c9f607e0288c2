import * as calls from '@lectern/sdk/endpoints/course';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './studyCard.service.ts';

/** The HTTP calls of study cards, each with its handler. */
export const studyCardRoutes: readonly Route[] = [
  route(calls.checkStudyCard, service.checkStudyCard),
  route(calls.createStudyCardOrder, service.createStudyCardOrder),
  route(calls.studyCardReturnInfo, service.studyCardReturnInfo),
  route(calls.studyCardPackageInfo, service.studyCardPackageInfo),
];

import * as calls from '@lectern/sdk/endpoints/agreement';
import { route, type Route } from '../../platform/http/route.ts';
import { PICTURE_LIMIT } from '../upload/index.ts';
import * as service from './agreement.service.ts';
import * as entry from './entry.service.ts';
import * as information from './information.service.ts';
import * as signing from './signing.service.ts';

/** The HTTP calls of agreements, each with its handler. */
export const agreementRoutes: readonly Route[] = [
  route(calls.perfectStudentInfo, information.perfectInfo),
  route(calls.validatePerfectStudentInfo, information.validatePerfectInfo),
  route(calls.prepare, signing.prepare),
  route(calls.checkShow, service.checkShow),
  route(calls.insert, signing.sign, { limit: PICTURE_LIMIT }),
  route(calls.validatePackage, service.validatePackage),
  route(calls.mine, service.mine),
  route(calls.info, service.info),
  route(calls.needed, service.needed),
  route(calls.check, service.check),
  route(calls.searchLessonCoursePackage, service.searchLessonCoursePackage),
  route(calls.searchLessonProtocol, service.searchLessonProtocol),
  route(calls.list, service.list),
  route(calls.checkTarget, service.check),
  route(calls.courseMaster, service.courseMaster),
  route(calls.proxyRegistrationCheck, entry.proxyCheck),
  route(calls.freeCoursePopup, entry.freeCoursePopup),
];

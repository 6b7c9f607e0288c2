import * as calls from '@lectern/sdk/endpoints/agreement';
import { agreement as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { PICTURE_LIMIT } from '../upload/index.ts';
import * as service from './agreement.service.ts';
import * as entry from './entry.service.ts';
import * as information from './information.service.ts';
import * as signing from './signing.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const agreementRoutes: readonly Route[] = [
  route(
    calls.perfectStudentInfo,
    { input: schemas.PerfectStudentInfoIn, output: schemas.SavedStudentInfo },
    information.perfectInfo,
  ),
  route(
    calls.validatePerfectStudentInfo,
    { input: schemas.ValidateStudentInfoIn, output: schemas.StudentInfoCheck },
    information.validatePerfectInfo,
  ),
  route(calls.prepare, { input: schemas.PrepareIn, output: schemas.Prepared }, signing.prepare),
  route(calls.checkShow, { input: schemas.CheckShowIn, output: schemas.ShowProtocol }, service.checkShow),
  route(calls.insert, { input: schemas.InsertIn, output: schemas.SignedAgreement }, signing.sign, {
    limit: PICTURE_LIMIT,
  }),
  route(
    calls.validatePackage,
    { input: schemas.ValidatePackageIn, output: schemas.PackageValidation },
    service.validatePackage,
  ),
  route(calls.mine, { input: schemas.MyAgreementsIn, output: schemas.MyAgreements }, service.mine),
  route(calls.info, { input: schemas.AgreementInfoIn, output: schemas.AgreementInfo }, service.info),
  route(calls.needed, { input: schemas.AgreementTargetIn, output: schemas.AgreementNeed }, service.needed),
  route(calls.check, { input: schemas.AgreementTargetIn, output: schemas.AgreementCheck }, service.check),
  route(
    calls.searchLessonCoursePackage,
    { input: schemas.SearchLessonIn, output: schemas.LessonPackages },
    service.searchLessonCoursePackage,
  ),
  route(
    calls.searchLessonProtocol,
    { input: schemas.SearchLessonIn, output: schemas.AgreementList },
    service.searchLessonProtocol,
  ),
  route(calls.list, { input: schemas.AgreementTargetIn, output: schemas.AgreementList }, service.list),
  route(
    calls.checkTarget,
    { input: schemas.AgreementTargetIn, output: schemas.AgreementCheck },
    service.check,
  ),
  route(
    calls.courseMaster,
    { input: schemas.CourseMasterIn, output: schemas.CourseMaster },
    service.courseMaster,
  ),
  route(
    calls.proxyRegistrationCheck,
    { input: schemas.ProxyCheckIn, output: schemas.ProxyCheck },
    entry.proxyCheck,
  ),
  route(
    calls.freeCoursePopup,
    { input: schemas.FreeCoursePopupIn, output: schemas.FreeCoursePopup },
    entry.freeCoursePopup,
  ),
];

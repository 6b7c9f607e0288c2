import * as calls from '@lectern/sdk/endpoints/agreement';
import { agreement as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { studyGate } from '../catalogue/index.ts';
import * as handlers from './agreement.handlers.ts';
import { closedGate } from './closedGate.ts';
import * as entry from './entry.handlers.ts';
import * as information from './information.handlers.ts';
import * as signing from './signing.ts';

export { registerCourses } from './demands.repo.ts';

/** Agreements, what students tell before they study, and the gate that waits for both. */
export const agreementModule: Module = {
  name: 'agreement',
  routes: [
    // A wrong code counts as one of its tries, whatever becomes of the call.
    route(
      calls.perfectStudentInfo,
      { input: schemas.PerfectStudentInfoIn, output: schemas.SavedStudentInfo },
      information.perfectInfo,
      {
        ignoresIdempotencyKey: true,
      },
    ),
    route(
      calls.validatePerfectStudentInfo,
      { input: schemas.ValidateStudentInfoIn, output: schemas.StudentInfoCheck },
      information.validatePerfectInfo,
    ),
    route(calls.prepare, { input: schemas.PrepareIn, output: schemas.Prepared }, signing.prepare),
    route(calls.checkShow, { input: schemas.CheckShowIn, output: schemas.ShowProtocol }, handlers.checkShow),
    route(calls.insert, { input: schemas.InsertIn, output: schemas.SignedAgreement }, signing.sign),
    route(
      calls.validatePackage,
      { input: schemas.ValidatePackageIn, output: schemas.PackageValidation },
      handlers.validatePackage,
    ),
    route(calls.mine, { input: schemas.MyAgreementsIn, output: schemas.MyAgreements }, handlers.mine),
    route(calls.info, { input: schemas.AgreementInfoIn, output: schemas.AgreementInfo }, handlers.info),
    route(calls.needed, { input: schemas.AgreementTargetIn, output: schemas.AgreementNeed }, handlers.needed),
    route(calls.check, { input: schemas.AgreementTargetIn, output: schemas.AgreementCheck }, handlers.check),
    route(
      calls.searchLessonCoursePackage,
      { input: schemas.SearchLessonIn, output: schemas.LessonPackages },
      handlers.searchLessonCoursePackage,
    ),
    route(
      calls.searchLessonProtocol,
      { input: schemas.SearchLessonIn, output: schemas.AgreementList },
      handlers.searchLessonProtocol,
    ),
    route(calls.list, { input: schemas.AgreementTargetIn, output: schemas.AgreementList }, handlers.list),
    route(
      calls.checkTarget,
      { input: schemas.AgreementTargetIn, output: schemas.AgreementCheck },
      handlers.check,
    ),
    route(
      calls.courseMaster,
      { input: schemas.CourseMasterIn, output: schemas.CourseMaster },
      handlers.courseMaster,
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
  ],
  setup: ({ services }) => services.provide(studyGate, { closedFor: closedGate }),
};

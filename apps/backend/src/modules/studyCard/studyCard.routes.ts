import * as calls from '@lectern/sdk/endpoints/course';
import { studyCard as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './studyCard.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const studyCardRoutes: readonly Route[] = [
  route(
    calls.checkStudyCard,
    { input: schemas.StudyCardIn, output: schemas.StudyCard },
    service.checkStudyCard,
  ),
  route(
    calls.createStudyCardOrder,
    { input: schemas.StudyCardOrderIn, output: schemas.StudyCardOrder },
    service.createStudyCardOrder,
  ),
  route(
    calls.studyCardReturnInfo,
    { input: schemas.StudyCardReturnIn, output: schemas.StudyCardReturn },
    service.studyCardReturnInfo,
  ),
  route(
    calls.studyCardPackageInfo,
    { input: schemas.StudyCardPackageIn, output: schemas.StudyCardPackage },
    service.studyCardPackageInfo,
  ),
];

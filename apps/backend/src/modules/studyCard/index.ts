import * as calls from '@lectern/sdk/endpoints/course';
import { studyCard as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import * as handlers from './studyCard.handlers.ts';

/** Study cards: a code is worth courses. */
export const studyCardModule: Module = {
  name: 'studyCard',
  routes: [
    route(
      calls.checkStudyCard,
      { input: schemas.StudyCardIn, output: schemas.StudyCard },
      handlers.checkStudyCard,
      { ignoresIdempotencyKey: true },
    ),
    // Wrong codes are counted, which an idempotency key's transaction would undo; a card sent again answers with its order.
    route(
      calls.createStudyCardOrder,
      { input: schemas.StudyCardOrderIn, output: schemas.StudyCardOrder },
      handlers.createStudyCardOrder,
      { ignoresIdempotencyKey: true },
    ),
    route(
      calls.studyCardReturnInfo,
      { input: schemas.StudyCardReturnIn, output: schemas.StudyCardReturn },
      handlers.studyCardReturnInfo,
    ),
    route(
      calls.studyCardPackageInfo,
      { input: schemas.StudyCardPackageIn, output: schemas.StudyCardPackage },
      handlers.studyCardPackageInfo,
      { ignoresIdempotencyKey: true },
    ),
  ],
};

import * as calls from '@lectern/sdk/endpoints/course';
import { studyCard as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../http/module.ts';
import { route } from '../../http/route.ts';
import { seedStudyCards } from '../../seed/studyCards.seed.ts';
import * as handlers from './studyCard.handlers.ts';

/** How often one address may come with codes; a class behind one line has room. Students are counted beside it. */
const CODE_LIMIT = { max: 60, perSeconds: 60 } as const;

/** Study cards: a code is worth courses (specification 7.7). */
export const studyCardModule: Module = {
  name: 'studyCard',
  routes: [
    route(
      calls.checkStudyCard,
      { input: schemas.StudyCardIn, output: schemas.StudyCard },
      handlers.checkStudyCard,
      { limit: CODE_LIMIT },
    ),
    // Wrong codes are counted, which an idempotency key's transaction would undo; a card sent again answers with its order.
    route(
      calls.createStudyCardOrder,
      { input: schemas.StudyCardOrderIn, output: schemas.StudyCardOrder },
      handlers.createStudyCardOrder,
      {
        limit: CODE_LIMIT,
        ignoresIdempotencyKey: true,
      },
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
      { limit: CODE_LIMIT },
    ),
  ],
  seed: seedStudyCards,
};

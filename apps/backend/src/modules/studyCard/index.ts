import type { Module } from '../../platform/module.ts';
import { studyCardRoutes } from './studyCard.routes.ts';

export { plainCode } from './studyCard.repo.ts';
export {
  readStudyCardCodes,
  readStudyCardItems,
  readStudyCardRows,
  removeStudyCardItems,
  removeStudyCards,
  saveStudyCard,
  saveStudyCardCode,
  saveStudyCardItem,
  sealCode,
} from './school.service.ts';

/** Study cards: codes that open courses. */
export const studyCardModule: Module = { name: 'studyCard', routes: studyCardRoutes };

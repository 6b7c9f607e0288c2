import type { Module } from '../../platform/module.ts';
import { studyCardRoutes } from './studyCard.routes.ts';

export { plainCode } from './studyCard.repo.ts';
export {
  readStudyCardCodes,
  readStudyCardItems,
  studyCardRows,
  removeStudyCardItems,
  saveStudyCardCode,
  saveStudyCardItem,
  sealCode,
} from './school.service.ts';

/** Study cards: codes that open courses. */
export const studyCardModule: Module = { name: 'studyCard', routes: studyCardRoutes };

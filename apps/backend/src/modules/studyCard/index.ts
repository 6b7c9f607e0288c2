import type { Module } from '../../platform/http/module.ts';
import { studyCardRoutes } from './studyCard.routes.ts';

export {
  readStudyCardItems,
  readStudyCardRows,
  removeStudyCardItems,
  removeStudyCards,
  saveStudyCard,
  saveStudyCardItem,
} from './school.service.ts';

/** Study cards: a code is worth courses. */
export const studyCardModule: Module = {
  name: 'studyCard',
  routes: studyCardRoutes,
};

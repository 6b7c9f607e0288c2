import type { Module } from '../../platform/http/module.ts';
import { studyCardRoutes } from './studyCard.routes.ts';

/** Study cards: a code is worth courses. */
export const studyCardModule: Module = {
  name: 'studyCard',
  routes: studyCardRoutes,
};

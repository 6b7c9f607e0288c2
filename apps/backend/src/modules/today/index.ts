import type { Module } from '../../platform/module.ts';
import { todayRoutes } from './today.routes.ts';

/** What a student wants to practise, and should do today, of the wrong book, the question bank, plans and exams. */
export const todayModule: Module = {
  name: 'today',
  routes: todayRoutes,
};

import type { Module } from '../../platform/module.ts';
import { todayRoutes } from './today.routes.ts';

/** A student's goal and daily tasks, from the wrong book, the question bank, plans and exams. */
export const todayModule: Module = { name: 'today', routes: todayRoutes };

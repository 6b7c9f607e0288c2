import type { Module } from '../../platform/http/module.ts';
import { proxyExamRoutes } from './proxyExam.routes.ts';

/** Exams of others that the school registers its students for. */
export const proxyExamModule: Module = {
  name: 'proxyExam',
  routes: proxyExamRoutes,
};

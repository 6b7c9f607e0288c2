import type { Module } from '../../platform/module.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { goodsOf } from '../order/index.ts';
import { examGoods } from './examGoods.ts';
import { examJobs } from './examJobs.ts';
import { examRoutes } from './exam.routes.ts';

export { expectExam, findExam, findExams } from './exam.repo.ts';
export { examReturns } from './examGoods.ts';

/** Exams: who may take them and when, their end by the server's clock, and the record of received answers. */
export const examModule: Module = {
  name: 'exam',
  routes: examRoutes,
  setup: ({ services }) => services.provide(goodsOf.exam, examGoods),
  plugin: (app, parts) => runJobs(app, parts, examJobs(parts)),
};

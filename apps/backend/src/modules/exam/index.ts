import * as account from '@lectern/sdk/endpoints/account';
import * as endpoints from '@lectern/sdk/endpoints/exam';
import { account as accountSchemas, exam as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { goodsOf } from '../order/index.ts';
import * as categories from './categories.handlers.ts';
import * as exam from './exam.handlers.ts';
import { examGoods } from './examGoods.ts';
import { examJobs } from './examJobs.ts';
import * as ledger from './ledger.handlers.ts';
import * as pay from './pay.handlers.ts';
import { rehearse } from './rehearse.handlers.ts';

export { findExam } from './exam.repo.ts';

/** Exams: who may sit them when, their end by the server's clock, and what the school received. */
export const examModule: Module = {
  name: 'exam',
  routes: [
    route(endpoints.myExams, { input: schemas.MyExamsIn, output: schemas.ExamPage }, exam.myExams),
    route(endpoints.detail, { input: schemas.ExamIdIn, output: schemas.ExamDetail }, exam.detail),
    route(
      endpoints.userExamCount,
      { input: schemas.UserExamCountIn, output: schemas.UserExamCount },
      exam.userExamCount,
    ),
    route(endpoints.join, { input: schemas.JoinExamIn, output: schemas.JoinedExam }, exam.join, {
      isLimited: true,
      isReserved: true,
    }),
    route(endpoints.record, { input: schemas.ExamIdIn, output: schemas.ExamRecord }, exam.record),
    route(endpoints.handIn, { input: schemas.ExamIdIn, output: schemas.ExamRecord }, exam.handIn, {
      isReserved: true,
    }),
    route(endpoints.handInPay, { input: schemas.ExamIdIn, output: schemas.ExamRecord }, exam.handIn, {
      isReserved: true,
    }),
    route(
      endpoints.makePayOrder,
      { input: schemas.MakePayOrderIn, output: schemas.ExamOrder },
      pay.makePayOrder,
    ),
    route(endpoints.payInfo, { input: schemas.ExamIdIn, output: schemas.ExamPayInfo }, pay.payInfo),
    route(
      account.categoryUsed,
      { input: accountSchemas.CategoryIn, output: accountSchemas.UsedCategories },
      categories.categoryUsed,
    ),
    route(
      account.categoryCan,
      { input: accountSchemas.CategoryIn, output: accountSchemas.UsedCategories },
      categories.categoryCan,
    ),
    route(
      account.categoryExam,
      { input: accountSchemas.CategoryIn, output: accountSchemas.UsedCategories },
      categories.categoryExam,
    ),
    route(
      account.categoryUpgrade,
      { input: accountSchemas.CategoryIn, output: accountSchemas.UsedCategories },
      categories.categoryUpgrade,
    ),
    route(
      account.categoryCount,
      { input: accountSchemas.CategoryIn, output: accountSchemas.CategoryCounts },
      categories.categoryCount,
    ),
    route(endpoints.passFace, { input: schemas.PassFaceIn, output: schemas.PassedFace }, exam.passFace),
    route(endpoints.rehearse, { input: schemas.RehearseIn, output: schemas.Rehearsed }, rehearse),
    route(endpoints.ledger, { input: schemas.ExamIdIn, output: schemas.ExamLedger }, ledger.ledger),
    route(
      endpoints.verifyReceipts,
      { input: schemas.VerifyReceiptsIn, output: schemas.VerifiedReceipts },
      ledger.verifyReceipts,
      { access: 'public' },
    ),
  ],
  setup: ({ services }) => services.provide(goodsOf.exam, examGoods),
  plugin: (app, parts) => runJobs(app, parts, examJobs(parts)),
};

import * as account from '@lectern/sdk/endpoints/account';
import * as endpoints from '@lectern/sdk/endpoints/exam';
import { account as accountSchemas, exam as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as categories from './categories.service.ts';
import * as exam from './exam.service.ts';
import * as ledger from './ledger.service.ts';
import * as pay from './pay.service.ts';
import { askRemark } from './remarks.service.ts';
import { rehearse } from './rehearse.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const examRoutes: readonly Route[] = [
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
  route(endpoints.askRemark, { input: schemas.AskRemarkIn, output: schemas.ExamRecord }, askRemark),
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
];

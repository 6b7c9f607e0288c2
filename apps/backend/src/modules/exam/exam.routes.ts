import * as account from '@lectern/sdk/endpoints/account';
import * as endpoints from '@lectern/sdk/endpoints/exam';
import { route, type Route } from '../../platform/http/route.ts';
import * as categories from './categories/categories.service.ts';
import * as exam from './exam.service.ts';
import * as ledger from './ledger.service.ts';
import * as pay from './pay.service.ts';
import { askRemark } from './results/remarks.service.ts';

/** A strict limit, since one call signs or verifies thousands of answers. */
const LEDGER_LIMIT = { max: 20, perSeconds: 60 } as const;

/** The HTTP calls of exams, each with its handler. */
export const examRoutes: readonly Route[] = [
  route(endpoints.myExams, exam.myExams),
  route(endpoints.detail, exam.detail),
  route(endpoints.userExamCount, exam.userExamCount),
  route(endpoints.join, exam.join, { isLimited: true, isReserved: true }),
  route(endpoints.record, exam.record),
  route(endpoints.askRemark, askRemark),
  route(endpoints.handIn, exam.handIn, { isReserved: true }),
  route(endpoints.handInPay, exam.handIn, { isReserved: true }),
  route(endpoints.makePayOrder, pay.makePayOrder),
  route(endpoints.payInfo, pay.payInfo),
  route(account.categoryUsed, categories.categoryUsed),
  route(account.categoryCan, categories.categoryCan),
  route(account.categoryExam, categories.categoryExam),
  route(account.categoryUpgrade, categories.categoryUpgrade),
  route(account.categoryCount, categories.categoryCount),
  route(endpoints.passFace, exam.passFace),
  route(endpoints.rehearse, exam.rehearse),
  route(endpoints.ledger, ledger.ledger, { limit: LEDGER_LIMIT }),
  route(endpoints.verifyReceipts, ledger.verifyReceipts, { access: 'public', limit: LEDGER_LIMIT }),
];

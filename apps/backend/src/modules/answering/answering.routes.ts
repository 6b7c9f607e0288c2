import * as endpoints from '@lectern/sdk/endpoints/answering';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './room/answering.service.ts';
import { questionRoutes } from './question.routes.ts';
import { wrongQuestions } from './reports/report.service.ts';

/** Accepts answers stored on a device even after the student has logged in on another one. */
const graceAccess = { access: 'graceAccess', isReserved: true } as const;

/** The HTTP calls of answering, each with its handler. */
export const answeringRoutes: readonly Route[] = [
  ...questionRoutes,
  route(endpoints.paperQuestions, service.paperQuestions, { isLimited: true, isReserved: true }),
  route(endpoints.submitAnswer, service.submitAnswer, graceAccess),
  route(endpoints.batchSubmit, service.batchSubmit, graceAccess),
  route(endpoints.rescue, service.rescue, { limit: { max: 20, perSeconds: 60 } }),
  route(endpoints.mark, service.mark, graceAccess),
  route(endpoints.sign, service.sign, graceAccess),
  route(endpoints.switchQuestion, service.switchQuestion),
  route(endpoints.pause, service.pause),
  route(endpoints.resume, service.resume),
  route(endpoints.disconnect, service.disconnect),
  route(endpoints.wrongQuestions, wrongQuestions),
  route(endpoints.submit, service.submit, { isReserved: true }),
  route(endpoints.selfScore, service.selfScore),
];

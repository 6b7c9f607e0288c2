import * as endpoints from '@lectern/sdk/endpoints/answering';
import { answering as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './answering.service.ts';
import { questionRoutes } from './question.routes.ts';
import { wrongQuestions } from './report.service.ts';

/** What a device kept is taken from it also after the student has logged in on another one. */
const graceAccess = { access: 'graceAccess', isReserved: true } as const;

/** The calls of this module, each with its shapes and what answers it. */
export const answeringRoutes: readonly Route[] = [
  ...questionRoutes,
  route(
    endpoints.paperQuestions,
    { input: schemas.RecordIn, output: schemas.PaperQuestions },
    service.paperQuestions,
    { isLimited: true, isReserved: true },
  ),
  route(
    endpoints.submitAnswer,
    { input: schemas.SubmitAnswerIn, output: schemas.SubmitAnswerOut },
    service.submitAnswer,
    graceAccess,
  ),
  route(
    endpoints.batchSubmit,
    { input: schemas.BatchSubmitIn, output: schemas.BatchSubmitOut },
    service.batchSubmit,
    graceAccess,
  ),
  route(endpoints.rescue, { input: schemas.RescueIn, output: schemas.RescueOut }, service.rescue, {
    limit: { max: 20, perSeconds: 60 },
  }),
  route(endpoints.mark, { input: schemas.MarkIn, output: schemas.MarkOut }, service.mark, graceAccess),
  route(endpoints.sign, { input: schemas.SignIn, output: schemas.SignOut }, service.sign, graceAccess),
  route(
    endpoints.switchQuestion,
    { input: schemas.SwitchIn, output: schemas.AttemptStatus },
    service.switchQuestion,
  ),
  route(endpoints.pause, { input: schemas.RecordIn, output: schemas.AttemptStatus }, service.pause),
  route(endpoints.resume, { input: schemas.RecordIn, output: schemas.AttemptStatus }, service.resume),
  route(endpoints.disconnect, { input: schemas.RecordIn, output: schemas.AttemptStatus }, service.disconnect),
  route(
    endpoints.wrongQuestions,
    { input: schemas.RecordIn, output: schemas.WrongQuestions },
    wrongQuestions,
  ),
  route(endpoints.submit, { input: schemas.SubmitIn, output: schemas.SubmitOut }, service.submit, {
    isReserved: true,
  }),
  route(endpoints.selfScore, { input: schemas.SelfScoreIn, output: schemas.SelfScoreOut }, service.selfScore),
];

import * as endpoints from '@lectern/sdk/endpoints/visitor';
import { question, visitor as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { reexamine } from '../answering/index.ts';
import * as service from './visitor.service.ts';

const open = { access: 'public' } as const;
/** For what begins an exercise: anybody may, and each is rows that stay. */
const begins = { ...open, limit: { max: 10, perSeconds: 60 } } as const;

/** The calls of this module, each with its shapes and what answers it. */
export const visitorRoutes: readonly Route[] = [
  route(
    endpoints.quickPaper,
    { input: schemas.QuickPaperIn, output: schemas.VisitorPaper },
    service.quickPaper,
    begins,
  ),
  route(endpoints.reexamine, { input: schemas.ReexamineIn, output: question.Generated }, reexamine),
  route(endpoints.sync, { input: schemas.VisitorSyncIn, output: schemas.VisitorSynced }, service.sync, open),
  route(
    endpoints.submit,
    { input: schemas.VisitorSubmitIn, output: schemas.VisitorReport },
    service.submit,
    open,
  ),
  route(
    endpoints.reexamineUnlogged,
    { input: schemas.VisitorReexamineIn, output: schemas.VisitorPaper },
    service.reexamineUnlogged,
    begins,
  ),
];

import * as endpoints from '@lectern/sdk/endpoints/visitor';
import { question, visitor as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { reexamine } from '../answering/index.ts';
import * as handlers from './visitor.handlers.ts';

const open = { access: 'public' } as const;

/** Practice without an account; `login.mergeUnlogged` gives it to the student who logs in. */
export const visitorModule: Module = {
  name: 'visitor',
  routes: [
    route(
      endpoints.quickPaper,
      { input: schemas.QuickPaperIn, output: schemas.VisitorPaper },
      handlers.quickPaper,
      open,
    ),
    route(endpoints.reexamine, { input: schemas.ReexamineIn, output: question.Generated }, reexamine),
    route(
      endpoints.sync,
      { input: schemas.VisitorSyncIn, output: schemas.VisitorSynced },
      handlers.sync,
      open,
    ),
    route(
      endpoints.submit,
      { input: schemas.VisitorSubmitIn, output: schemas.VisitorReport },
      handlers.submit,
      open,
    ),
    route(
      endpoints.reexamineUnlogged,
      { input: schemas.VisitorReexamineIn, output: schemas.VisitorPaper },
      handlers.reexamineUnlogged,
      open,
    ),
  ],
};

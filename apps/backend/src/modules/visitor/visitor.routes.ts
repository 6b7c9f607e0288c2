import * as endpoints from '@lectern/sdk/endpoints/visitor';
import { route, type Route } from '../../platform/http/route.ts';
import { reexamine } from '../answering/index.ts';
import * as service from './visitor.service.ts';

const open = { access: 'public' } as const;
/** Options of calls that create an exercise: open to everybody, but limited, since each one stores rows. */
const begins = { ...open, limit: { max: 10, perSeconds: 60 } } as const;

/** The HTTP calls of visitors' practice, each with its handler. */
export const visitorRoutes: readonly Route[] = [
  route(endpoints.quickPaper, service.quickPaper, begins),
  route(endpoints.reexamine, reexamine),
  route(endpoints.sync, service.sync, open),
  route(endpoints.submit, service.submit, open),
  route(endpoints.reexamineUnlogged, service.reexamineUnlogged, begins),
];

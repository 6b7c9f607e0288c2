import * as endpoints from '@lectern/sdk/endpoints/teachers';
import { route, type Route } from '../../platform/http/route.ts';
import * as applications from './applications.service.ts';
import * as service from './teachers.service.ts';

/** A strict limit, since correcting an application takes only a few calls. */
const APPLY_LIMIT = { max: 20, perSeconds: 60 } as const;

/** The HTTP calls of teachers, each with its handler. */
export const teachersRoutes: readonly Route[] = [
  route(endpoints.list, service.list, { access: 'public', mayBeStale: true }),
  route(endpoints.detail, service.detail, { access: 'public', mayBeStale: true }),
  route(endpoints.application, applications.application),
  route(endpoints.apply, applications.apply, { limit: APPLY_LIMIT }),
];

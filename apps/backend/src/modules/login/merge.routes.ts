import * as login from '@lectern/sdk/endpoints/login';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './merge.service.ts';

/** What a visitor did, given to the student who logged in. */
export const mergeRoutes: readonly Route[] = [route(login.mergeUnlogged, service.mergeUnlogged)];

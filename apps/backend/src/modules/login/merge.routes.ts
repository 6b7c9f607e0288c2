import * as login from '@lectern/sdk/endpoints/login';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './merge.service.ts';

/** The call that moves a visitor's exercise to the student who logged in. */
export const mergeRoutes: readonly Route[] = [route(login.mergeUnlogged, service.mergeUnlogged)];

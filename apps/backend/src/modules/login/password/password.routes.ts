import * as login from '@lectern/sdk/endpoints/login';
import { route, type Route } from '../../../platform/http/route.ts';
import * as service from './password.service.ts';

/** The calls for logging in by password and resetting it. */
export const passwordRoutes: readonly Route[] = [
  route(login.password, service.answerPassword, { access: 'public' }),
  route(login.resetPassword, service.resetPassword, { access: 'public' }),
];

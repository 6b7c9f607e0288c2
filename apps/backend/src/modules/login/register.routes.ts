import * as login from '@lectern/sdk/endpoints/login';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './register.service.ts';

/** The calls for registration. */
export const registerRoutes: readonly Route[] = [
  route(login.checkAccount, service.checkAccount, { access: 'public' }),
  route(login.register, service.register, { access: 'public' }),
];

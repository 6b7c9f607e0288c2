import * as login from '@lectern/sdk/endpoints/login';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './session.service.ts';

/** The calls that move and end sessions. */
export const sessionRoutes: readonly Route[] = [
  route(login.byCacheCode, ({ code }, context) => service.exchangeCode(context, code), { access: 'public' }),
  // Public, since logging out of an expired session is not an error.
  route(login.logout, (_, context) => service.logOut(context), { access: 'public' }),
];

import * as login from '@lectern/sdk/endpoints/login';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './session.service.ts';

/** Sessions that move and end. */
export const sessionRoutes: readonly Route[] = [
  route(login.byCacheCode, ({ code }, context) => service.exchangeCode(context, code), { access: 'public' }),
  // Public, since logging out of a session that has ended already is no mistake.
  route(login.logout, (_, context) => service.leave(context), { access: 'public' }),
];

import * as login from '@lectern/sdk/endpoints/login';
import { login as schema, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './session.service.ts';

/** Sessions that move and end. */
export const sessionRoutes: readonly Route[] = [
  route(
    login.byCacheCode,
    { input: schema.ByCacheCodeIn, output: schema.LoginReply },
    ({ code }, context) => service.exchangeCode(context, code),
    { access: 'public' },
  ),
  // Public, since logging out of a session that has ended already is no mistake.
  route(
    login.logout,
    { input: parts.Nothing, output: schema.LoggedOut },
    (_, context) => service.leave(context),
    {
      access: 'public',
    },
  ),
];

import * as sso from '@lectern/sdk/endpoints/sso';
import { parts, sso as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { leave } from '../login/index.ts';
import * as service from './sso.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const ssoRoutes: readonly Route[] = [
  route(sso.tokenByCode, { input: schema.TokenByCodeIn, output: schema.SsoToken }, service.tokenByCode, {
    access: 'public',
  }),
  route(sso.userByToken, { input: schema.UserByTokenIn, output: schema.SsoUser }, service.userByToken, {
    access: 'public',
  }),
  route(sso.logout, { input: parts.Nothing, output: schema.LoggedOut }, (_, context) => leave(context), {
    access: 'public',
  }),
  // After a 409 the session has ended already; what is left is to say where to go.
  route(
    sso.forcedLogout,
    { input: parts.Nothing, output: schema.LoggedOut },
    (_, context) => leave(context),
    { access: 'public' },
  ),
];

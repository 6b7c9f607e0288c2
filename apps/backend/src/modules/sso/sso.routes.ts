import * as sso from '@lectern/sdk/endpoints/sso';
import { route, type Route } from '../../platform/http/route.ts';
import { leave } from '../login/index.ts';
import * as service from './sso.service.ts';

/** The calls of this module, each with what answers it. */
export const ssoRoutes: readonly Route[] = [
  route(sso.tokenByCode, service.tokenByCode, { access: 'public' }),
  route(sso.userByToken, service.userByToken, { access: 'public' }),
  route(sso.logout, (_, context) => leave(context), { access: 'public' }),
  // After a 409 the session has ended already; what is left is to say where to go.
  route(sso.forcedLogout, (_, context) => leave(context), { access: 'public' }),
];

import * as sso from '@lectern/sdk/endpoints/sso';
import { route, type Route } from '../../platform/http/route.ts';
import { logOut } from '../login/index.ts';
import * as service from './sso.service.ts';

/** The HTTP calls of single sign-on, each with its handler. */
export const ssoRoutes: readonly Route[] = [
  route(sso.tokenByCode, service.tokenByCode, { access: 'public' }),
  route(sso.userByToken, service.userByToken, { access: 'public' }),
  route(sso.logout, (_, context) => logOut(context), { access: 'public' }),
  // After a 409 the session has already ended; the reply only says where to go.
  route(sso.forcedLogout, (_, context) => logOut(context), { access: 'public' }),
];

import * as sso from '@lectern/sdk/endpoints/sso';
import { parts, sso as schema } from '@lectern/sdk/schemas';
import { LIFETIME, readToken } from '../../platform/auth/sessions.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { exchangeCode, leave } from '../login/index.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const ssoRoutes: readonly Route[] = [
  route(
    sso.tokenByCode,
    { input: schema.TokenByCodeIn, output: schema.SsoToken },
    async ({ code }, context) => {
      const { token } = await exchangeCode(context, code);
      return { access_token: token.token, expires_in: LIFETIME.short };
    },
    { access: 'public' },
  ),
  route(
    sso.userByToken,
    { input: schema.UserByTokenIn, output: schema.SsoUser },
    async ({ access_token: token }, { db, clock, company, school }) => {
      const found = await readToken(db, clock, company.id, token);
      if (found.state !== 'live') throw new BusinessError('0', '登录已过期，请重新登录');
      const { user } = found;
      const username = user.username ?? '';
      return {
        id: user.id,
        companyId: company.id,
        schoolId: user.schoolId ?? school.id,
        username,
        nickName: user.name ?? username,
        mobile: user.mobile ?? '',
      };
    },
    { access: 'public' },
  ),
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

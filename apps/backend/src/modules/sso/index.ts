import * as sso from '@lectern/sdk/endpoints/sso';
import { parts, sso as schema } from '@lectern/sdk/schemas';
import { LIFETIME, readToken } from '../../platform/auth/sessions.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import type { Module } from '../../platform/http/module.ts';
import { contextOf } from '../../platform/http/requestContext.ts';
import { route } from '../../platform/http/route.ts';
import { exchangeCode, leave, addLoginCode } from '../login/index.ts';
import { mountSsoSandbox } from '../../providers/login/ssoPage.ts';
import { addressIn, globalLoginOf } from './globalLogin.ts';

export { globalLoginOf } from './globalLogin.ts';

/** Single sign-on: the platform's own side of it, and the way to another log-in where a school has one. */
export const ssoModule: Module = {
  name: 'sso',
  routes: [
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
  ],
  plugin(app, appParts) {
    // Where a visitor without a token is sent: to the school's other log-in, else to our own page.
    app.get('/upgrade/token', async (request, reply) => {
      const context = await contextOf(appParts, request, reply, 'public');
      const callback = addressIn(request.query, 'callback', context.origin);
      const elsewhere = globalLoginOf(context);
      if (elsewhere === undefined)
        return reply.redirect(`/#/join/login?backUrl=${encodeURIComponent(callback)}`);
      const target = new URL(elsewhere);
      target.searchParams.set('callback', callback);
      return reply.redirect(target.href);
    });
    // Where a page goes whose log-in was ended by another one: it says so, and how to come back.
    app.get('/redirect/online', async (request, reply) => {
      const { origin } = await contextOf(appParts, request, reply, 'public');
      return reply.redirect(
        `/#/join/offline?backUrl=${encodeURIComponent(addressIn(request.query, 'u', origin))}`,
      );
    });
    if (appParts.config.mode === 'production') return;
    mountSsoSandbox(app, appParts, {
      callbackIn: (query, origin) => addressIn(query, 'callback', origin),
      makeCode: (db, now, user) =>
        addLoginCode(db, now, { companyId: user.companyId, userId: user.id, sessionId: null }),
    });
  },
};

import type { Module } from '../../platform/module.ts';
import { contextOf } from '../../platform/http/requestContext.ts';
import { addLoginCode } from '../login/index.ts';
import { mountSsoSandbox } from '../../providers/login/ssoPage.ts';
import { addressIn, globalLoginOf } from './globalLogin.ts';
import { ssoRoutes } from './sso.routes.ts';

export { globalLoginOf } from './globalLogin.ts';

/** Single sign-on: the platform's side of it, and the redirect to another log-in where a school has one. */
export const ssoModule: Module = {
  name: 'sso',
  routes: ssoRoutes,
  plugin(app, appParts) {
    // Redirects a visitor without a token to the school's other log-in, or else to our own page.
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
    // Page shown after another log-in has ended this session: says so, and how to log in again.
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

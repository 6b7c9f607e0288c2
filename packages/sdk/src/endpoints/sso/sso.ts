import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type { LoggedOut, SsoToken, SsoUser, TokenByCodeIn, UserByTokenIn } from './sso.schema.ts';
import * as replies from './sso.reply.gen.ts';

/** Exchanges a single-sign-on code for a token; a failure leads to the site's root. */
export const tokenByCode: Endpoint<TokenByCodeIn, SsoToken> = {
  id: 'sso.tokenByCode',
  method: 'GET',
  path: '{origin}/sso/onlischool/sign/token',
  reply: replies.tokenByCode,
};

/** Tells whose a token is. */
export const userByToken: Endpoint<UserByTokenIn, SsoUser> = {
  id: 'sso.userByToken',
  method: 'GET',
  path: '{origin}/sso/user',
  reply: replies.userByToken,
  idempotent: true,
};

/** Ends the session here and at the identity provider. */
export const logout: Endpoint<Nothing, LoggedOut> = {
  id: 'sso.logout',
  method: 'POST',
  path: '{origin}/loginout',
  reply: replies.logout,
  idempotent: true,
};

/** Clears what is left after another device took the session over (HTTP 409). */
export const forcedLogout: Endpoint<Nothing, LoggedOut> = {
  id: 'sso.forcedLogout',
  method: 'POST',
  path: '{origin}/loginoutNew',
  reply: replies.forcedLogout,
  idempotent: true,
};

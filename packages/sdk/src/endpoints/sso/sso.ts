import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type { LoggedOut, SsoToken, SsoUser, TokenByCodeIn, UserByTokenIn } from './sso.schema.ts';
import * as replies from './sso.reply.gen.ts';

/** Exchanges a single-sign-on code for a token; after a failure go to the site's root. */
export const tokenByCode: Endpoint<TokenByCodeIn, SsoToken> = {
  id: 'sso.tokenByCode',
  method: 'GET',
  path: '{origin}/sso/onlischool/sign/token',
  reply: replies.tokenByCode,
};

/** Reads the owner of a token. */
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

/** Clears the session's data after a log-in on another device has ended it (HTTP 409). */
export const forcedLogout: Endpoint<Nothing, LoggedOut> = {
  id: 'sso.forcedLogout',
  method: 'POST',
  path: '{origin}/loginoutNew',
  reply: replies.forcedLogout,
  idempotent: true,
};

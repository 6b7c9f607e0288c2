import { randomBytes } from 'node:crypto';
import { makeToken, readToken } from '../../../platform/auth/tickets.ts';
import type { Context } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import {
  type ThirdProvider,
  thirdProviders,
  type ThirdType,
} from '../../../providers/login/thirdProvider.ts';
import { findThirdUser, type ThirdUser } from './third.repo.ts';
import { useOnce } from '../../../platform/auth/usedOnce.ts';

/** Time for confirming a log-in on the other platform, in milliseconds. */
const STATE_MS = 10 * 60_000;

/** Time for binding a confirmed account, in milliseconds. */
export const CACHE_MS = 15 * 60_000;

/** Cookie that identifies the browser that started a log-in, so that nobody can be made to complete somebody else's. */
const BROWSER_COOKIE = 'thirdLogin';

/** Returns the provider of a platform; undefined where it is not configured. */
export function providerOf({ services }: Context, type: ThirdType): ThirdProvider | undefined {
  return services.has(thirdProviders) ? services.get(thirdProviders)[type] : undefined;
}

/** Returns the callback address for a platform. */
export const callbackOf = ({ origin }: Context, type: ThirdType): string =>
  `${origin}/third/login/callback/${type}`;

/** Creates the state of a log-in: signed, valid once and for ten minutes, and only in this browser. */
export function makeState(context: Context, type: ThirdType): string {
  const cookieValue = context.readCookie(BROWSER_COOKIE);
  const browser =
    cookieValue === undefined || cookieValue === '' ? randomBytes(18).toString('base64url') : cookieValue;
  context.setCookie(BROWSER_COOKIE, browser, { maxAgeSeconds: STATE_MS / 1000 });
  const parts = [randomBytes(12).toString('base64url')];
  return makeToken(context, 'third-state', { parts, forMs: STATE_MS, claims: [type, browser] });
}

/** Tells whether a state was created for this browser and platform, is not expired, and was not used before. */
export async function takeState(context: Context, type: ThirdType, state: string): Promise<boolean> {
  const { db, company } = context;
  const browser = context.readCookie(BROWSER_COOKIE) ?? '';
  const stateData = browser === '' ? undefined : readToken(context, 'third-state', state, [type, browser]);
  if (stateData === undefined) return false;
  const { body: value, expiresAt } = stateData;
  return useOnce(db, { companyId: company.id, kind: 'third-state', value, expiresAt });
}

/** Returns the code of an unbound account, for the log-in or registration that binds it. */
export const cacheCodeOf = (context: Context, { publicId }: ThirdUser): string =>
  makeToken(context, 'third-cache', { parts: [publicId], forMs: CACHE_MS });

/**
 * Finds the account that waits to be bound.
 * @throws {BusinessError} code 0 for a code that is forged or expired, or whose account is already bound.
 */
export async function readCacheCode(context: Context, code: string): Promise<ThirdUser> {
  const { db, company } = context;
  const publicId = readToken(context, 'third-cache', code)?.parts[0];
  const found = publicId === undefined ? undefined : await findThirdUser(db, company.id, publicId);
  if (found === undefined) throw new BusinessError('0', '第三方账号的授权已失效，请重新登录');
  return found;
}

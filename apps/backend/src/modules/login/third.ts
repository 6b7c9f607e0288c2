import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '../../platform/auth/sealing.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { type ThirdProvider, thirdProviders, type ThirdType } from '../../providers/login/thirdProvider.ts';
import { findThirdUser, type ThirdUser } from './third.repo.ts';
import { useOnce } from '../../platform/auth/usedOnce.ts';

/** How long somebody may take to agree on the other platform, in milliseconds. */
const STATE_MS = 10 * 60_000;

/** How long an account that agreed may wait to be bound, in milliseconds. */
const CACHE_MS = 15 * 60_000;

/** Names the browser that began a log-in, so that nobody can be made to finish somebody else's. */
const BROWSER_COOKIE = 'thirdLogin';

/** The platform's log-in; undefined where it is not set up. */
export function providerOf({ services }: Context, type: ThirdType): ThirdProvider | undefined {
  return services.has(thirdProviders) ? services.get(thirdProviders)[type] : undefined;
}

/** Where a platform leads back to. */
export const callbackOf = ({ origin }: Context, type: ThirdType): string =>
  `${origin}/third/login/callback/${type}`;

/** Makes the state of a log-in: signed, good once and for ten minutes, and for this browser alone. */
export function makeState(context: Context, type: ThirdType): string {
  const { clock, config, company } = context;
  const known = context.readCookie(BROWSER_COOKIE);
  const browser = known === undefined || known === '' ? randomBytes(18).toString('base64url') : known;
  context.setCookie(BROWSER_COOKIE, browser, { maxAgeSeconds: STATE_MS / 1000 });
  const body = `${randomBytes(12).toString('base64url')}.${(clock.now().getTime() + STATE_MS).toString(36)}`;
  return `${body}.${sign(config, 'third-state', `${company.id}:${type}:${browser}:${body}`)}`;
}

/** Tells whether a state was made for this browser and platform, is fresh, and was not used before. */
export async function takeState(context: Context, type: ThirdType, state: string): Promise<boolean> {
  const { db, clock, config, company } = context;
  const [random = '', expiry = '', signature = ''] = state.split('.');
  const body = `${random}.${expiry}`;
  const browser = context.readCookie(BROWSER_COOKIE) ?? '';
  const expiresAt = new Date(Number.parseInt(expiry, 36));
  if (
    browser === '' ||
    !isSigned(config, 'third-state', `${company.id}:${type}:${browser}:${body}`, signature)
  )
    return false;
  return (
    expiresAt > clock.now() &&
    useOnce(db, { companyId: company.id, kind: 'third-state', value: body, expiresAt })
  );
}

/** Names an account that agreed and is nobody's yet, for the log-in or registration that binds it. */
export function cacheCodeOf({ clock, config, company }: Context, { publicId }: ThirdUser): string {
  const body = `${publicId}.${(clock.now().getTime() + CACHE_MS).toString(36)}`;
  return `${body}.${sign(config, 'third-cache', `${company.id}:${body}`)}`;
}

/**
 * Finds the account that waits to be bound.
 * @throws {BusinessError} code 0 for a code that is forged, too old, or whose account is somebody's by now.
 */
export async function readCacheCode(
  { db, clock, config, company }: Context,
  code: string,
): Promise<ThirdUser> {
  const [publicId = '', expiry = '', signature = ''] = code.split('.');
  const isOurs = isSigned(config, 'third-cache', `${company.id}:${publicId}.${expiry}`, signature);
  const isFresh = new Date(Number.parseInt(expiry, 36)) > clock.now();
  const found = isOurs && isFresh ? await findThirdUser(db, company.id, publicId) : undefined;
  if (found === undefined) throw new BusinessError('0', '第三方账号的授权已失效，请重新登录');
  return found;
}

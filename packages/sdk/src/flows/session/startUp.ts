import type { Client } from '../../client/client.ts';
import { tokenByCode, userByToken } from '../../endpoints/sso/sso.ts';
import { takeCredentials } from './credentials.ts';
import type { PersistedSession, PersistedUser } from './persistedSession.ts';
import type { KeyValueStorage } from './storage.ts';

/**
 * Outcome of a start-up.
 *
 * ```
 *            code in the address ──exchanged──▶ session (code)
 * begin ──▶          │   └──────────failed────▶ leave for the site's root
 *                    │ none
 *            token in the address ──live──────▶ session (address)
 *                    │ none, or not live
 *            token on the device ─────────────▶ session (stored)
 *                    │ none
 *            visitors are welcome ────────────▶ visitor
 *                    │ they are not
 *            asked for a token just now ──────▶ visitor, isStuck
 *                    └────────────────────────▶ leave for /upgrade/token?callback=…
 * ```
 */
export type StartUpResult =
  /**
   * A session with a token; `source` tells where the token came from. Token and user are already stored on the
   * device.
   */
  | { readonly kind: 'session'; readonly source: 'code' | 'address' | 'stored'; readonly user: PersistedUser }
  /**
   * A visitor; `isStuck` tells that requesting a token has just led back here without one, so it must not be
   * tried again.
   */
  | { readonly kind: 'visitor'; readonly isStuck: boolean }
  /** Navigate to this address; do nothing else on this page. */
  | { readonly kind: 'leave'; readonly address: string };

/** Dependencies of a start-up. */
export interface StartUpParts {
  /** Full address of the page. */
  readonly address: string;
  /** Replaces the address without loading anything (`history.replaceState`). */
  readonly replaceAddress: (address: string) => void;
  readonly client: Client;
  readonly persisted: PersistedSession;
  /** Stores when a token was last requested. */
  readonly storage: KeyValueStorage;
  /** Whether the site may be used without a token. */
  readonly isOpenToVisitors: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Time after a token request during which no further one is made, in milliseconds. */
export const UPGRADE_PAUSE_MS = 30_000;

const REQUESTED_AT_KEY = 'upgradeAskedAt';

/**
 * Returns the address that requests a token and leads back to `address` with it. Undefined when the last
 * request was less than {@link UPGRADE_PAUSE_MS} ago: it led back without a token, and would do so in an
 * endless loop.
 */
export function upgradeAddress({
  address,
  storage,
  now,
}: Pick<StartUpParts, 'address' | 'storage' | 'now'>): string | undefined {
  const requestedAt = Number(storage.getItem(REQUESTED_AT_KEY) ?? '');
  const time = now();
  // A time in the future means that the clock was set back; it is ignored.
  if (requestedAt > time - UPGRADE_PAUSE_MS && requestedAt <= time) return undefined;
  storage.setItem(REQUESTED_AT_KEY, String(time));
  return `/upgrade/token?callback=${encodeURIComponent(takeCredentials(address).cleanAddress)}`;
}

/** Reads the owner of a token; undefined when the token is invalid. */
async function ownerOf(client: Client, token: string): Promise<PersistedUser | undefined> {
  try {
    const user = await client.request(userByToken, { access_token: token });
    const userId = user.id ?? '';
    return userId === ''
      ? undefined
      : { token, userId, companyId: user.companyId ?? '', phone: user.mobile ?? '' };
  } catch {
    return undefined;
  }
}

async function exchange(client: Client, code: string): Promise<string> {
  const reply = await client.request(tokenByCode, { code }).catch(() => undefined);
  return reply?.access_token ?? '';
}

/**
 * Determines the session at start-up, by the platform's order of precedence; see {@link StartUpResult}. Code and
 * token are removed from the address before any request, so that neither appears in a referrer, a log or a
 * bookmark.
 */
export async function startUp(parts: StartUpParts): Promise<StartUpResult> {
  const { client, persisted } = parts;
  const { code, token, cleanAddress } = takeCredentials(parts.address);
  if (cleanAddress !== parts.address) parts.replaceAddress(cleanAddress);

  function begin(source: 'code' | 'address', user: PersistedUser): StartUpResult {
    persisted.start(user);
    parts.storage.removeItem(REQUESTED_AT_KEY);
    return { kind: 'session', source, user };
  }

  if (code !== '') {
    const exchanged = await exchange(client, code);
    const owner = exchanged === '' ? undefined : await ownerOf(client, exchanged);
    return owner === undefined ? { kind: 'leave', address: '/' } : begin('code', owner);
  }
  const arrived = token === '' ? undefined : await ownerOf(client, token);
  if (arrived !== undefined) return begin('address', arrived);

  const stored = persisted.read();
  if (stored.token !== '') {
    const { schoolId: _, ...user } = stored;
    return { kind: 'session', source: 'stored', user };
  }
  if (parts.isOpenToVisitors) return { kind: 'visitor', isStuck: false };
  const address = upgradeAddress(parts);
  return address === undefined ? { kind: 'visitor', isStuck: true } : { kind: 'leave', address };
}

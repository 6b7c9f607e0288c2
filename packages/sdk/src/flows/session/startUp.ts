import type { Client } from '../../client/client.ts';
import { text } from '../../client/readers.ts';
import { tokenByCode, userByToken } from '../../endpoints/sso/sso.ts';
import { takeCredentials } from './credentials.ts';
import type { PersistedSession, KeptUser } from './persistedSession.ts';
import type { KeyValueStorage } from './storage.ts';

/**
 * How a visit begins.
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
export type Beginning =
  /** There is a token; `source` tells where it came from. It and its owner are on the device already. */
  | { readonly kind: 'session'; readonly source: 'code' | 'address' | 'stored'; readonly user: KeptUser }
  /** `isStuck` tells that the way to a token led back here without one, so it must not be taken again. */
  | { readonly kind: 'visitor'; readonly isStuck: boolean }
  /** Go to this address; nothing else may be done on this page. */
  | { readonly kind: 'leave'; readonly address: string };

/** What a start-up works with. */
export interface StartUpParts {
  /** The whole address of the page. */
  readonly address: string;
  /** Puts another address in its place without loading anything (`history.replaceState`). */
  readonly replaceAddress: (address: string) => void;
  readonly client: Client;
  readonly kept: PersistedSession;
  /** Remembers when a token was last asked for. */
  readonly storage: KeyValueStorage;
  /** Whether the site may be used without a token. */
  readonly isOpenToVisitors: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How long after asking for a token it is not asked for again, in milliseconds. */
export const UPGRADE_PAUSE_MS = 30_000;

const ASKED = 'upgradeAskedAt';

/**
 * Gives the address at which a token is to be had and which leads back to `address` with it. Undefined when a
 * token was asked for less than {@link UPGRADE_PAUSE_MS} ago: the way there led back without one, and would do so for ever.
 */
export function upgradeAddress({
  address,
  storage,
  now,
}: Pick<StartUpParts, 'address' | 'storage' | 'now'>): string | undefined {
  const asked = Number(storage.getItem(ASKED) ?? '');
  const time = now();
  // A clock that was set back must not hold anybody up for longer.
  if (asked > time - UPGRADE_PAUSE_MS && asked <= time) return undefined;
  storage.setItem(ASKED, String(time));
  return `/upgrade/token?callback=${encodeURIComponent(takeCredentials(address).cleanAddress)}`;
}

/** Reads whose token it is; undefined when it is nobody's. */
async function ownerOf(client: Client, token: string): Promise<KeptUser | undefined> {
  try {
    const user = await client.request(userByToken, { access_token: token });
    const userId = text(user?.id);
    return userId === ''
      ? undefined
      : { token, userId, companyId: text(user?.companyId), phone: text(user?.mobile) };
  } catch {
    return undefined;
  }
}

async function exchange(client: Client, code: string): Promise<string> {
  const reply = await client.request(tokenByCode, { code }).catch(() => undefined);
  return text(reply?.access_token);
}

/**
 * Finds out who visits, in the platform's order; see {@link Beginning}. The address is cleaned of
 * code and token before anything is asked, so that neither stands in a referrer, a log or a bookmark.
 */
export async function startUp(parts: StartUpParts): Promise<Beginning> {
  const { client, kept } = parts;
  const { code, token, cleanAddress } = takeCredentials(parts.address);
  if (cleanAddress !== parts.address) parts.replaceAddress(cleanAddress);

  function begin(source: 'code' | 'address', user: KeptUser): Beginning {
    kept.start(user);
    parts.storage.removeItem(ASKED);
    return { kind: 'session', source, user };
  }

  if (code !== '') {
    const exchanged = await exchange(client, code);
    const owner = exchanged === '' ? undefined : await ownerOf(client, exchanged);
    return owner === undefined ? { kind: 'leave', address: '/' } : begin('code', owner);
  }
  const arrived = token === '' ? undefined : await ownerOf(client, token);
  if (arrived !== undefined) return begin('address', arrived);

  const stored = kept.read();
  if (stored.token !== '') {
    const { schoolId: _, ...user } = stored;
    return { kind: 'session', source: 'stored', user };
  }
  if (parts.isOpenToVisitors) return { kind: 'visitor', isStuck: false };
  const address = upgradeAddress(parts);
  return address === undefined ? { kind: 'visitor', isStuck: true } : { kind: 'leave', address };
}

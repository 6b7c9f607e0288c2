import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tokenHashOf } from '../../auth/sessions.ts';
import { networkOf } from './network.ts';

/** An address may make this many times the calls of one log-in, since a school of thousands may share one address. */
const ADDRESS_FACTOR = 100;
/** Maximum log-ins that are remembered; the least recently used one is dropped first. */
const MAX_LIVE = 50_000;
/** For how long a log-in is remembered after its last call. */
const LIVE_MS = 600_000;
const SESSION = 'session ';

/** Returns the request's token, unverified; undefined where there is none. */
export const tokenOf = ({
  headers: { authorization = '' },
}: Pick<FastifyRequest, 'headers'>): string | undefined =>
  authorization === '' ? undefined : authorization.replace(/^Bearer /, '');

/** Identifies callers for rate limits. */
export interface Callers {
  /** Remembers that a token is valid, so that its next calls count for its session. */
  noteLive(tokenHash: string): void;
  /**
   * Returns the key to count a request for: the session of a token that was valid lately, otherwise the
   * address. An unverified token counts for its address, since an attacker would send another invented token
   * with each call.
   */
  callerOf(request: FastifyRequest): string;
}

/** Returns the key of a client's address. */
export const callerAddressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => `address ${networkOf(ip)}`;

/** Makes an identification of callers with its own memory. */
export function createCallers(): Callers {
  const live = new LRUCache<string, true>({ max: MAX_LIVE, ttl: LIVE_MS });
  return {
    noteLive: (tokenHash) => void live.set(tokenHash, true),
    callerOf(request) {
      const token = tokenOf(request);
      const hash = token === undefined ? '' : tokenHashOf(token);
      return live.has(hash) ? SESSION + hash : callerAddressOf(request);
    },
  };
}

/** Tells whether a caller is a log-in that was verified, and no network. */
export const isSession = (caller: string): boolean => caller.startsWith(SESSION);

/** Returns a caller's limit, from the limit of one log-in. */
export const callerLimitOf =
  (ofLogIn: number) =>
  (_: FastifyRequest, asker: string): number =>
    isSession(asker) ? ofLogIn : ofLogIn * ADDRESS_FACTOR;

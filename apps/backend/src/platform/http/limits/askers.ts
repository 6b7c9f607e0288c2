import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tokenHashOf } from '../../auth/sessions.ts';
import { networkOf } from './network.ts';

/** How many more calls than a log-in an address may make, since a school of thousands may stand behind one. */
const HALL = 100;
/** Log-ins that are remembered at the same time, before the one that was silent longest is forgotten. */
const MOST_LIVE = 50_000;
/** For how long a log-in is remembered after its last call. */
const LIVE_MS = 600_000;
const SESSION = 'session ';

/** The token that a request names itself with; undefined where there is none. It may be anything. */
export const tokenOf = ({
  headers: { authorization = '' },
}: Pick<FastifyRequest, 'headers'>): string | undefined =>
  authorization === '' ? undefined : authorization.replace(/^Bearer /, '');

/** Whose calls are counted together. */
export interface Askers {
  /** Remembers that a token was found good, so that its next calls count for its session. */
  noteLive(tokenHash: string): void;
  /**
   * Names who asks: the session of a token that was found good lately, else the address. A token that nobody has
   * looked up yet counts for its address, since whoever makes tokens up has a new one for each call.
   */
  askerOf(request: FastifyRequest): string;
}

/** Names an address that calls come from. */
export const addressOfAsker = ({ ip }: Pick<FastifyRequest, 'ip'>): string => `address ${networkOf(ip)}`;

/** Makes what tells askers apart, with a memory of its own. */
export function createAskers(): Askers {
  const live = new LRUCache<string, true>({ max: MOST_LIVE, ttl: LIVE_MS });
  return {
    noteLive: (tokenHash) => void live.set(tokenHash, true),
    askerOf(request) {
      const token = tokenOf(request);
      const hash = token === undefined ? '' : tokenHashOf(token);
      return live.has(hash) ? SESSION + hash : addressOfAsker(request);
    },
  };
}

/** Tells how often an asker may call where a log-in may so many times. */
export const allowanceOf =
  (ofLogIn: number) =>
  (_: FastifyRequest, asker: string): number =>
    asker.startsWith(SESSION) ? ofLogIn : ofLogIn * HALL;

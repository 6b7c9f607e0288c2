import type { Client } from '../../client/client.ts';
import { type Clock, systemClock } from '../../client/clock.ts';
import { text, type Untrusted } from '../../client/readers.ts';
import { nodeConfig } from '../../endpoints/shell/access.ts';
import type { NodeConfig } from '../../endpoints/shell/access.schema.ts';
import { connect } from './connection.ts';
import { browserSignals, type Signals } from './signals.ts';
import { type OpenSocket, socketAddress, webSockets } from './socket.ts';

/** Path of the presence socket on a node. */
export const PRESENCE_PATH = '/presence';
/** Delay of the first connection in milliseconds after the node config arrived. */
export const PRESENCE_DELAY_MS = 3500;

/** The student who is present. */
export interface PresenceIdentity {
  readonly companyId: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** Creates the token of a presence socket. */
export type PresenceSigner = (
  identity: PresenceIdentity,
  config: Untrusted<NodeConfig>,
) => string | Promise<string>;

/**
 * Uses the one-time ticket that this project's back end puts into the node config, so that no shared secret is
 * needed.
 */
export const ticketSigner: PresenceSigner = (_, config) => text(config?._sessionId);

/**
 * Creates a signer for a platform with a shared secret: the uppercase hash of company id, user id, timestamp
 * and secret. For servers only, since a secret in a page is public.
 * @param hash returns the hash of a text in hexadecimal digits.
 */
export function secretSigner(
  secret: string,
  hash: (words: string) => string | Promise<string>,
): PresenceSigner {
  return async ({ companyId, userId, timestamp }) =>
    (await hash(`${companyId}${userId}${timestamp}${secret}`)).toUpperCase();
}

/** Returns the node of a company: its id modulo the number of nodes. */
export function chooseNode(companyId: string, nodes: readonly string[]): string | undefined {
  // Computed digit by digit, since an id may exceed the safe integers.
  return nodes[[...companyId].reduce((rest, digit) => (rest * 10 + (Number(digit) || 0)) % nodes.length, 0)];
}

/** Settings of {@link startPresence}. */
export interface PresenceOptions {
  /** Client that fetches the node config. */
  readonly client: Client;
  readonly companyId: string;
  readonly userId: string;
  /** Called when the account was logged in elsewhere: go to `/redirect/online`. Presence has stopped. */
  readonly onOnlineElsewhere: () => void;
  /** Called when the session was ended, for example by a log-out in another tab: reload. Presence has stopped. */
  readonly onLogout: () => void;
  /** @defaultValue {@link ticketSigner} */
  readonly sign?: PresenceSigner;
  /** @defaultValue the global `WebSocket` */
  readonly open?: OpenSocket;
  /** @defaultValue the system clock */
  readonly clock?: Clock;
  /** Milliseconds since 1970. @defaultValue `Date.now` */
  readonly date?: () => number;
  /** @defaultValue {@link browserSignals} */
  readonly signals?: Signals;
}

/** Closing codes, and codes of a refused ticket, by the event they mean. */
const LOGOUT_CODES: readonly string[] = ['401', '4401'];
const ELSEWHERE_CODES: readonly string[] = ['409', '4409'];

/**
 * Keeps the server informed that a student is present, and tells the page when the session ends elsewhere.
 * Connects 3500 ms after the node config arrived. Never throws; failed connections are retried.
 * @returns a function that stops it.
 */
export function startPresence(options: PresenceOptions): () => void {
  const { client, companyId, userId, sign = ticketSigner } = options;
  const { clock = systemClock, date = Date.now, open = webSockets(), signals = browserSignals } = options;
  let isFirst = true;

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void clock.after(milliseconds, resolve));

  const connection = connect({
    clock,
    signals,
    open,
    heartbeat: 'heartbeat',
    prepare: async () => {
      const config = await client.request(nodeConfig, {});
      if (isFirst) await pause(PRESENCE_DELAY_MS);
      isFirst = false;
      const nodes = (config.online_school_nodejs_domain ?? '').split(',').filter(Boolean);
      const identity = { companyId, userId, timestamp: date() };
      return {
        address: socketAddress(
          client.origin,
          chooseNode(companyId, nodes) ?? config.domain ?? '',
          PRESENCE_PATH,
        ),
        hello: { op: 'join', id: 'join', data: { ...identity, token: await sign(identity, config) } },
      };
    },
    onFrame: ({ op }) => {
      if (op === 'out_online') finish(options.onOnlineElsewhere);
      if (op === 'front_logout') finish(options.onLogout);
    },
    onEnd: (code) => {
      if (ELSEWHERE_CODES.includes(code)) finish(options.onOnlineElsewhere);
      else if (LOGOUT_CODES.includes(code)) finish(options.onLogout);
    },
  });

  function finish(tell: () => void): void {
    connection.close();
    tell();
  }

  return connection.close;
}

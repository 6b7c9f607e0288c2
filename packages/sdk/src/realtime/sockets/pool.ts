import type { RequestOptions } from '../../client/client.ts';
import { type Clock, systemClock } from '../../client/clock.ts';
import { CAPTCHA_REQUIRED, kindOfStatus, SUCCESS } from '../../client/envelope.ts';
import { ApiError, type ApiErrorKind } from '../../client/errors/errors.ts';
import { decodeReply, type Reply } from '../../client/decode.ts';
import { type Connection, connect } from './connection.ts';
import type { ReplyFrame } from './frames.ts';
import { type Reached, watchNetwork } from './networkWatch.ts';
import { findHosts, helloOf, type OpeningOptions } from './opening.ts';
import type { Operation } from './operation.ts';
import { browserSignals, type Signals } from './signals.ts';
import { type OpenSocket, SOCKET_PATH, socketAddress, webSockets } from './socket.ts';

/** How long a reply may take, in milliseconds, unless the request says otherwise. */
const PATIENCE_MS = 6000;
/** After so many the connection must show that it is alive: else it is dead, or the server is. */
const DOUBT_MS = 1000;
/** What is not open after this many milliseconds is looked after. */
const FIRST_LOOK_MS = 500;
/** Settings of a pool; everything it touches comes from here. */
export interface PoolOptions extends OpeningOptions {
  /** Connections to each host of the list. @defaultValue 1 */
  readonly connectionsPerHost?: number;
  /** What the server says of its own accord. */
  readonly onPush?: (op: string, data: unknown) => void;
  /** Told how many connections are open, whenever that changes. */
  readonly onChange?: (open: number) => void;
  /**
   * The server can be reached again: a connection was opened, or it answers over HTTP and some connection is still down.
   * What waits is best sent now.
   */
  readonly onBack?: () => void;
  /** The log-in ended, here (`session-ended`) or by one elsewhere (`kicked`); the pool has closed itself. */
  readonly onSessionError?: (error: ApiError) => void;
  /** @defaultValue the global `WebSocket` */
  readonly open?: OpenSocket;
  /** @defaultValue the machine's */
  readonly clock?: Clock;
  /** @defaultValue those of the browser, none in Node */
  readonly signals?: Signals;
}

/** Options of one request. */
export interface SocketRequestOptions {
  /** How long the reply may take over a connection that lives, in milliseconds. @defaultValue 6000 */
  readonly patienceMs?: number;
  /**
   * Called when the patience is over; the request goes on waiting, as long as its connection lives. @defaultValue
   * it ends with `timeout`
   */
  readonly onSlow?: () => void;
  /** Gives it up: it ends with `aborted`, whatever the server did with it, and does not leave where it has not yet. */
  readonly signal?: AbortSignal;
}

/** Several connections used in turn. */
export interface Pool {
  /** How many connections are open. */
  openCount(): number;
  /**
   * Sends an operation over the next open connection.
   * @throws {ApiError} `network` when there is none or it broke before the reply, `timeout`, `aborted` by
   * its signal, and what the same reply over HTTP would be.
   */
  request<In, Out>(
    operation: Operation<In, Out>,
    input: NoInfer<In>,
    options?: SocketRequestOptions,
  ): Promise<Reply<Out>>;
  /** A call over HTTP got lost, so that the network is looked for at once where no connection says that it is there. */
  doubt(): void;
  /** The network may be back; also called by {@link PoolOptions.signals}. */
  wake(): void;
  /** Closes all connections on purpose; none comes back. */
  close(): void;
}

interface Waiting {
  readonly connection: Connection;
  readonly settle: (reply: ReplyFrame | ApiErrorKind) => void;
}

function kindOf(code: string): ApiErrorKind {
  if (code === CAPTCHA_REQUIRED) return 'captcha';
  return /^[45]\d\d$/.test(code) ? kindOfStatus(Number(code), '') : 'business';
}

/**
 * Opens a pool. It comes back before any connection is open, and a request until then ends with `network`: `onChange`
 * tells when one is, and a line goes by HTTP meanwhile. Nothing is thrown: what cannot be reached is tried
 * again until `close`.
 */
export function openPool(options: PoolOptions): Pool {
  const {
    client,
    clock = systemClock,
    signals = browserSignals,
    open = webSockets(),
    onBack = () => undefined,
    onChange = () => undefined,
  } = options;
  const connections: Connection[] = [];
  const waiting = new Map<string, Waiting>();
  let hosts: readonly string[] = [];
  let requests = 0;
  let reported = 0;

  const openOnes = (): Connection[] => connections.filter((connection) => connection.isOpen());
  const wake = (reached?: Reached): void => connections.forEach((connection) => connection.wake(reached));
  // Where sockets are let through, what waits goes out when one is open: the server is asked less when all come back.
  const watch = watchNetwork({ clock, signals, probe: askHosts, onBack: wake, onStill: onBack });

  /** The question for the hosts is the probe as well. */
  async function askHosts(call: Pick<RequestOptions, 'signal'>): Promise<void> {
    hosts = await findHosts(client, call);
    grow();
  }

  function close(): void {
    cancelFirstLook();
    watch.close();
    for (const connection of connections) {
      connection.close();
      abandon(connection);
    }
  }

  function abandon(lost: Connection): void {
    for (const { connection, settle } of waiting.values()) if (connection === lost) settle('network');
  }

  function noteChange(): void {
    const count = openOnes().length;
    if (count !== reported) {
      onChange(count);
      watch.hurry();
    }
    if (!watch.despair() && count > reported) onBack();
    reported = count;
    if (count === connections.length) watch.rest();
    else watch.begin();
  }

  function fail(kind: ApiErrorKind, op: string, reply?: ReplyFrame): ApiError {
    return new ApiError({ kind, endpoint: op, ...reply });
  }

  function add(index: number): void {
    const connection: Connection = connect({
      clock,
      signals,
      open,
      heartbeat: 'NETTY_HEART_BEAT_REQ',
      prepare: async () => {
        if (hosts.length === 0) await askHosts({});
        return {
          address: socketAddress(client.origin, hosts[index % hosts.length] ?? '', SOCKET_PATH),
          hello: helloOf(options),
        };
      },
      onOpen: noteChange,
      onFrame: (frame) => {
        if (frame.id === '') options.onPush?.(frame.op, frame.data);
        else waiting.get(frame.id)?.settle(frame);
      },
      onDown: () => {
        abandon(connection);
        noteChange();
      },
      onEnd: (code) => {
        close();
        options.onSessionError?.(fail(kindOf(code.slice(-3)), 'NETTY_AUTH_REQ'));
      },
    });
    connections.push(connection);
  }

  /** Before the hosts are known one connection asks for them. */
  function grow(): void {
    const wanted = Math.max(1, hosts.length * (options.connectionsPerHost ?? 1));
    while (connections.length < wanted) add(connections.length);
  }

  grow();
  const cancelFirstLook = clock.after(FIRST_LOOK_MS, noteChange);
  return {
    openCount: () => openOnes().length,
    doubt: watch.doubt,
    wake,
    close,
    request: async <In, Out>(
      { op, fallback, reply: shape = fallback?.reply ?? '*' }: Operation<In, Out>,
      input: In,
      { patienceMs = PATIENCE_MS, onSlow, signal }: SocketRequestOptions = {},
    ) => {
      if (openOnes().length === 0) await watch.hope();
      if (signal?.aborted === true) throw fail('aborted', op);
      const ready = openOnes();
      const connection = ready[(requests += 1) % ready.length];
      const id = String(requests);
      if (connection?.send({ op, id, data: input }) !== true) throw fail('network', op);
      return new Promise<Reply<Out>>((resolve, reject) => {
        const cancelDoubt = clock.after(DOUBT_MS, connection.doubt);
        const cancel = clock.after(patienceMs, onSlow ?? (() => settle('timeout')));
        const giveUp = (): void => settle('aborted');
        function settle(reply: ReplyFrame | ApiErrorKind): void {
          cancelDoubt();
          cancel();
          signal?.removeEventListener('abort', giveUp);
          waiting.delete(id);
          if (typeof reply === 'string') reject(fail(reply, op));
          else if (reply.code === SUCCESS) resolve(decodeReply<Out>({ reply: shape }, reply.data));
          else reject(fail(kindOf(reply.code), op, reply));
        }
        signal?.addEventListener('abort', giveUp);
        waiting.set(id, { connection, settle });
      });
    },
  };
}

import type { RequestOptions } from '../../client/client.ts';
import { type Clock, systemClock } from '../../client/clock.ts';
import { CAPTCHA_REQUIRED, kindOfStatus, SUCCESS } from '../../client/envelope.ts';
import { ApiError, type ApiErrorKind } from '../../client/errors/errors.ts';
import { decodeReply, type Reply } from '../../client/decode.ts';
import { type Connection, connect } from './connection.ts';
import type { ReplyFrame } from './frames.ts';
import { type Reached, watchNetwork } from './networkWatch.ts';
import { findHosts, authenticationFrame, type OpeningOptions } from './opening.ts';
import type { Operation } from './operation.ts';
import { browserSignals, type Signals } from './signals.ts';
import { type OpenSocket, SOCKET_PATH, socketAddress, webSockets } from './socket.ts';

/** Timeout of a reply in milliseconds, unless the request sets its own. */
const REPLY_TIMEOUT_MS = 6000;
/** Time in milliseconds without a reply after which the connection is checked by a heartbeat. */
const CHECK_ALIVE_AFTER_MS = 1000;
/** Time in milliseconds after which connections that are not open yet count as down. */
const FIRST_CHECK_MS = 500;
/** Settings of a pool. */
export interface PoolOptions extends OpeningOptions {
  /** Number of connections to each host. @defaultValue 1 */
  readonly connectionsPerHost?: number;
  /** Called with each push of the server. */
  readonly onPush?: (op: string, data: unknown) => void;
  /** Called with the number of open connections whenever it changes. */
  readonly onChange?: (open: number) => void;
  /**
   * Called when the server can be reached again: a connection was opened, or it answers over HTTP while a
   * connection is still down. Waiting data is best sent now.
   */
  readonly onReachable?: () => void;
  /**
   * Called when the session ended (`session-ended`) or was replaced by a log-in elsewhere (`kicked`); the pool
   * has closed itself.
   */
  readonly onSessionError?: (error: ApiError) => void;
  /** @defaultValue the global `WebSocket` */
  readonly open?: OpenSocket;
  /** @defaultValue the system clock */
  readonly clock?: Clock;
  /** @defaultValue {@link browserSignals} */
  readonly signals?: Signals;
}

/** Options of one request. */
export interface SocketRequestOptions {
  /** Timeout of the reply in milliseconds, while the connection is alive. @defaultValue 6000 */
  readonly timeoutMs?: number;
  /**
   * Called at the timeout; the request then keeps waiting as long as its connection is alive. @defaultValue the
   * request fails with `timeout`
   */
  readonly onTimeout?: () => void;
  /** Aborts the request, which fails with `aborted`. A request already sent may still take effect. */
  readonly signal?: AbortSignal;
}

/** Several connections used in round-robin order. */
export interface Pool {
  /** Number of open connections. */
  openCount(): number;
  /**
   * Sends an operation over the next open connection.
   * @throws {ApiError} `network` without an open connection or when it broke before the reply, `timeout`,
   *   `aborted` by its signal, and otherwise the kinds that the same code has over HTTP.
   */
  request<In, Out>(
    operation: Operation<In, Out>,
    input: NoInfer<In>,
    options?: SocketRequestOptions,
  ): Promise<Reply<Out>>;
  /** Reports that an HTTP call was lost; the network is probed at once unless all connections are open. */
  checkNetwork(): void;
  /** Reconnects at once because the network may be back; {@link PoolOptions.signals} trigger the same. */
  wake(): void;
  /** Closes all connections for good. */
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
 * Opens a pool. It returns before any connection is open, and requests until then fail with `network`;
 * `onChange` reports when one is open, and `createTransport` uses HTTP meanwhile. Never throws: failed
 * connections are retried until `close`.
 */
export function openPool(options: PoolOptions): Pool {
  const {
    client,
    clock = systemClock,
    signals = browserSignals,
    open = webSockets(),
    onReachable = () => undefined,
    onChange = () => undefined,
  } = options;
  const connections: Connection[] = [];
  const waiting = new Map<string, Waiting>();
  let hosts: readonly string[] = [];
  let requests = 0;
  let reported = 0;

  const openConnections = (): Connection[] => connections.filter((connection) => connection.isOpen());
  const wake = (reached?: Reached): void => connections.forEach((connection) => connection.wake(reached));
  // Where sockets work, waiting data is sent when one has opened: the server gets fewer requests when all
  // clients reconnect.
  const watch = watchNetwork({
    clock,
    signals,
    probe: askHosts,
    onReachable: wake,
    onStillDown: onReachable,
  });

  /** Fetches the hosts, which also serves as the probe of the network. */
  async function askHosts(call: Pick<RequestOptions, 'signal'>): Promise<void> {
    hosts = await findHosts(client, call);
    addConnections();
  }

  function close(): void {
    cancelFirstCheck();
    watch.close();
    for (const connection of connections) {
      connection.close();
      failRequests(connection);
    }
  }

  function failRequests(lost: Connection): void {
    for (const { connection, settle } of waiting.values()) if (connection === lost) settle('network');
  }

  function noteChange(): void {
    const count = openConnections().length;
    if (count !== reported) {
      onChange(count);
      watch.resetPause();
    }
    if (!watch.endReconnectWait() && count > reported) onReachable();
    reported = count;
    if (count === connections.length) watch.stopProbing();
    else watch.startProbing();
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
          hello: authenticationFrame(options),
        };
      },
      onOpen: noteChange,
      onFrame: (frame) => {
        if (frame.id === '') options.onPush?.(frame.op, frame.data);
        else waiting.get(frame.id)?.settle(frame);
      },
      onDown: () => {
        failRequests(connection);
        noteChange();
      },
      onEnd: (code) => {
        close();
        options.onSessionError?.(fail(kindOf(code.slice(-3)), 'NETTY_AUTH_REQ'));
      },
    });
    connections.push(connection);
  }

  /** Adds connections up to the wanted number; a single one until the hosts are known. */
  function addConnections(): void {
    const connectionCount = Math.max(1, hosts.length * (options.connectionsPerHost ?? 1));
    while (connections.length < connectionCount) add(connections.length);
  }

  addConnections();
  const cancelFirstCheck = clock.after(FIRST_CHECK_MS, noteChange);
  return {
    openCount: () => openConnections().length,
    checkNetwork: watch.checkNetwork,
    wake,
    close,
    request: async <In, Out>(
      { op, fallback, reply: shape = fallback?.reply ?? '*' }: Operation<In, Out>,
      input: In,
      { timeoutMs = REPLY_TIMEOUT_MS, onTimeout, signal }: SocketRequestOptions = {},
    ) => {
      if (openConnections().length === 0) await watch.reconnected();
      if (signal?.aborted === true) throw fail('aborted', op);
      const ready = openConnections();
      const connection = ready[(requests += 1) % ready.length];
      const id = String(requests);
      if (connection?.send({ op, id, data: input }) !== true) throw fail('network', op);
      return new Promise<Reply<Out>>((resolve, reject) => {
        const cancelDoubt = clock.after(CHECK_ALIVE_AFTER_MS, connection.checkAlive);
        const cancel = clock.after(timeoutMs, onTimeout ?? (() => settle('timeout')));
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

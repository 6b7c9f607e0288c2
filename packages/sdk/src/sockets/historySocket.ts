import type { Clock } from '../core/clock.ts';
import { systemClock } from '../core/clock.ts';
import { type Connection, connect } from './connection.ts';
import type { ReplyFrame } from './frames.ts';
import type { Operation } from './operation.ts';
import { browserSignals, type Signals } from './signals.ts';
import { type OpenSocket, webSockets } from './socket.ts';

/** Settings of a history socket. */
export interface HistorySocketOptions {
  /** A whole address: `wss://school.example/websocket`. */
  readonly address: string;
  /** Replies and pushes of the server. */
  readonly onFrame?: (frame: ReplyFrame) => void;
  /** The server ended it for good, with this closing code. */
  readonly onEnd?: (code: string) => void;
  /** Frames that are kept; the oldest go first, but never the first one, which authenticates. @defaultValue 200 */
  readonly limit?: number;
  /** @defaultValue the global `WebSocket` */
  readonly open?: OpenSocket;
  /** @defaultValue the machine's */
  readonly clock?: Clock;
  /** @defaultValue those of the browser, none in Node */
  readonly signals?: Signals;
}

/** One connection that says everything again after it was lost. */
export interface HistorySocket {
  /** Sends an operation, now or as soon as the connection is open. @returns the id that its reply repeats. */
  send<In>(operation: Operation<In>, input: NoInfer<In>): string;
  /** Closes it on purpose and forgets its history. */
  close(): void;
}

/**
 * Opens the separate socket of a page that only follows along (specification 4): a heartbeat every
 * 10 s, and on close or error it reconnects and resends its history, the authentication first.
 */
export function openHistorySocket(options: HistorySocketOptions): HistorySocket {
  const {
    address,
    limit = 200,
    open = webSockets(),
    clock = systemClock,
    signals = browserSignals,
  } = options;
  const history: { op: string; id: string; data: unknown }[] = [];
  let sent = 0;
  const connection: Connection = connect({
    clock,
    signals,
    open,
    heartbeat: 'NETTY_HEART_BEAT_REQ',
    prepare: () => Promise.resolve({ address }),
    onOpen: () => history.forEach((frame) => connection.send(frame)),
    onFrame: (frame) => options.onFrame?.(frame),
    onEnd: (code) => options.onEnd?.(code),
  });

  return {
    send: ({ op }, data) => {
      const frame = { op, id: String((sent += 1)), data };
      history.push(frame);
      if (history.length > limit) history.splice(1, 1);
      connection.send(frame);
      return frame.id;
    },
    close: () => {
      history.length = 0;
      connection.close();
    },
  };
}

import type { Clock } from '../../client/clock.ts';
import { systemClock } from '../../client/clock.ts';
import { type Connection, connect } from './connection.ts';
import type { ReplyFrame, RequestFrame } from './frames.ts';
import type { Operation } from './operation.ts';
import { findHosts, helloOf, type OpeningOptions } from './opening.ts';
import { browserSignals, type Signals } from './signals.ts';
import { type OpenSocket, SOCKET_PATH, socketAddress, webSockets } from './socket.ts';

/** Settings of a history socket. */
export interface HistorySocketOptions extends OpeningOptions {
  /** Replies and pushes of the server. */
  readonly onFrame?: (frame: ReplyFrame) => void;
  /** The server ended it for good, with this closing code. */
  readonly onEnd?: (code: string) => void;
  /** Frames that are kept; the oldest go first. @defaultValue 200 */
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
  isOpen(): boolean;
  /** Sends an operation, now or as soon as the connection is open. @returns the id that its reply repeats. */
  send<In>(operation: Operation<In>, input: NoInfer<In>): string;
  /** Leaves out of the history what a later frame says better. */
  forget(id: string): void;
  /** Closes it on purpose and forgets its history. */
  close(): void;
}

/**
 * Opens the separate socket of a page that only follows along, such as a lesson: a heartbeat every 10 s, and on close
 * or error it reconnects, authenticates and resends its history.
 */
export function openHistorySocket(options: HistorySocketOptions): HistorySocket {
  const { client, limit = 200, open = webSockets(), clock = systemClock, signals = browserSignals } = options;
  let history: RequestFrame[] = [];
  let sent = 0;
  const connection: Connection = connect({
    clock,
    signals,
    open,
    heartbeat: 'NETTY_HEART_BEAT_REQ',
    prepare: async () => {
      const [host = ''] = await findHosts(client);
      return { address: socketAddress(client.origin, host, SOCKET_PATH), hello: helloOf(options) };
    },
    onOpen: () => history.forEach((frame) => connection.send(frame)),
    onFrame: (frame) => options.onFrame?.(frame),
    onEnd: (code) => options.onEnd?.(code),
  });

  return {
    isOpen: connection.isOpen,
    send: ({ op }, data) => {
      const frame = { op, id: String((sent += 1)), data };
      history.push(frame);
      if (history.length > limit) history.shift();
      connection.send(frame);
      return frame.id;
    },
    forget: (id) => {
      history = history.filter((frame) => frame.id !== id);
    },
    close: () => {
      history = [];
      connection.close();
    },
  };
}

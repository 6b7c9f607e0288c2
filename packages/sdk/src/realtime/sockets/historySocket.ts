import type { Clock } from '../../client/clock.ts';
import { systemClock } from '../../client/clock.ts';
import { type Connection, connect } from './connection.ts';
import type { ReplyFrame, RequestFrame } from './frames.ts';
import type { Operation } from './operation.ts';
import { findHosts, authenticationFrame, type OpeningOptions } from './opening.ts';
import { browserSignals, type Signals } from './signals.ts';
import { type OpenSocket, SOCKET_PATH, socketAddress, webSockets } from './socket.ts';

/** Settings of a history socket. */
export interface HistorySocketOptions extends OpeningOptions {
  /** Called with replies and pushes of the server. */
  readonly onFrame?: (frame: ReplyFrame) => void;
  /** Called with the closing code when the server ended the connection for good. */
  readonly onEnd?: (code: string) => void;
  /** Maximum number of frames in the history; the oldest are dropped. @defaultValue 200 */
  readonly limit?: number;
  /** @defaultValue the global `WebSocket` */
  readonly open?: OpenSocket;
  /** @defaultValue the system clock */
  readonly clock?: Clock;
  /** @defaultValue {@link browserSignals} */
  readonly signals?: Signals;
}

/** A connection that resends all its frames after it was lost. */
export interface HistorySocket {
  isOpen(): boolean;
  /** Sends an operation, now or as soon as the connection is open. @returns the id that its reply repeats. */
  send<In>(operation: Operation<In>, input: NoInfer<In>): string;
  /** Removes a frame from the history, for example when a later one replaces it. */
  forget(id: string): void;
  /** Closes the connection for good and clears its history. */
  close(): void;
}

/**
 * Opens a separate socket for a page that only reports and follows, such as a lesson. Sends a heartbeat every
 * 10 s; after a close or an error it reconnects, authenticates and resends its history.
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
      return {
        address: socketAddress(client.origin, host, SOCKET_PATH),
        hello: authenticationFrame(options),
      };
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

import type { Clock } from '../../client/clock.ts';
import { SUCCESS } from '../../client/envelope.ts';
import { backOffMs } from './backOff.ts';
import { type ReplyFrame, readFrame, type RequestFrame } from './frames.ts';
import type { Reached } from './networkWatch.ts';
import type { Signals } from './signals.ts';
import type { OpenSocket, Socket } from './socket.ts';

/** Interval of heartbeats in milliseconds. */
export const HEARTBEAT_MS = 10_000;
/** Timeout of a heartbeat's reply in milliseconds, after which the connection counts as half-open and is replaced. */
const HEARTBEAT_TIMEOUT_MS = 5000;
/** The same right after a network outage, which few connections survive. */
const SHORT_HEARTBEAT_TIMEOUT_MS = 600;
/** The same after a request without a reply, which may only mean that the server is busy. */
const DOUBTFUL_HEARTBEAT_TIMEOUT_MS = 2500;
/** A server that was slow to answer a probe gets this multiple of that time to answer a heartbeat. */
const HEARTBEAT_TIMEOUT_FACTOR = 4;
/** Timeout of opening and authentication together, in milliseconds. */
const OPENING_TIMEOUT_MS = 10_000;
/** An attempt that began at most this many milliseconds before the network was back is not restarted. */
const FRESH_MS = 100;

/**
 * Closing codes of the server after which the client must not reconnect with the same token: 4400 malformed
 * frame, 4401 session ended, 4403 not a member of this school, 4409 logged in elsewhere.
 */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;

/** Parameters of one attempt to connect. */
export interface AttemptParameters {
  readonly address: string;
  /** First frame; the connection counts as open when its reply has code 1. */
  readonly hello?: RequestFrame;
}

/** Settings of a connection. */
export interface ConnectionOptions {
  readonly clock: Clock;
  readonly signals: Signals;
  readonly open: OpenSocket;
  /** Called before each attempt, so that address, token and date are current. */
  readonly prepare: () => Promise<AttemptParameters>;
  /** Operation name of heartbeats. */
  readonly heartbeat: string;
  readonly onOpen?: () => void;
  /** Called with every frame except the replies to hello and heartbeat. */
  readonly onFrame: (frame: ReplyFrame) => void;
  /** Called when the connection is lost or an attempt failed; it reconnects by itself. */
  readonly onDown?: () => void;
  /**
   * Called when the server ended the connection for good; `code` is a closing code or the code of the reply to
   * hello.
   */
  readonly onEnd: (code: string) => void;
}

/** A connection that reconnects by itself until it is closed. */
export interface Connection {
  isOpen(): boolean;
  /** @returns false when the frame could not be sent. */
  send(frame: RequestFrame): boolean;
  /**
   * Skips the rest of the back-off. Restarts an attempt that the network may have lost, and sends a heartbeat
   * over an open connection. The device's signals trigger the same.
   * @param reached when the server was reached; by default now.
   */
  wake(reached?: Partial<Reached>): void;
  /** Sends a heartbeat because a request had no reply. */
  checkAlive(): void;
  /** Closes the connection for good. */
  close(): void;
}

/** Opens a connection and keeps it open. */
export function connect(options: ConnectionOptions): Connection {
  const { clock, heartbeat, signals } = options;
  let state: 'opening' | 'open' | 'waiting' | 'closed' = 'waiting';
  let socket: Socket | undefined;
  let failed = 0;
  let attemptStartedAt = 0;
  let lastFrameAt = 0;
  /** Number of the current attempt; events of earlier attempts are ignored. */
  let attemptNumber = 0;
  let cancelNext = (): void => undefined;
  let cancelCheckTimer = (): void => undefined;
  /** Time at which the pending heartbeat times out. */
  let checkTimesOutAt = Number.POSITIVE_INFINITY;

  function changeState(next: typeof state): void {
    attemptNumber += 1;
    state = next;
    cancelNext();
    cancelCheck();
    socket?.close();
    socket = undefined;
    if (next === 'closed') stopListening();
  }

  function fail(): void {
    changeState('waiting');
    cancelNext = clock.after(backOffMs(failed, clock.random()), attempt);
    failed += 1;
    options.onDown?.();
  }

  function end(code: string): void {
    changeState('closed');
    options.onEnd(code);
  }

  function transmit(frame: RequestFrame): boolean {
    try {
      socket?.send(JSON.stringify(frame));
      return socket !== undefined;
    } catch {
      return false;
    }
  }

  function cancelCheck(): void {
    cancelCheckTimer();
    checkTimesOutAt = Number.POSITIVE_INFINITY;
  }

  /** Sends a heartbeat; replaces the connection unless a frame arrives in time. */
  function startAliveCheck(withinMs: number): void {
    if (state !== 'open') return;
    transmit({ op: heartbeat, id: heartbeat, data: {} });
    const by = clock.now() + withinMs;
    if (by >= checkTimesOutAt) return;
    cancelCheck();
    checkTimesOutAt = by;
    cancelCheckTimer = clock.after(withinMs, replace);
  }

  function sendHeartbeat(): void {
    cancelNext = clock.after(HEARTBEAT_MS, sendHeartbeat);
    startAliveCheck(HEARTBEAT_TIMEOUT_MS);
  }

  function replace(): void {
    attempt();
    options.onDown?.();
  }

  function opened(): void {
    state = 'open';
    cancelNext();
    cancelNext = clock.after(HEARTBEAT_MS, sendHeartbeat);
    options.onOpen?.();
  }

  function receive(frame: ReplyFrame | undefined, hello: RequestFrame | undefined): void {
    if (frame === undefined) return;
    lastFrameAt = clock.now();
    cancelCheck();
    if (state === 'opening') {
      if (frame.id !== hello?.id) return;
      if (frame.code === SUCCESS) opened();
      else if (/^4\d\d$/.test(frame.code) && frame.code !== '429') end(frame.code);
      else fail();
    } else if (frame.id === heartbeat) {
      // Reset only by a heartbeat: a server that accepts connections and drops them at once is not back.
      failed = 0;
    } else options.onFrame(frame);
  }

  function attempt(): void {
    changeState('opening');
    attemptStartedAt = clock.now();
    const mine = attemptNumber;
    const ifMine =
      <Values extends unknown[]>(action: (...values: Values) => void) =>
      (...values: Values): void => {
        if (mine === attemptNumber) action(...values);
      };
    cancelNext = clock.after(OPENING_TIMEOUT_MS, fail);
    options
      .prepare()
      .then(
        ifMine(({ address, hello }: AttemptParameters) => {
          socket = options.open(address, {
            onOpen: ifMine(() => (hello === undefined ? opened() : void transmit(hello))),
            onMessage: ifMine((data: unknown) => receive(readFrame(data), hello)),
            onClose: ifMine((code: number) => (isFinal(code) ? end(String(code)) : fail())),
          });
        }),
      )
      .catch(ifMine(fail));
  }

  function wake({ since = clock.now(), tookMs = 0 }: Partial<Reached> = {}): void {
    if (state === 'waiting' || (state === 'opening' && attemptStartedAt + FRESH_MS < since)) attempt();
    else if (lastFrameAt < since)
      startAliveCheck(Math.max(SHORT_HEARTBEAT_TIMEOUT_MS, HEARTBEAT_TIMEOUT_FACTOR * tookMs));
  }

  const stopListening = signals.listen(() => wake());
  attempt();
  return {
    isOpen: () => state === 'open',
    send: (frame) => state === 'open' && transmit(frame),
    wake,
    checkAlive: () => startAliveCheck(DOUBTFUL_HEARTBEAT_TIMEOUT_MS),
    close: () => changeState('closed'),
  };
}

import type { Clock } from '../../client/clock.ts';
import { SUCCESS } from '../../client/envelope.ts';
import { backOffMs } from './backOff.ts';
import { type ReplyFrame, readFrame, type RequestFrame } from './frames.ts';
import type { Reached } from './networkWatch.ts';
import type { Signals } from './signals.ts';
import type { OpenSocket, Socket } from './socket.ts';

/** How often a sign of life is sent, in milliseconds. */
export const HEARTBEAT_MS = 10_000;
/** How long its reply may take before the connection counts as dead, though nobody closed it. */
const PATIENCE_MS = 5000;
/** The same when the network was away a moment ago: few such connections live on. */
const SHORT_PATIENCE_MS = 600;
/** The same when a request had no reply, which may be the fault of a server with much to do. */
const DOUBTFUL_PATIENCE_MS = 2500;
/** A server that took its time for something else may take so many times that for a sign of life. */
const PATIENCE_PER_REPLY = 4;
/** How long opening and authentication may take together. */
const OPENING_MS = 10_000;
/** An attempt that began so little before the network was back need not make way for a new one. */
const FRESH_MS = 100;

/**
 * The server's closing codes after which the same log-in must not come back: 4400 a frame that is
 * none, 4401 the session ended, 4403 not this school's, 4409 logged in elsewhere.
 */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;

/** What an attempt begins with. */
export interface Beginning {
  readonly address: string;
  /** The first frame; the connection counts as open when it was answered with code 1. */
  readonly hello?: RequestFrame;
}

/** Settings of a connection. */
export interface ConnectionOptions {
  readonly clock: Clock;
  readonly signals: Signals;
  readonly open: OpenSocket;
  /** Called before each attempt, so that address, token and date are fresh. */
  readonly prepare: () => Promise<Beginning>;
  /** The operation that a sign of life is sent as. */
  readonly heartbeat: string;
  readonly onOpen?: () => void;
  /** Every frame but the replies to hello and heartbeat. */
  readonly onFrame: (frame: ReplyFrame) => void;
  /** The connection is lost, or an attempt failed; the next one follows by itself. */
  readonly onDown?: () => void;
  /** The server ended it for good; `code` is a closing code or the code of the reply to hello. */
  readonly onEnd: (code: string) => void;
}

/** One connection that comes back by itself until it is closed on purpose. */
export interface Connection {
  isOpen(): boolean;
  /** @returns false when the frame did not leave. */
  send(frame: RequestFrame): boolean;
  /**
   * Does not wait for the back-off any longer. A running attempt that the network may have swallowed begins anew,
   * and an open connection must show that it is alive. The device's own signals do the same.
   * @param reached what the server showed; without it there is another reason, as of now.
   */
  wake(reached?: Partial<Reached>): void;
  /** A request had no reply: the connection must show that it is alive. */
  doubt(): void;
  /** Closes it on purpose. */
  close(): void;
}

/** Opens a connection and keeps it open. */
export function connect(options: ConnectionOptions): Connection {
  const { clock, heartbeat, signals } = options;
  let state: 'opening' | 'open' | 'waiting' | 'closed' = 'waiting';
  let socket: Socket | undefined;
  let failed = 0;
  let began = 0;
  let heard = 0;
  /** Counts the attempts, so that what is left of an earlier one is not listened to. */
  let turn = 0;
  let cancelNext = (): void => undefined;
  let cancelPatience = (): void => undefined;
  /** Until when the server must have shown that it is there. */
  let expectedBy = Number.POSITIVE_INFINITY;

  function leave(next: typeof state): void {
    turn += 1;
    state = next;
    cancelNext();
    relax();
    socket?.close();
    socket = undefined;
    if (next === 'closed') stopListening();
  }

  function fail(): void {
    leave('waiting');
    cancelNext = clock.after(backOffMs(failed, clock.random()), attempt);
    failed += 1;
    options.onDown?.();
  }

  function end(code: string): void {
    leave('closed');
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

  function relax(): void {
    cancelPatience();
    expectedBy = Number.POSITIVE_INFINITY;
  }

  /** Takes an open connection for half-open, and opens another, unless a frame comes in time. */
  function expectLife(patienceMs: number): void {
    if (state !== 'open') return;
    transmit({ op: heartbeat, id: heartbeat, data: {} });
    const by = clock.now() + patienceMs;
    if (by >= expectedBy) return;
    relax();
    expectedBy = by;
    cancelPatience = clock.after(patienceMs, replace);
  }

  function beat(): void {
    cancelNext = clock.after(HEARTBEAT_MS, beat);
    expectLife(PATIENCE_MS);
  }

  function replace(): void {
    attempt();
    options.onDown?.();
  }

  function opened(): void {
    state = 'open';
    cancelNext();
    cancelNext = clock.after(HEARTBEAT_MS, beat);
    options.onOpen?.();
  }

  function receive(frame: ReplyFrame | undefined, hello: RequestFrame | undefined): void {
    if (frame === undefined) return;
    heard = clock.now();
    relax();
    if (state === 'opening') {
      if (frame.id !== hello?.id) return;
      if (frame.code === SUCCESS) opened();
      else if (/^4\d\d$/.test(frame.code) && frame.code !== '429') end(frame.code);
      else fail();
    } else if (frame.id === heartbeat) {
      // A server that takes everybody and drops them at once is not back.
      failed = 0;
    } else options.onFrame(frame);
  }

  function attempt(): void {
    leave('opening');
    began = clock.now();
    const mine = turn;
    const ifMine =
      <Values extends unknown[]>(action: (...values: Values) => void) =>
      (...values: Values): void => {
        if (mine === turn) action(...values);
      };
    cancelNext = clock.after(OPENING_MS, fail);
    options
      .prepare()
      .then(
        ifMine(({ address, hello }: Beginning) => {
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
    if (state === 'waiting' || (state === 'opening' && began + FRESH_MS < since)) attempt();
    else if (heard < since) expectLife(Math.max(SHORT_PATIENCE_MS, PATIENCE_PER_REPLY * tookMs));
  }

  const stopListening = signals.listen(() => wake());
  attempt();
  return {
    isOpen: () => state === 'open',
    send: (frame) => state === 'open' && transmit(frame),
    wake,
    doubt: () => expectLife(DOUBTFUL_PATIENCE_MS),
    close: () => leave('closed'),
  };
}

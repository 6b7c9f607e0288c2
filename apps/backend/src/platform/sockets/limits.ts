/** What sockets may do; more is refused, much more closes them. */
export interface SocketLimits {
  /** From opening to a good first frame, in milliseconds. */
  readonly authenticationMs: number;
  /**
   * Without a sign of life, in milliseconds. Clients send one every 10 s, but a page in the background
   * has its timers held back to one a minute.
   */
  readonly idleMs: number;
  /** Frames that may come at once, and how many more each second, on all sockets of a student in one process. */
  readonly burst: number;
  readonly framesPerSecond: number;
  /** Operations under way; the socket is not read meanwhile. */
  readonly underWay: number;
  /** Bytes that wait to be read by the client. */
  readonly unreadBytes: number;
  /** Sockets of one student in one process: pages times connections. */
  readonly perUser: number;
}

/** The largest frame: a batch of answers. Before the log-in a frame is as short as its token. */
export const MOST_FRAME_BYTES = 1024 * 1024;
export const MOST_HELLO_BYTES = 4096;

/** The limits of a running platform. */
export const LIMITS: SocketLimits = {
  authenticationMs: 10_000,
  idleMs: 75_000,
  burst: 100,
  framesPerSecond: 30,
  underWay: 16,
  unreadBytes: 1024 * 1024,
  perUser: 40,
};

/** How many refused frames close a socket that was never quiet meanwhile. */
const MOST_REFUSED = 200;

/** Tells of each frame whether it may be answered; `close` when there were far too many. */
export type FrameBudget = () => 'take' | 'refuse' | 'close';

/** Makes a budget of frames that begins full. */
export function frameBudget({ burst, framesPerSecond }: SocketLimits, now: () => number): FrameBudget {
  let left = burst;
  let last = now();
  let refused = 0;
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - last) / 1000) * framesPerSecond);
    last = time;
    if (left === burst) refused = 0;
    if (left >= 1) {
      left -= 1;
      return 'take';
    }
    refused += 1;
    return refused > MOST_REFUSED ? 'close' : 'refuse';
  };
}

/** Limits of a socket; frames above them are refused, and far too many close the socket. */
export interface SocketLimits {
  /** Time from opening to a valid first frame, in milliseconds. */
  readonly authenticationMs: number;
  /**
   * Time without a heartbeat, in milliseconds. Clients send one every 10 s, but browsers throttle the timers of
   * a background page to one per minute.
   */
  readonly idleMs: number;
  /**
   * Maximum frames in a burst, and frames added each second, on all sockets of a student in one process (a
   * token bucket).
   */
  readonly burst: number;
  readonly framesPerSecond: number;
  /** Maximum concurrent operations; at the limit the socket is paused (back pressure). */
  readonly underWay: number;
  /** Maximum bytes that are buffered for a slow client. */
  readonly unreadBytes: number;
  /** Maximum sockets of one student in one process: pages times connections. */
  readonly perUser: number;
}

/**
 * Maximum bytes of a frame: a batch of answers. Before authentication, a frame may only be as long as a token
 * requires.
 */
export const MAX_FRAME_BYTES = 1024 * 1024;
export const MAX_HELLO_BYTES = 4096;
/**
 * Maximum bytes that a connection may send before authentication. A frame is judged once it is complete; without this
 * limit, strangers could hold a megabyte on each of their sockets.
 */
export const MAX_UNAUTHENTICATED_BYTES = 64 * 1024;

/** The limits in production. */
export const LIMITS: SocketLimits = {
  authenticationMs: 10_000,
  idleMs: 75_000,
  burst: 100,
  framesPerSecond: 30,
  underWay: 16,
  unreadBytes: 1024 * 1024,
  perUser: 40,
};

/** Number of refused frames, without a quiet time in between, that closes a socket. */
const MAX_REFUSED = 200;

/** Decides about each frame: `close` when far too many were refused. */
export type FrameBudget = () => 'take' | 'refuse' | 'close';

/** Makes a frame budget that starts full. */
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
    return refused > MAX_REFUSED ? 'close' : 'refuse';
  };
}

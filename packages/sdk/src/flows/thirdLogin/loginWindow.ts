import { type Clock, systemClock } from '../../client/clock.ts';
import { text } from '../../client/readers.ts';

/** Size of the window of another platform's log-in, in px. */
export const LOGIN_WINDOW = { width: 666, height: 565 } as const;

/** The channel over which the page that the platform leads back to tells how it ended. */
export const LOGIN_CHANNEL = 'lectern.thirdLogin';

const LOOK_EVERY_MS = 500;

/** How a log-in at another platform ended. */
export type ThirdLoginOutcome =
  /** The account is somebody's here: exchange the code (`login.byCacheCode`). */
  | { readonly kind: 'code'; readonly code: string }
  /** It is nobody's yet: a log-in or registration with `thirdCacheCode` binds it; `id` is for `shell.thirdUser`. */
  | { readonly kind: 'bind'; readonly thirdCacheCode: string; readonly id: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'expired' }
  /** The window was closed without an answer. */
  | { readonly kind: 'closed' }
  /** The browser opened no window: 窗口无法打开，请检查你的浏览器设置。 */
  | { readonly kind: 'blocked' };

/** What a log-in window needs of the page. */
export interface LoginWindowParts {
  /**
   * Opens a window, cut off from this page; undefined when the browser refused. Leave `closed` out where it
   * cannot be believed: a platform with a policy of its own (`Cross-Origin-Opener-Policy`) makes an open
   * window look closed.
   */
  readonly open: (
    address: string,
    size: typeof LOGIN_WINDOW,
  ) => { readonly closed?: boolean; close(): void } | undefined;
  /** @defaultValue a `BroadcastChannel`, which only pages of this very origin hear */
  readonly channel?: (name: string) => BroadcastChannel;
  /** @defaultValue the machine's */
  readonly clock?: Clock;
  /** Gives the log-in up and closes its window. */
  readonly signal?: AbortSignal;
}

/** Reads a message of the channel; undefined when it is not about this log-in. */
function outcomeOf(message: unknown, state: string): ThirdLoginOutcome | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const said: { kind?: unknown; state?: unknown; code?: unknown; thirdCacheCode?: unknown; id?: unknown } =
    message;
  if (text(said.state) !== state) return undefined;
  const code = text(said.code);
  const thirdCacheCode = text(said.thirdCacheCode);
  if (said.kind === 'code' && code !== '') return { kind: 'code', code };
  if (said.kind === 'bind' && thirdCacheCode !== '')
    return { kind: 'bind', thirdCacheCode, id: text(said.id) };
  return { kind: said.kind === 'denied' ? 'denied' : 'expired' };
}

/**
 * Opens another platform's log-in and waits for how it ends. A message counts only when it carries the
 * `state` that stands in the log-in's own address, so that no other log-in of this browser is taken for it.
 * @param address what `login.thirdLoginStart` gave; check it first (`resolveOutside`).
 * @throws {TypeError} when the address is none or has no `state`; the signal's reason.
 */
export function openThirdLogin(address: string, parts: LoginWindowParts): Promise<ThirdLoginOutcome> {
  const { clock = systemClock, signal, channel = (name) => new BroadcastChannel(name) } = parts;
  const state = new URL(address).searchParams.get('state') ?? '';
  if (state === '') throw new TypeError('The log-in’s address has no state');
  // Listened to first: an answer may come before `open` returns.
  const line = channel(LOGIN_CHANNEL);
  return new Promise((resolve, reject) => {
    let stopLooking: () => void = () => undefined;
    const end = (): void => {
      stopLooking();
      line.close();
      signal?.removeEventListener('abort', giveUp);
    };
    const finish = (outcome: ThirdLoginOutcome): void => {
      end();
      resolve(outcome);
    };
    const giveUp = (): void => {
      end();
      opened?.close();
      reject(signal?.reason);
    };
    line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const outcome = outcomeOf(data, state);
      if (outcome !== undefined) finish(outcome);
    });
    const opened = parts.open(address, LOGIN_WINDOW);
    if (opened === undefined) return finish({ kind: 'blocked' });
    if (signal?.aborted === true) return giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    let wasClosed = false;
    const look = (): void => {
      // A page that answers closes its window at once, so its word gets one more turn to arrive.
      if (wasClosed) return finish({ kind: 'closed' });
      wasClosed = opened.closed === true;
      stopLooking = clock.after(LOOK_EVERY_MS, look);
    };
    if (opened.closed !== undefined) stopLooking = clock.after(LOOK_EVERY_MS, look);
  });
}

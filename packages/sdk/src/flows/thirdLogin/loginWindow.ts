import { type Clock, systemClock } from '../../client/clock.ts';
import { text } from '../../client/readers.ts';

/** Size of the window for another platform's log-in, in px. */
export const LOGIN_WINDOW = { width: 666, height: 565 } as const;

/** Name of the channel over which the callback page reports the outcome. */
export const LOGIN_CHANNEL = 'lectern.thirdLogin';

const POLL_MS = 500;

/** Outcome of a log-in at another platform. */
export type ThirdLoginOutcome =
  /** The account is bound to a student: exchange the code (`login.byCacheCode`). */
  | { readonly kind: 'code'; readonly code: string }
  /**
   * The account is not bound yet: a log-in or registration with `thirdCacheCode` binds it; pass `id` to
   * `shell.thirdUser`.
   */
  | { readonly kind: 'bind'; readonly thirdCacheCode: string; readonly id: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'expired' }
  /** The window was closed without an outcome. */
  | { readonly kind: 'closed' }
  /** The browser opened no window: 窗口无法打开，请检查你的浏览器设置。 */
  | { readonly kind: 'blocked' };

/** What a log-in window needs from the page. */
export interface LoginWindowParts {
  /**
   * Opens a window without an opener; undefined when the browser refused. Leave out `closed` where it is
   * unreliable: a platform with a `Cross-Origin-Opener-Policy` makes an open window look closed.
   */
  readonly open: (
    address: string,
    size: typeof LOGIN_WINDOW,
  ) => { readonly closed?: boolean; close(): void } | undefined;
  /** @defaultValue a `BroadcastChannel`, which only pages of the same origin receive */
  readonly channel?: (name: string) => BroadcastChannel;
  /** @defaultValue the system clock */
  readonly clock?: Clock;
  /** Cancels the log-in and closes its window. */
  readonly signal?: AbortSignal;
}

/** Parses a message of the channel; undefined when it belongs to another log-in. */
function outcomeOf(message: unknown, state: string): ThirdLoginOutcome | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const fields: { kind?: unknown; state?: unknown; code?: unknown; thirdCacheCode?: unknown; id?: unknown } =
    message;
  if (text(fields.state) !== state) return undefined;
  const code = text(fields.code);
  const thirdCacheCode = text(fields.thirdCacheCode);
  if (fields.kind === 'code' && code !== '') return { kind: 'code', code };
  if (fields.kind === 'bind' && thirdCacheCode !== '')
    return { kind: 'bind', thirdCacheCode, id: text(fields.id) };
  return { kind: fields.kind === 'denied' ? 'denied' : 'expired' };
}

/**
 * Opens another platform's log-in and waits for its outcome. A message counts only with the `state` from the
 * log-in's address, so that another log-in in the same browser is not mistaken for this one.
 * @param address address returned by `login.thirdLoginStart`; validate it first (`resolveOutside`).
 * @throws {TypeError} when the address is invalid or has no `state`.
 * @throws the signal's reason.
 */
export function openThirdLogin(address: string, parts: LoginWindowParts): Promise<ThirdLoginOutcome> {
  const { clock = systemClock, signal, channel = (name) => new BroadcastChannel(name) } = parts;
  const state = new URL(address).searchParams.get('state') ?? '';
  if (state === '') throw new TypeError('The log-in’s address has no state');
  // Subscribed before the window opens: the outcome may arrive before `open` returns.
  const line = channel(LOGIN_CHANNEL);
  return new Promise((resolve, reject) => {
    let stopPolling: () => void = () => undefined;
    const end = (): void => {
      stopPolling();
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
    const checkClosed = (): void => {
      // The callback page closes its window right after its message, which gets one more interval to arrive.
      if (wasClosed) return finish({ kind: 'closed' });
      wasClosed = opened.closed === true;
      stopPolling = clock.after(POLL_MS, checkClosed);
    };
    if (opened.closed !== undefined) stopPolling = clock.after(POLL_MS, checkClosed);
  });
}

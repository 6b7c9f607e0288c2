import { parseUrl } from '../../client/parseUrl.ts';
import { text, type Untrusted } from '../../client/readers.ts';
import type { DdQrCode } from '../../endpoints/login/login.schema.ts';

/** Side length of the QR code's frame, in px. */
export const FRAME_SIZE = 300;

/** DingTalk's own frame, for servers that name none. */
const DINGTALK = 'https://login.dingtalk.com/oauth2/auth';

/** Reason why the workplace messenger's frame returned no code. */
export type LoginFrameProblem = 'parameters' | 'element' | 'browser' | 'provider';

const MESSAGES: Readonly<Record<Exclude<LoginFrameProblem, 'provider'>, string>> = {
  parameters: 'Missing parameters',
  element: 'Element not found',
  browser: 'Browser not support',
};

/** Thrown when a log-in frame returns no code; its message is the platform's, or the provider's own. */
export class LoginFrameError extends Error {
  override readonly name = 'LoginFrameError';
  readonly problem: LoginFrameProblem;

  constructor(problem: LoginFrameProblem, message = '') {
    super(problem === 'provider' ? message : MESSAGES[problem]);
    this.problem = problem;
  }
}

/** Result of the frame: the code, and the address to continue at. */
export interface LoginFrameResult {
  readonly authCode: string;
  /** The server's callback with code and state; open it in a hidden frame or in this window to continue. */
  readonly redirectUrl: string;
}

/** What the frame needs from the page. */
export interface LoginFrameParts {
  /** Element that the frame is appended to; null throws 'Element not found'. */
  readonly element: Element | null;
  /** Title of the frame for screen readers. */
  readonly title: string;
  /** Cancels the log-in and removes the frame. */
  readonly signal?: AbortSignal;
}

/** Builds the frame's address; undefined when a part is missing. */
function frameAddress(config: Untrusted<DdQrCode>): URL | undefined {
  const base = text(config?.frameUrl);
  const params = {
    redirect_uri: text(config?.redirectUrl),
    client_id: text(config?.clientId),
    scope: text(config?.scope),
    response_type: text(config?.respionseType),
    state: text(config?.state),
  };
  const address = parseUrl(base === '' ? DINGTALK : base);
  if (Object.values(params).includes('') || address === undefined || !/^https?:$/.test(address.protocol))
    return undefined;
  const prompt = text(config?.prompt);
  const query = { ...params, ...(prompt !== '' && { prompt }), iframe: 'true' };
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  return address;
}

interface FrameMessage {
  readonly success: boolean;
  readonly redirectUrl?: unknown;
  readonly errorMsg?: unknown;
}

const isFrameMessage = (value: unknown): value is FrameMessage =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'success') === 'boolean';

/** Parses a message of the frame, a JSON text or an object; undefined when it is no outcome of a log-in. */
function messageOf(data: unknown): FrameMessage | undefined {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return isFrameMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function resultOf(
  href: string,
  { callback, state }: { readonly callback: string; readonly state: string },
): LoginFrameResult | undefined {
  const address = parseUrl(href);
  const authCode = address?.searchParams.get('authCode') ?? '';
  // Another state belongs to another log-in, whose code must not log in here.
  if (authCode === '' || address?.searchParams.get('state') !== state) return undefined;
  // Built from the server's callback instead of the address in the message, so that the code only goes to the
  // server.
  return { authCode, redirectUrl: `${callback}?${new URLSearchParams({ authCode, state })}` };
}

/**
 * Shows the workplace messenger's QR code in a frame and waits for its code. Accepts messages only from that
 * frame, its origin and with its state.
 * @throws {LoginFrameError} when there is no code.
 * @throws the signal's reason.
 */
export async function showLoginFrame(
  config: Untrusted<DdQrCode>,
  { element, title, signal }: LoginFrameParts,
): Promise<LoginFrameResult> {
  if (typeof window === 'undefined' || typeof window.postMessage !== 'function')
    throw new LoginFrameError('browser');
  const address = frameAddress(config);
  if (address === undefined) throw new LoginFrameError('parameters');
  if (element === null) throw new LoginFrameError('element');
  signal?.throwIfAborted();
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: address.href, title, width: `${FRAME_SIZE}`, height: `${FRAME_SIZE}` });
  const expected = { callback: text(config?.redirectUrl), state: text(config?.state) };
  const listening = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), {
        once: true,
        signal: listening.signal,
      });
      const handleMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
        if (source !== frame.contentWindow || origin !== address.origin) return;
        const word = messageOf(data);
        if (word === undefined) return;
        const result = word.success ? resultOf(text(word.redirectUrl), expected) : undefined;
        if (result !== undefined) resolve(result);
        else reject(new LoginFrameError('provider', text(word.errorMsg)));
      };
      window.addEventListener('message', handleMessage, { signal: listening.signal });
      element.append(frame);
    });
  } finally {
    listening.abort();
    frame.remove();
  }
}

import { parseUrl } from '../../client/parseUrl.ts';
import { text, type Untrusted } from '../../client/readers.ts';
import type { DdQrCode } from '../../endpoints/login/login.schema.ts';

/** Side of the QR code's frame, in px. */
export const FRAME_SIZE = 300;

/** Where DingTalk's own frame is, for servers that name none. */
const DINGTALK = 'https://login.dingtalk.com/oauth2/auth';

/** Why the workplace messenger's frame gave no code. */
export type LoginFrameProblem = 'parameters' | 'element' | 'browser' | 'provider';

const WORDS: Readonly<Record<Exclude<LoginFrameProblem, 'provider'>, string>> = {
  parameters: 'Missing parameters',
  element: 'Element not found',
  browser: 'Browser not support',
};

/** A log-in frame without a code; its message is the platform's, or the provider's own. */
export class LoginFrameError extends Error {
  override readonly name = 'LoginFrameError';
  readonly problem: LoginFrameProblem;

  constructor(problem: LoginFrameProblem, words = '') {
    super(problem === 'provider' ? words : WORDS[problem]);
    this.problem = problem;
  }
}

/** What the frame gave: the code, and the whole address that it would lead to. */
export interface LoginFrameResult {
  readonly authCode: string;
  /** The server's callback with code and state: open it out of sight, or in this window, to go on. */
  readonly redirectUrl: string;
}

/** What the frame needs of the page. */
export interface LoginFrameParts {
  /** Where the frame is put; null is 'Element not found'. */
  readonly element: Element | null;
  /** What the frame is called for screen readers. */
  readonly title: string;
  /** Takes the frame away again. */
  readonly signal?: AbortSignal;
}

/** Writes the frame's address; undefined when a part is missing. */
function frameAddress(config: Untrusted<DdQrCode>): URL | undefined {
  const base = text(config?.frameUrl);
  const wanted = {
    redirect_uri: text(config?.redirectUrl),
    client_id: text(config?.clientId),
    scope: text(config?.scope),
    response_type: text(config?.respionseType),
    state: text(config?.state),
  };
  const address = parseUrl(base === '' ? DINGTALK : base);
  if (Object.values(wanted).includes('') || address === undefined || !/^https?:$/.test(address.protocol))
    return undefined;
  const prompt = text(config?.prompt);
  const query = { ...wanted, ...(prompt !== '' && { prompt }), iframe: 'true' };
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  return address;
}

interface FrameWord {
  readonly success: boolean;
  readonly redirectUrl?: unknown;
  readonly errorMsg?: unknown;
}

const isWord = (value: unknown): value is FrameWord =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'success') === 'boolean';

/** Reads what the frame said: a text of JSON, or the object itself; undefined when it is not about the outcome. */
function wordOf(data: unknown): FrameWord | undefined {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return isWord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function resultOf(
  said: string,
  { callback, state }: { readonly callback: string; readonly state: string },
): LoginFrameResult | undefined {
  const address = parseUrl(said);
  const authCode = address?.searchParams.get('authCode') ?? '';
  // Another state is another log-in's: somebody else's code must not log in here.
  if (authCode === '' || address?.searchParams.get('state') !== state) return undefined;
  // Not the address that was said: the code goes where the server wants it.
  return { authCode, redirectUrl: `${callback}?${new URLSearchParams({ authCode, state })}` };
}

/**
 * Shows the workplace messenger's QR code in a frame and waits for its code. Only
 * messages of that very frame, from its own origin and with its state, are heard.
 * @throws {LoginFrameError}; the signal's reason.
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
      const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
        if (source !== frame.contentWindow || origin !== address.origin) return;
        const word = wordOf(data);
        if (word === undefined) return;
        const result = word.success ? resultOf(text(word.redirectUrl), expected) : undefined;
        if (result !== undefined) resolve(result);
        else reject(new LoginFrameError('provider', text(word.errorMsg)));
      };
      window.addEventListener('message', hear, { signal: listening.signal });
      element.append(frame);
    });
  } finally {
    listening.abort();
    frame.remove();
  }
}

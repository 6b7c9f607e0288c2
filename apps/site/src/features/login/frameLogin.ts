import { text, type Untrusted } from '@lectern/sdk';
import type { DdQrCode } from '@lectern/sdk/endpoints/login';

/** Where DingTalk's own frame is, when the back end names no other. */
const DINGTALK = 'https://login.dingtalk.com/oauth2/auth';

/** The workplace messenger's log-in, read and ready to be shown in a frame (specification 7.1). */
export interface FrameLogin {
  readonly url: string;
  /** The one origin whose messages count. */
  readonly origin: string;
  readonly state: string;
  /** Where the code is taken to: a page of this site. */
  readonly redirectUrl: string;
}

/** Reads the config; undefined when a parameter is missing or leads to another site. */
export function readFrameLogin(reply: Untrusted<DdQrCode>, origin: string): FrameLogin | undefined {
  const redirectUrl = text(reply?.redirectUrl);
  const state = text(reply?.state);
  const clientId = text(reply?.clientId);
  const page = URL.parse(text(reply?.frameUrl) || DINGTALK);
  const isWhole = [redirectUrl, state, clientId, text(reply?.scope), text(reply?.respionseType)].every((value) => value !== '');
  if (!isWhole || page === null || !/^https?:$/.test(page.protocol) || URL.parse(redirectUrl)?.origin !== origin) return undefined;
  page.search = String(
    new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUrl,
      response_type: text(reply?.respionseType),
      scope: text(reply?.scope),
      state,
      prompt: text(reply?.prompt),
      iframe: 'true',
    }),
  );
  return { url: page.href, origin: page.origin, state, redirectUrl };
}

/** What a message of the frame says. */
export type FrameAnswer = { readonly kind: 'agreed'; readonly next: string } | { readonly kind: 'failed'; readonly words: string };

/**
 * Reads a message. It counts only from the frame's exact origin, from the frame itself, in DingTalk's shape
 * (a text of JSON) and with the state that was sent; anything else is undefined.
 */
export function readFrameMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: { readonly login: FrameLogin; readonly window: unknown },
): FrameAnswer | undefined {
  const { login } = frame;
  if (origin !== login.origin || source === null || source !== frame.window || typeof data !== 'string') return undefined;
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (typeof message !== 'object' || message === null) return undefined;
  const { success, redirectUrl, errorMsg }: { success?: unknown; redirectUrl?: unknown; errorMsg?: unknown } = message;
  if (success === false) return { kind: 'failed', words: text(errorMsg) };
  const answer = URL.parse(text(redirectUrl))?.searchParams;
  const authCode = answer?.get('authCode') ?? '';
  if (success !== true || authCode === '' || answer?.get('state') !== login.state) return undefined;
  // Not the address of the message: the code goes to the page that the school named.
  return { kind: 'agreed', next: `${login.redirectUrl}?${new URLSearchParams({ authCode, state: login.state })}` };
}

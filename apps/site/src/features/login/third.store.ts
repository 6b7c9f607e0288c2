import { errorCatalogue, flag, text, wordsOf } from '@lectern/sdk';
import * as login from '@lectern/sdk/endpoints/login';
import { thirdUser } from '@lectern/sdk/endpoints/shell';
import { proxy } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';
import { localeState } from '../../i18n/locale.store.ts';
import { ports } from '../../ports.ts';
import { toast } from '../../shell/toast.ts';
import { readFrameLogin, type FrameLogin } from './frameLogin.ts';
import type { ThirdLogin } from './login.model.ts';
import { loginState, submitCode } from './login.store.ts';
import { ownProblem, problemOf } from './problems.ts';
import { binding } from './thirdBinding.ts';

/** Under this name the page that a platform leads back to tells of the outcome, to pages of this origin alone. */
const CHANNEL = 'lectern.thirdLogin';
/** The window of a platform, in px (specification 9). */
const POPUP = { width: 666, height: 565 } as const;

/** A log-in on another platform that is under way. */
export interface ThirdState {
  /** The state that an outcome must carry; empty while none is awaited. */
  state: string;
  /** The workplace messenger's frame, while its dialog is open. */
  frame: FrameLogin | undefined;
}

export const third = proxy<ThirdState>({ state: '', frame: undefined });

let stopHearing: () => void = () => undefined;

/** Ends the wait for an outcome. */
function settle(): void {
  stopHearing();
  stopHearing = () => undefined;
  Object.assign(third, { state: '', frame: undefined });
}

async function nameOf(id: string): Promise<string> {
  return text((await request(thirdUser, { id }).catch(() => undefined))?.nickName);
}

/** Takes an outcome over; one of another log-in, or of no known kind, is none. */
async function takeOutcome(message: unknown): Promise<void> {
  if (typeof message !== 'object' || message === null) return;
  const outcome: { state?: unknown; kind?: unknown; code?: unknown; thirdCacheCode?: unknown; id?: unknown } = message;
  if (third.state === '' || outcome.state !== third.state) return;
  settle();
  if (outcome.kind === 'code') await submitCode(text(outcome.code));
  else if (outcome.kind === 'bind') Object.assign(binding, { code: text(outcome.thirdCacheCode), name: await nameOf(text(outcome.id)) });
  else loginState.problem = ownProblem(outcome.kind === 'denied' ? 'thirdDenied' : 'thirdExpired');
}

function awaitOutcome(state: string): void {
  stopHearing();
  third.state = state;
  stopHearing = ports.hear(CHANNEL, (message) => void takeOutcome(message));
}

/** Starts a log-in on another platform in a window of its own. */
async function openWindow(type: login.ThirdLoginType): Promise<void> {
  const start = await request(login.thirdLoginStart, { type });
  const url = URL.parse(text(start?.url));
  if (!flag(start?.flag) || url === null || !/^https?:$/.test(url.protocol)) throw new Error('no address');
  awaitOutcome(url.searchParams.get('state') ?? '');
  if (ports.open(url.href, POPUP)) return;
  settle();
  toast(wordsOf('popupBlocked', { locale: localeState.locale }), { tone: 'warning' });
}

/** Opens the workplace messenger's code in a dialog. */
async function openFrame(): Promise<void> {
  const frame = readFrameLogin(await request(login.ddQrCode, {}), location.origin);
  if (frame === undefined) {
    frameFailed(errorCatalogue.loginFrame.more.parameters[localeState.locale]);
    return;
  }
  awaitOutcome(frame.state);
  third.frame = frame;
}

/** Starts a log-in on another platform (specification 7.1, third-party login start). */
export async function startThirdLogin(type: ThirdLogin): Promise<void> {
  loginState.problem = undefined;
  try {
    if (type === 'dingtalk') await openFrame();
    else await openWindow(type);
  } catch (error) {
    loginState.problem = problemOf(error, 'loginWordless');
  }
}

/** Closes the dialog of the workplace messenger; what comes after that is not heard. */
export function closeFrame(): void {
  settle();
}

/** Says what was wrong with the frame: the provider's words, or those of the catalogue (specification 8). */
export function frameFailed(words: string): void {
  settle();
  loginState.problem = words === '' ? ownProblem('thirdExpired') : { field: '', words, canRegister: false };
}

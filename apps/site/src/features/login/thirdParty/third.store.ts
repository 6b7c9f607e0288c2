import { errorCatalogue, type Reply, situationMessage } from '@lectern/sdk';
import * as login from '@lectern/sdk/endpoints/login';
import { thirdUser } from '@lectern/sdk/endpoints/shell';
import {
  LoginFrameError,
  openThirdLogin,
  showLoginFrame,
  type ThirdLoginOutcome,
} from '@lectern/sdk/thirdLogin';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { ports } from '../../../shared/ports.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import type { ThirdLogin } from '../login.model.ts';
import { loginState, submitCode } from '../login.store.ts';
import { ownProblem, problemOf, type Problem } from '../problems.ts';
import { binding } from '../thirdBinding.ts';

/** State of a log-in with another platform. */
export interface ThirdState {
  /** Parameters of the workplace messenger's frame, while its dialog is open. */
  frame: Reply<login.DdQrCode> | undefined;
}

export const third = proxy<ThirdState>({ frame: undefined });

// Only the last log-in that was started is awaited.
let currentLogin = new AbortController();

function abortAndRestart(): AbortSignal {
  currentLogin.abort();
  currentLogin = new AbortController();
  third.frame = undefined;
  return currentLogin.signal;
}

async function nameOf(id: string): Promise<string> {
  return (await request(thirdUser, { id }).catch(() => undefined))?.nickName ?? '';
}

/** Handles the outcome of a log-in. */
async function handleOutcome(outcome: ThirdLoginOutcome): Promise<void> {
  third.frame = undefined;
  switch (outcome.kind) {
    case 'code':
      await submitCode(outcome.code);
      break;
    case 'bind':
      Object.assign(binding, { code: outcome.thirdCacheCode, name: await nameOf(outcome.id) });
      break;
    case 'blocked':
      toast(situationMessage('popupBlocked', { locale: localeState.locale }), { tone: 'warning' });
      break;
    case 'denied':
    case 'expired':
      loginState.problem = ownProblem(outcome.kind === 'denied' ? 'thirdDenied' : 'thirdExpired');
      break;
    case 'closed':
  }
}

/** Logs in with a platform in a new window. */
async function logInByWindow(type: login.ThirdLoginType, signal: AbortSignal): Promise<void> {
  const start = await request(login.thirdLoginStart, { type });
  const platform = resolveAddress(start.url);
  if (start.flag !== 1 || platform.kind === 'refused' || platform.kind === 'route')
    throw new Error('no address');
  // Some platforms sever their window's connection, so that it looks closed from here; its `closed` state is
  // therefore ignored.
  const open: Parameters<typeof openThirdLogin>[1]['open'] = (address, size) =>
    ports.open(address, size) ? { close: () => undefined } : undefined;
  await handleOutcome(await openThirdLogin(platform.href, { open, signal }));
}

/** Maximum age of a preloaded configuration, in milliseconds; the school's server forgets its state after a while. */
const WORKPLACE_MAX_AGE_MS = 120_000;

/** Returns the configuration preloaded with the log-in, once; afterwards requests a new one. */
async function workplaceConfig(): Promise<Reply<login.DdQrCode>> {
  const loaded = loginState.workplace;
  loginState.workplace = undefined;
  if (loaded !== undefined && ports.now() - loaded.loadedAt < WORKPLACE_MAX_AGE_MS) return loaded.config;
  return request(login.ddQrCode, {});
}

/** Opens the dialog of the workplace messenger, which then calls {@link showCodeInFrame}. */
async function openFrame(): Promise<void> {
  const frame = await workplaceConfig();
  // The code from the frame may only be passed to a page of this site.
  if (resolveAddress(frame.redirectUrl).kind !== 'same-origin') throw new LoginFrameError('parameters');
  third.frame = frame;
}

/** Returns why the frame gave no code: the provider's message, or that of the catalogue. */
function frameProblem({ problem, message }: LoginFrameError): Problem {
  const frameMessage =
    problem === 'provider' ? message : errorCatalogue.loginFrame.more[problem][localeState.locale];
  return frameMessage === ''
    ? ownProblem('thirdExpired')
    : { field: '', message: frameMessage, canRegister: false };
}

/** Runs an attempt; a cancelled one shows no problem. */
async function attempt(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  loginState.problem = undefined;
  try {
    await work();
  } catch (error) {
    if (signal.aborted) return;
    third.frame = undefined;
    loginState.problem =
      error instanceof LoginFrameError ? frameProblem(error) : problemOf(error, 'loginWithoutMessage');
  }
}

/** Starts a log-in with another platform, and waits for its outcome. */
export function startThirdLogin(type: ThirdLogin): Promise<void> {
  const signal = abortAndRestart();
  return attempt(() => (type === 'dingtalk' ? openFrame() : logInByWindow(type, signal)), signal);
}

/**
 * Shows the messenger's code in its open dialog and waits until it is scanned. The school's page that receives
 * the code reports the outcome, as in the windows of other platforms.
 */
export function showCodeInFrame(element: Element | null, title: string, signal: AbortSignal): Promise<void> {
  return attempt(async () => {
    const { redirectUrl } = await showLoginFrame(third.frame, { element, title, signal });
    let loading: Promise<() => void> | undefined;
    const unload = async () => (await loading)?.();
    const open = (address: string) => {
      loading = ports.loadInHiddenFrame(address);
      return { close: () => void unload() };
    };
    try {
      await handleOutcome(await openThirdLogin(redirectUrl, { open, signal }));
    } finally {
      await unload();
    }
  }, signal);
}

/** Closes the dialog of the workplace messenger; later outcomes are ignored. */
export function closeFrame(): void {
  abortAndRestart();
}

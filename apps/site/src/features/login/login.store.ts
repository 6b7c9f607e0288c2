import { withCaptcha, type CaptchaTicket } from '@lectern/sdk/captcha';
import * as login from '@lectern/sdk/endpoints/login';
import { registerConfig } from '@lectern/sdk/endpoints/shell';
import { errorCatalogue, type SituationName, type Reply } from '@lectern/sdk';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { readAccount } from '../../shared/forms/mobile.ts';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { ports } from '../../shared/ports.ts';
import { currentAddress, navigate } from '../../shared/routes/hashLocation.ts';
import { deviceId } from '../../shared/session/device.ts';
import { ownHome } from '../../shared/school/ownHome.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { solveAboveDialog } from './challenge.ts';
import { clearPendingFaceLogin, openFaceCheck, readPendingFaceLogin } from './onDevice/faceLogin.ts';
import { clearSession } from './session/clearSession.ts';
import {
  closedLogin,
  nextLogin,
  RESEND_MS,
  type LoginEvent,
  type LoginMachine,
  type LoginTask,
} from '@lectern/sdk/machines';
import { readLoginOptions, taskFor, type LoginOptions } from './login.model.ts';
import type { ForgotForm, PasswordForm, RegisterForm, SmsForm } from './login.rules.ts';
import { loginTexts } from './login.texts.ts';
import { problemOf, waitOf, problemMessage, type Problem } from './problems.ts';
import { canRemember, rememberAccount, rememberedAccount } from './onDevice/remembered.ts';
import { sealPassword } from './secrets.ts';
import { readWaits, startWait } from './onDevice/smsCountdown.ts';
import { bindingCode, clearBinding } from './thirdBinding.ts';

/** The purpose of the log-in; `face` finishes one that waited for a face check. */
export type LoginPurpose = 'login' | 'register' | 'forgot' | 'face';

/**
 * A workplace messenger's configuration, and when it was loaded, in milliseconds since 1970: its state expires
 * after a while.
 */
export interface LoadedWorkplace {
  readonly config: Reply<login.DdQrCode>;
  readonly loadedAt: number;
}

/** State of the log-in, as its views show it. */
export interface LoginState {
  machine: LoginMachine;
  /** Whether it is shown in the dialog or on its own page. */
  surface: 'box' | 'page';
  /** The address at which it was opened. */
  address: string;
  /** The requested purpose, for retrying. */
  purpose: LoginPurpose;
  options: LoginOptions | undefined;
  /** The problem of the last attempt; cleared by the next one. */
  problem: Problem | undefined;
  /** Whether the page's session has ended; closing the dialog then logs out. */
  isExpired: boolean;
  /** The mobile number typed last; shared by all tasks. */
  mobile: string;
  /** Whether "remember me" is ticked; shared by all tasks. */
  isRemembered: boolean;
  /** The workplace messenger's configuration, loaded with the log-in for its first use. */
  workplace: LoadedWorkplace | undefined;
  /** The inviter's code from the address; empty without one. */
  inviteCode: string;
}

const closed = (): LoginState => ({
  machine: closedLogin,
  surface: 'box',
  address: '',
  purpose: 'login',
  options: undefined,
  problem: undefined,
  isExpired: false,
  mobile: '',
  isRemembered: false,
  workplace: undefined,
  inviteCode: '',
});

/** The log-in of this page, in its dialog or on its own page. */
export const loginState = proxy<LoginState>(closed());

/** Resets the log-in to its initial state, for stories and tests. */
export function resetLogin(some: Partial<LoginState> = {}): void {
  Object.assign(loginState, closed(), some);
}

function dispatch(event: LoginEvent): void {
  loginState.machine = nextLogin(loginState.machine, event);
}

const currentTexts = () => loginTexts[localeState.locale];

async function loadOptions(): Promise<LoginOptions> {
  const [own, register, region] = await Promise.allSettled([
    request(login.config, {}),
    request(registerConfig, {}),
    request(login.provCityCountyFlag, {}),
  ]);
  // Without its own config nobody can log in; the other two only concern registration.
  if (own.status === 'rejected') throw own.reason;
  return readLoginOptions({
    login: own.value,
    register: register.status === 'fulfilled' ? register.value : undefined,
    region: region.status === 'fulfilled' ? region.value : undefined,
  });
}

/** Loads the workplace messenger's configuration; after a failure, it is requested again when needed. */
async function loadWorkplace(): Promise<void> {
  const config = await request(login.ddQrCode, {}).catch(() => undefined);
  loginState.workplace = config === undefined ? undefined : ref({ config, loadedAt: ports.now() });
}

/** Prepares the log-in. If a dialog is open, the page takes over its state; a second dialog is never opened. */
export async function prepareLogin(
  purpose: LoginPurpose,
  surface: LoginState['surface'],
  isExpired = false,
): Promise<void> {
  if (surface === 'page') dispatch({ type: 'close' });
  dispatch({ type: 'open', task: purpose === 'register' || purpose === 'forgot' ? purpose : 'password' });
  if (loginState.machine.step !== 'loading') return;
  const isRemembered = canRemember() && rememberedAccount() !== '';
  readWaits();
  Object.assign(loginState, {
    purpose,
    surface,
    address: currentAddress(),
    isExpired,
    problem: undefined,
    isRemembered,
  });
  try {
    loginState.options = await loadOptions();
    dispatch({ type: 'configured', task: taskFor(purpose, loginState.options) });
    if (loginState.options.third.includes('dingtalk')) void loadWorkplace();
  } catch {
    dispatch({ type: 'configFailed' });
  }
}

/** Switches to another task. */
export function chooseTask(task: LoginTask): void {
  dispatch({ type: 'choose', task });
  loginState.problem = undefined;
}

/** Ticks or unticks "remember me". */
export function remember(isRemembered: boolean): void {
  loginState.isRemembered = isRemembered;
}

/** Pages that make no sense without a student: closing the dialog there leads to the site's root. */
const NEEDS_STUDENT = /^\/(trainingPlan|personal\/course\/apply)(\/|\?|$)/;

/** Resets the log-in when its page is left. */
export function leavePage(): void {
  if (loginState.surface === 'page') dispatch({ type: 'close' });
}

/**
 * Closes the dialog when the user closes it or navigates to another page; not while a log-in or a challenge is
 * in progress.
 */
export function closeBox(): void {
  dispatch({ type: 'close' });
  if (loginState.machine.step !== 'closed') return;
  if (loginState.isExpired) clearSession();
  loginState.isExpired = false;
  if (currentAddress() === loginState.address && NEEDS_STUDENT.test(loginState.address)) navigate(ownHome());
}

async function solve(): Promise<CaptchaTicket> {
  dispatch({ type: 'challenged' });
  const ticket = await solveAboveDialog(loginState.options?.captcha ?? { script: '', appId: '' });
  dispatch({ type: 'solved' });
  return ticket;
}

/**
 * Runs one attempt and shows its problem, if any; returns whether it succeeded.
 * @param account what was typed, for a log-in that continues after a face check.
 */
async function attempt(fallback: SituationName, work: () => Promise<void>, account = ''): Promise<boolean> {
  if (loginState.machine.step !== 'ready') return false;
  dispatch({ type: 'submit' });
  loginState.problem = undefined;
  // Preloaded, because it is needed after success; if it fails now, it is requested again then.
  loadEntry().catch(() => undefined);
  // Creates the device id, to which the server binds the session.
  deviceId();
  try {
    await work();
    return true;
  } catch (error) {
    if (openFaceCheck(error, { account, isRemembered: loginState.isRemembered })) return false;
    dispatch({ type: 'refused' });
    loginState.problem = problemOf(error, fallback);
    return false;
  }
}

/** Finishes the log-in that waited for a face check; false if there is none, or it was refused. */
export async function submitFace(): Promise<boolean> {
  const waiting = readPendingFaceLogin();
  if (waiting === undefined) return false;
  const { claim, account, isRemembered } = waiting;
  remember(isRemembered);
  // A student who is not recognised logs in by password again.
  if (account !== '') chooseTask('password');
  return attempt('loginWithoutMessage', async () => {
    const reply = await request(login.byFace, claim);
    if (account !== '') rememberAccount(account, isRemembered);
    await finish(reply);
    clearPendingFaceLogin();
  });
}

/** Logs in with a one-time code, from another platform or from a registration. */
export function submitCode(code: string): Promise<boolean> {
  return attempt('loginWithoutMessage', async () => finish(await request(login.byCacheCode, { code })));
}

/** Loads what runs after a log-in, including sockets; the forms do not need it. */
const loadEntry = () => import('./session/enterSession.ts');

async function finish(reply: Reply<login.LoginReply>): Promise<void> {
  const { enterSession } = await loadEntry();
  await enterSession(reply);
  // The next user of this device starts with empty fields.
  Object.assign(loginState, { isExpired: false, mobile: '', inviteCode: '' });
  clearBinding();
  dispatch({ type: 'succeeded' });
}

/** Logs in by account and password. */
export function submitPassword({ account, password }: PasswordForm): Promise<boolean> {
  const typed = readAccount(account);
  const { isRemembered } = loginState;
  return attempt(
    'loginWithoutMessage',
    async () => {
      const reply = await withCaptcha(
        async (ticket) =>
          request(login.password, {
            account: typed,
            password: await sealPassword(password),
            remeberMe: isRemembered ? 1 : 0,
            type: 1,
            ...bindingCode(),
            ...ticket,
          }),
        solve,
      );
      rememberAccount(typed, isRemembered);
      await finish(reply);
    },
    typed,
  );
}

/** Logs in by SMS code. */
export function submitSms({ mobile, smsCode }: SmsForm): Promise<boolean> {
  loginState.mobile = mobile;
  return attempt('loginWithoutMessage', async () => {
    const input = {
      ...bindingCode(),
      mobile: mobile.trim(),
      smsCode: smsCode.trim(),
      remeberMe: loginState.isRemembered ? (1 as const) : (0 as const),
    };
    await finish(await withCaptcha((ticket) => request(login.mobileSms, { ...input, ...ticket }), solve));
  });
}

/** Returns the fields that were filled in, trimmed. */
function filledIn(fields: Readonly<Record<string, string>>): { readonly [field: string]: string } {
  const typed = Object.entries(fields).map(([field, value]) => [field, value.trim()] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

/** Creates an account and logs in with it. */
export async function submitRegister(form: RegisterForm): Promise<boolean> {
  const { username, mobile, password, isAgreed: _, ...more } = form;
  const names: Partial<Pick<RegisterForm, 'username' | 'mobile'>> = filledIn({ username, mobile });
  const rest: Partial<typeof more> = filledIn(more);
  const isFree = await attempt('challengeFailed', async () => {
    await withCaptcha((ticket) => request(login.checkAccount, { ...names, ...ticket }), solve);
    dispatch({ type: 'refused' });
  });
  if (!isFree) return false;
  return attempt('register', async () => {
    const outcome = await withCaptcha(
      async (ticket) =>
        request(login.register, {
          ...names,
          ...rest,
          ...bindingCode(),
          password: await sealPassword(password),
          ...ticket,
        }),
      solve,
    );
    toast(errorCatalogue.register.more.done[localeState.locale], { tone: 'success' });
    await finish(await request(login.byCacheCode, { code: outcome.code ?? '' }));
    // A student who was on the way to another page stays there.
    if (currentAddress().startsWith('/home')) navigate('/welcome');
  });
}

/** Sets a new password and shows the password form, with the number as account. */
export async function submitForgot({ mobile, smsCode, password }: ForgotForm): Promise<boolean> {
  loginState.mobile = mobile;
  const isSet = await attempt('challengeFailed', async () => {
    await request(login.resetPassword, {
      mobile: mobile.trim(),
      smsCode: smsCode.trim(),
      password: await sealPassword(password),
    });
    dispatch({ type: 'refused' });
  });
  if (!isSet) return false;
  toast(currentTexts().reset, { tone: 'success' });
  chooseTask('password');
  return true;
}

/** Sends a code to a number that has already been validated; returns whether it was sent. */
export async function sendCode(mobile: string): Promise<boolean> {
  if (loginState.machine.step !== 'ready') return false;
  dispatch({ type: 'send' });
  loginState.problem = undefined;
  loginState.mobile = mobile;
  try {
    const reply = await withCaptcha((ticket) => request(login.sendSms, { mobile, ...ticket }), solve);
    startWait(mobile, (reply.retryAfterSeconds ?? 0) * 1000 || RESEND_MS);
    dispatch({ type: 'sent' });
    toast(currentTexts().smsSent(mobile), { tone: 'success' });
    return true;
  } catch (error) {
    startWait(mobile, waitOf(error) * 1000);
    dispatch({ type: 'refused' });
    const problem = problemOf(error, 'smsWithoutMessage');
    // Only a failed challenge is shown as the form's problem; the server's messages about an SMS are shown as
    // toasts.
    if (problem.situation === 'challengeFailed') loginState.problem = problem;
    else toast(problemMessage(problem, localeState.locale), { tone: 'danger' });
    return false;
  }
}

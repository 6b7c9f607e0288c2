/** Minimum time between two SMS in milliseconds; the server may demand more. */
export const RESEND_MS = 60_000;

/** Current task of the log-in box. */
export type LoginTask = 'sms' | 'password' | 'register' | 'forgot';

/**
 * Step of the log-in box.
 *
 * ```
 * closed ──open──▶ loading ──configured──▶ ready ──send───▶ sending ────sent / refused──▶ ready
 *                     │                      │
 *                  configFailed              └───submit──▶ submitting ──refused──▶ ready
 *                     ▼                                        └────succeeded──▶ closed
 *                  failed ──open──▶ loading
 *
 * sending, submitting ──challenged──▶ challenge ──solved──▶ the previous step
 *                                         └──────refused──▶ ready
 * ```
 */
export type LoginStep = 'closed' | 'loading' | 'failed' | 'ready' | 'sending' | 'submitting' | 'challenge';

/** State of the log-in box. */
export interface LoginMachine {
  readonly step: LoginStep;
  readonly task: LoginTask;
  /** Step that continues after a solved challenge. */
  readonly after: 'sending' | 'submitting';
}

/** Event of the log-in box. */
export type LoginEvent =
  | { readonly type: 'open'; readonly task: LoginTask }
  | { readonly type: 'configured'; readonly task: LoginTask }
  | { readonly type: 'configFailed' }
  | { readonly type: 'choose'; readonly task: LoginTask }
  | { readonly type: 'send' }
  | { readonly type: 'sent' }
  | { readonly type: 'submit' }
  | { readonly type: 'challenged' }
  | { readonly type: 'solved' }
  | { readonly type: 'refused' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'close' };

/** Initial state: the box is closed. */
export const closedLogin: LoginMachine = { step: 'closed', task: 'password', after: 'submitting' };

/**
 * Returns the next state. Events that do not apply to the current step, such as a late reply or a double click,
 * are ignored. The box cannot be closed during a log-in or a challenge, since its outcome would then surprise
 * the user.
 */
export function nextLogin(state: LoginMachine, event: LoginEvent): LoginMachine {
  const { step } = state;
  switch (event.type) {
    case 'open':
      return step === 'closed' || step === 'failed' ? { ...state, step: 'loading', task: event.task } : state;
    case 'configured':
      return step === 'loading' ? { ...state, step: 'ready', task: event.task } : state;
    case 'configFailed':
      return step === 'loading' ? { ...state, step: 'failed' } : state;
    case 'choose':
      return step === 'ready' ? { ...state, task: event.task } : state;
    case 'send':
      return step === 'ready' ? { ...state, step: 'sending' } : state;
    case 'sent':
      return step === 'sending' ? { ...state, step: 'ready' } : state;
    case 'submit':
      return step === 'ready' ? { ...state, step: 'submitting' } : state;
    case 'challenged':
      return step === 'sending' || step === 'submitting'
        ? { ...state, step: 'challenge', after: step }
        : state;
    case 'solved':
      return step === 'challenge' ? { ...state, step: state.after } : state;
    case 'refused':
      return step === 'sending' || step === 'submitting' || step === 'challenge'
        ? { ...state, step: 'ready' }
        : state;
    case 'succeeded':
      return step === 'submitting' ? { ...state, step: 'closed' } : state;
    case 'close':
      return step === 'submitting' || step === 'challenge' ? state : { ...state, step: 'closed' };
  }
}

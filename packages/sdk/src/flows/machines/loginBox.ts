/** Milliseconds between two SMS; the server may ask for more. */
export const RESEND_MS = 60_000;

/** What the box is for at this moment; one at a time. */
export type LoginTask = 'sms' | 'password' | 'register' | 'forgot';

/**
 * Where the box stands.
 *
 * ```
 * closed ──open──▶ loading ──configured──▶ ready ──send───▶ sending ────sent / refused──▶ ready
 *                     │                      │
 *                  configFailed              └───submit──▶ submitting ──refused──▶ ready
 *                     ▼                                        └────succeeded──▶ closed
 *                  failed ──open──▶ loading
 *
 * sending, submitting ──challenged──▶ challenge ──solved──▶ back where it came from
 *                                         └──────refused──▶ ready
 * ```
 */
export type LoginStep = 'closed' | 'loading' | 'failed' | 'ready' | 'sending' | 'submitting' | 'challenge';

/** The machine's whole state. */
export interface LoginMachine {
  readonly step: LoginStep;
  readonly task: LoginTask;
  /** Where a solved challenge goes on. */
  readonly after: 'sending' | 'submitting';
}

/** What happens to the box. */
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

/** The box before anybody asked for it. */
export const closedBox: LoginMachine = { step: 'closed', task: 'password', after: 'submitting' };

/**
 * Tells the next state. An event that means nothing in a state changes nothing, so that a late reply
 * or a double press does no harm. While a log-in or a challenge is under way the box cannot be closed:
 * its outcome would come as a surprise.
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

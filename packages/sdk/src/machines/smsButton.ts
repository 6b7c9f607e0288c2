/** Milliseconds between two SMS; the server may ask for more. */
export const RESEND_MS = 60_000;

/**
 * Where the button for an SMS code stands.
 *
 * ```
 * idle ──send──▶ sending ──sent──▶ resting ──send, after its time──▶ sending
 *   ▲              │ ▲ │
 *   └───refused────┤ │ challenged
 *   └───refused────┼─solved
 *                  └─▶ challenge
 * ```
 * The rest is a moment, not a count of ticks, so that it survives a remount, a reload and a sleeping computer.
 */
export type SmsButton =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'challenge' }
  /** Milliseconds since 1970. */
  | { readonly step: 'resting'; readonly until: number };

/** What happens to the button. */
export type SmsEvent =
  | { readonly type: 'send'; readonly now: number }
  | { readonly type: 'challenged' }
  | { readonly type: 'solved' }
  | { readonly type: 'sent'; readonly now: number; readonly restMs?: number }
  /** The server may ask to wait even so. */
  | { readonly type: 'refused'; readonly now: number; readonly restMs?: number };

/** The button before anything was sent. */
export const idleSms: SmsButton = { step: 'idle' };

function rest(now: number, milliseconds: number): SmsButton {
  return milliseconds > 0 ? { step: 'resting', until: now + milliseconds } : idleSms;
}

/** Tells the next state; what means nothing in a state changes nothing. */
export function nextSms(state: SmsButton, event: SmsEvent): SmsButton {
  const { step } = state;
  const isUnderWay = step === 'sending' || step === 'challenge';
  switch (event.type) {
    case 'send':
      return step === 'idle' || secondsLeft(state, event.now) === 0 ? { step: 'sending' } : state;
    case 'challenged':
      return step === 'sending' ? { step: 'challenge' } : state;
    case 'solved':
      return step === 'challenge' ? { step: 'sending' } : state;
    case 'sent':
      return step === 'sending' ? rest(event.now, event.restMs ?? RESEND_MS) : state;
    case 'refused':
      return isUnderWay ? rest(event.now, event.restMs ?? 0) : state;
  }
}

/** How many whole seconds the label still counts; 0 once the button may be pressed, undefined while it never rested. */
export function secondsLeft(state: SmsButton, now: number): number | undefined {
  return state.step === 'resting' ? Math.max(0, Math.ceil((state.until - now) / 1000)) : undefined;
}

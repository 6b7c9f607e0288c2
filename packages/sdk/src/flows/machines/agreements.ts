import { amount } from '../../client/readers.ts';

/** What a status means for the student. */
export type AgreementState = 'unsigned' | 'signed' | 'expired' | 'notNeeded';

/**
 * Reads an agreement's status: 0 and 1 unsigned, 2 and 3 signed, 4 expired (已失效), 5 no signature needed
 * (无需签署). Anything else counts as unsigned, so that nobody passes by a reply that cannot be read.
 */
export function agreementStateOf(status: unknown): AgreementState {
  const code = amount(status, 0);
  if (code === 2 || code === 3) return 'signed';
  if (code === 4) return 'expired';
  return code === 5 ? 'notNeeded' : 'unsigned';
}

/** One agreement of the list. */
export interface AgreementRow {
  readonly protocolId: string;
  readonly state: AgreementState;
}

/** Tells whether enough is signed for studying: one agreement, or all, of those that need a signature. */
export function isEnoughSigned(
  rows: readonly Pick<AgreementRow, 'state'>[],
  isAllRequired: boolean,
): boolean {
  const due = rows.filter(({ state }) => state !== 'notNeeded');
  const isSigned = ({ state }: Pick<AgreementRow, 'state'>): boolean => state === 'signed';
  return due.length === 0 || (isAllRequired ? due.every(isSigned) : due.some(isSigned));
}

/** Where the dialog of agreements (签署协议) stands. */
export type SigningStep =
  | 'closed'
  /** The list is on its way, for the first time or after a signature. */
  | 'listing'
  | 'failed'
  | 'open'
  /** The signing page is asked for. */
  | 'preparing'
  /** The signing page is open in another tab. */
  | 'signing'
  /** Enough is signed, and the student goes on to study. */
  | 'settled';

/** The dialog's whole state. */
export interface Signing {
  readonly step: SigningStep;
  readonly isAllRequired: boolean;
  readonly rows: readonly AgreementRow[];
  /** The agreement that is being signed; empty when none. */
  readonly protocolId: string;
  /** True after study was wished with too few signatures: 请签署全部协议. */
  readonly isShort: boolean;
}

/** What happens to the dialog. */
export type SigningEvent =
  | { readonly type: 'open'; readonly isAllRequired: boolean }
  | { readonly type: 'listed'; readonly rows: readonly AgreementRow[] }
  | { readonly type: 'failed' }
  | { readonly type: 'sign'; readonly protocolId: string }
  /** The signing page is open. */
  | { readonly type: 'prepared' }
  /** It could not be prepared, or no window opened. */
  | { readonly type: 'refused' }
  /** The page is visible again: something may have been signed in the other tab. */
  | { readonly type: 'returned' }
  | { readonly type: 'study' }
  | { readonly type: 'close' };

/** The dialog before anybody asked for it. */
export const closedSigning: Signing = {
  step: 'closed',
  isAllRequired: false,
  rows: [],
  protocolId: '',
  isShort: false,
};

/**
 * Tells the next state; what means nothing in a state changes nothing.
 *
 * ```
 * closed ──open──▶ listing ──listed──▶ open ──sign──▶ preparing ──prepared──▶ signing
 *                     │  ▲              │ ▲               └──refused──▶ open     │
 *                  failed└──returned────┤ └──study (too few: isShort)            │
 *                     ▼                 └──study──▶ settled                      │
 *            failed ──open──▶ listing ◀──────────────returned────────────────────┘
 * ```
 * The list stays while it is read again, so that nothing jumps under the student's hand.
 */
export function nextSigning(state: Signing, event: SigningEvent): Signing {
  const { step } = state;
  switch (event.type) {
    case 'open':
      return step === 'closed' || step === 'failed' || step === 'settled'
        ? { ...closedSigning, step: 'listing', isAllRequired: event.isAllRequired }
        : state;
    case 'listed':
      return step === 'listing' ? { ...state, step: 'open', rows: event.rows, isShort: false } : state;
    case 'failed':
      // What was listed before is still worth showing.
      return step === 'listing' ? { ...state, step: state.rows.length > 0 ? 'open' : 'failed' } : state;
    case 'sign':
      return step === 'open' && isSignable(state, event.protocolId)
        ? { ...state, step: 'preparing', protocolId: event.protocolId, isShort: false }
        : state;
    case 'prepared':
      return step === 'preparing' ? { ...state, step: 'signing' } : state;
    case 'refused':
      return step === 'preparing' ? { ...state, step: 'open', protocolId: '' } : state;
    case 'returned':
      return step === 'signing' || step === 'open' ? { ...state, step: 'listing', protocolId: '' } : state;
    case 'study':
      if (step !== 'open') return state;
      return isEnoughSigned(state.rows, state.isAllRequired)
        ? { ...state, step: 'settled' }
        : { ...state, isShort: true };
    case 'close':
      return step === 'settled' ? state : closedSigning;
  }
}

function isSignable({ rows }: Signing, protocolId: string): boolean {
  return rows.some((row) => row.protocolId === protocolId && row.state === 'unsigned');
}

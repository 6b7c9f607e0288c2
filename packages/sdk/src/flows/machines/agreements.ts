import { amount } from '../../client/readers.ts';

/** State of an agreement for the student. */
export type AgreementState = 'unsigned' | 'signed' | 'expired' | 'notNeeded';

/**
 * Maps an agreement's status: 0 and 1 unsigned, 2 and 3 signed, 4 expired (已失效), 5 no signature needed (无需签署).
 * Any other value counts as unsigned, so that a malformed reply never lets a student pass.
 */
export function agreementStateOf(status: unknown): AgreementState {
  const code = amount(status, 0);
  if (code === 2 || code === 3) return 'signed';
  if (code === 4) return 'expired';
  return code === 5 ? 'notNeeded' : 'unsigned';
}

/** An agreement in the list. */
export interface AgreementRow {
  readonly protocolId: string;
  readonly state: AgreementState;
}

/** Returns whether enough is signed for studying: one, or all, of the agreements that need a signature. */
export function isEnoughSigned(
  rows: readonly Pick<AgreementRow, 'state'>[],
  isAllRequired: boolean,
): boolean {
  const due = rows.filter(({ state }) => state !== 'notNeeded');
  const isSigned = ({ state }: Pick<AgreementRow, 'state'>): boolean => state === 'signed';
  return due.length === 0 || (isAllRequired ? due.every(isSigned) : due.some(isSigned));
}

/** Step of the agreement dialog (签署协议). */
export type SigningStep =
  | 'closed'
  /** The list is loading, for the first time or after a signature. */
  | 'listing'
  | 'failed'
  | 'open'
  /** The signing page is being requested. */
  | 'preparing'
  /** The signing page is open in another tab. */
  | 'signing'
  /** Enough is signed, and the student continues to the lesson. */
  | 'settled';

/** State of the dialog. */
export interface Signing {
  readonly step: SigningStep;
  readonly isAllRequired: boolean;
  readonly rows: readonly AgreementRow[];
  /** Id of the agreement being signed; empty when none is. */
  readonly protocolId: string;
  /** True after the student tried to continue with too few signatures: 请签署全部协议. */
  readonly isShort: boolean;
}

/** Event of the dialog. */
export type SigningEvent =
  | { readonly type: 'open'; readonly isAllRequired: boolean }
  | { readonly type: 'listed'; readonly rows: readonly AgreementRow[] }
  | { readonly type: 'failed' }
  | { readonly type: 'sign'; readonly protocolId: string }
  /** The signing page was opened. */
  | { readonly type: 'prepared' }
  /** The signing page could not be prepared, or the browser opened no window. */
  | { readonly type: 'refused' }
  /** The page is visible again; an agreement may have been signed in the other tab. */
  | { readonly type: 'returned' }
  | { readonly type: 'study' }
  | { readonly type: 'close' };

/** Initial state: the dialog is closed. */
export const closedSigning: Signing = {
  step: 'closed',
  isAllRequired: false,
  rows: [],
  protocolId: '',
  isShort: false,
};

/**
 * Returns the next state. Events that do not apply to the current step are ignored.
 *
 * ```
 * closed ──open──▶ listing ──listed──▶ open ──sign──▶ preparing ──prepared──▶ signing
 *                     │  ▲              │ ▲               └──refused──▶ open     │
 *                  failed└──returned────┤ └──study (too few: isShort)            │
 *                     ▼                 └──study──▶ settled                      │
 *            failed ──open──▶ listing ◀──────────────returned────────────────────┘
 * ```
 * The list stays visible while it is reloaded, which avoids a layout shift.
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
      // The previous list stays visible when a reload fails.
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

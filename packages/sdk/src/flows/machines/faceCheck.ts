import { amount } from '../../client/readers.ts';

/**
 * Where a face check stands.
 *
 * ```
 * idle ──begin──▶ asking ──0──▶ passed
 *                   │ ├──1──▶ preparing ──opened──▶ recognising ──finished──▶ judging ──1──▶ passed
 *                   │ └──2──▶ identity      │  ▲                                 └─else─▶ confirming
 *                   │          │ │ └submitted┤  └───────────again──────────────────────────┤
 *                   │       cancel └◀──────correct─────────────────────────────────────────┤
 *                   │                       └──refused──▶ confirming                    cancel
 *                   └─refused─▶ failed ◀──────────────────────────────────────────────────┘
 * ```
 * - `asking`: the status is asked for. `preparing`: the address of the recognition is.
 * - `identity`: the dialog for real name and ID number. `recognising`: the recognition is open in another
 *   tab, and a prompt asks whether it is finished. `confirming`: 重新认证 or 取消认证, or name and ID number once more.
 * - `passed` is result 1, `failed` result 2.
 */
export type FaceStep =
  | 'idle'
  | 'asking'
  | 'identity'
  | 'preparing'
  | 'recognising'
  | 'judging'
  | 'confirming'
  | 'passed'
  | 'failed';

/** The check's whole state. */
export interface FaceCheckState {
  readonly step: FaceStep;
  /** The recognition that is under way; empty before. */
  readonly orderNo: string;
}

/** What happens to the check. */
export type FaceEvent =
  | { readonly type: 'begin' }
  /** The server's status: of the student while `asking`, of the recognition while `judging`. */
  | { readonly type: 'status'; readonly status: unknown }
  /** A call failed; its words are shown. */
  | { readonly type: 'refused' }
  /** Name and ID number are saved. */
  | { readonly type: 'submitted' }
  /** The recognition is open in another tab. */
  | { readonly type: 'opened'; readonly orderNo: string }
  /** The student says that the recognition is finished. */
  | { readonly type: 'finished' }
  | { readonly type: 'again' }
  /** Name or ID number were mistyped. */
  | { readonly type: 'correct' }
  | { readonly type: 'cancel' };

/** A check that nobody asked for yet. */
export const idleFace: FaceCheckState = { step: 'idle', orderNo: '' };

const PASSED = 1;

function afterAsking(status: unknown): FaceStep {
  const code = amount(status, -1);
  if (code === 0) return 'passed';
  // What cannot be read counts as 2.
  return code === 1 ? 'preparing' : 'identity';
}

/** Tells the next state; what means nothing in a state changes nothing. */
export function nextFace(state: FaceCheckState, event: FaceEvent): FaceCheckState {
  const { step } = state;
  const to = (next: FaceStep, orderNo = state.orderNo): FaceCheckState => ({ step: next, orderNo });
  switch (event.type) {
    case 'begin':
      return step === 'idle' || step === 'passed' || step === 'failed' ? to('asking', '') : state;
    case 'status':
      if (step === 'asking') return to(afterAsking(event.status));
      if (step === 'judging') return to(amount(event.status, -1) === PASSED ? 'passed' : 'confirming');
      return state;
    case 'refused':
      if (step === 'asking') return to('failed');
      return step === 'preparing' || step === 'judging' ? to('confirming') : state;
    case 'submitted':
      return step === 'identity' ? to('preparing') : state;
    case 'opened':
      return step === 'preparing' ? to('recognising', event.orderNo) : state;
    case 'finished':
      return step === 'recognising' ? to('judging') : state;
    case 'again':
      return step === 'confirming' ? to('preparing', '') : state;
    case 'correct':
      return step === 'confirming' ? to('identity', '') : state;
    case 'cancel':
      return step === 'identity' || step === 'recognising' || step === 'confirming' ? to('failed') : state;
  }
}

/** The result of a check: 1 passed, 2 not; undefined while it is under way. */
export function faceResult({ step }: FaceCheckState): 1 | 2 | undefined {
  if (step === 'passed') return 1;
  return step === 'failed' ? 2 : undefined;
}

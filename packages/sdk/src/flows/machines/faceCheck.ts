import { amount } from '../../client/readers.ts';

/**
 * Step of a face check.
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
 * - `asking`: the status is being read. `preparing`: the address of the recognition is being requested.
 * - `identity`: the dialog for real name and ID number. `recognising`: the recognition is open in another
 *   tab, and a prompt asks whether it is finished. `confirming`: 重新认证 or 取消认证, or correct name and ID number.
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

/** State of the check. */
export interface FaceCheckState {
  readonly step: FaceStep;
  /** Order number of the current recognition; empty before the first. */
  readonly orderNo: string;
}

/** Event of the check. */
export type FaceEvent =
  | { readonly type: 'begin' }
  /** Status from the server: the student's during `asking`, the recognition's during `judging`. */
  | { readonly type: 'status'; readonly status: unknown }
  /** A call failed; its message is shown. */
  | { readonly type: 'refused' }
  /** Name and ID number were saved. */
  | { readonly type: 'submitted' }
  /** The recognition was opened in another tab. */
  | { readonly type: 'opened'; readonly orderNo: string }
  /** The student states that the recognition is finished. */
  | { readonly type: 'finished' }
  | { readonly type: 'again' }
  /** The student wants to correct the name or ID number. */
  | { readonly type: 'correct' }
  | { readonly type: 'cancel' };

/** Initial state: no check has been requested. */
export const idleFace: FaceCheckState = { step: 'idle', orderNo: '' };

const PASSED = 1;

function afterAsking(status: unknown): FaceStep {
  const code = amount(status, -1);
  if (code === 0) return 'passed';
  // An unreadable status counts as 2.
  return code === 1 ? 'preparing' : 'identity';
}

/** Returns the next state. Events that do not apply to the current step are ignored. */
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

/** Returns the result of a check: 1 passed, 2 failed; undefined while it is running. */
export function faceResult({ step }: FaceCheckState): 1 | 2 | undefined {
  if (step === 'passed') return 1;
  return step === 'failed' ? 2 : undefined;
}

import type { Reply } from '../../client/decode.ts';
import { amount, flag } from '../../client/readers.ts';
import type {
  AgreementCheck,
  FreeCoursePopup,
  ProxyCheck,
  StudentInfoCheck,
} from '../../endpoints/agreement/agreement.schema.ts';
import type { FaceCheck } from '../../endpoints/face/face.schema.ts';
import { agreementStateOf } from './agreements.ts';

/** The gates before a lesson, in the order in which they are passed. */
export const STUDY_GATES = ['proxy', 'agreement', 'information', 'freeCourse', 'face'] as const;

/** One of them: exam registration, agreement, complete information, free-course window, face check. */
export type StudyGate = (typeof STUDY_GATES)[number];

/**
 * Where the way into a lesson stands.
 *
 * ```
 * idle ──enter──▶ proxy ──▶ agreement ──▶ information ──▶ freeCourse ──▶ face ──▶ room ──opened──▶ entered
 *
 * at each gate:  asking ──clear──▶ the next gate
 *                  │ ▲
 *                 due └──done, at agreement and information: what was done is asked for again
 *                  ▼  │
 *                waiting ──done, elsewhere, or skip──▶ the next gate
 *
 * asking, room ──failed──▶ stopped        waiting ──cancel──▶ stopped        stopped ──enter──▶ proxy
 * ```
 */
export type StudyStep = 'idle' | StudyGate | 'room' | 'entered' | 'stopped';

/** The way's whole state. */
export interface LessonGate {
  readonly step: StudyStep;
  /** At a gate: the server is asked, or the student has something to do. */
  readonly phase: 'asking' | 'waiting';
  /** Whether what is to be done may be put off. */
  readonly isSkippable: boolean;
}

/** What happens on the way. */
export type StudyEvent =
  | { readonly type: 'enter' }
  /** The gate asks for nothing. */
  | { readonly type: 'clear' }
  /** The gate asks the student for something. */
  | { readonly type: 'due'; readonly isSkippable?: boolean }
  | { readonly type: 'done' }
  | { readonly type: 'skip' }
  | { readonly type: 'cancel' }
  /** A call failed, or the room has no address. */
  | { readonly type: 'failed' }
  | { readonly type: 'opened' };

/** The way before it is begun. */
export const idleStudy: LessonGate = { step: 'idle', phase: 'asking', isSkippable: false };

/** Gates where the server has to confirm what the student did. */
const ASKED_AGAIN: readonly StudyStep[] = ['agreement', 'information'];

function isGate(step: StudyStep): step is StudyGate {
  return STUDY_GATES.some((gate) => gate === step);
}

function at(step: StudyStep): LessonGate {
  return { ...idleStudy, step };
}

function after(gate: StudyGate): LessonGate {
  return at(STUDY_GATES[STUDY_GATES.indexOf(gate) + 1] ?? 'room');
}

/** Tells the next state; what means nothing in a state changes nothing, so that a late reply does no harm. */
export function nextStudy(state: LessonGate, event: StudyEvent): LessonGate {
  const { step, phase } = state;
  const gate = isGate(step) ? step : undefined;
  const asking = phase === 'asking' ? gate : undefined;
  const waiting = phase === 'waiting' ? gate : undefined;
  switch (event.type) {
    case 'enter':
      return gate === undefined && step !== 'room' ? at('proxy') : state;
    case 'clear':
      return asking === undefined ? state : after(asking);
    case 'due':
      return asking === undefined
        ? state
        : { step: asking, phase: 'waiting', isSkippable: event.isSkippable === true };
    case 'done':
      if (waiting === undefined) return state;
      return ASKED_AGAIN.includes(waiting) ? at(waiting) : after(waiting);
    case 'skip':
      return waiting !== undefined && state.isSkippable ? after(waiting) : state;
    case 'cancel':
      return waiting === undefined ? state : at('stopped');
    case 'failed':
      return asking !== undefined || step === 'room' ? at('stopped') : state;
    case 'opened':
      return step === 'room' ? at('entered') : state;
  }
}

/** What each gate's reply means for the way. What cannot be read asks for what it guards. */
export const studyAnswers = {
  /** `submitTimeType` 1 wants the registration before studying; otherwise it may wait. */
  proxy: (reply: Reply<ProxyCheck>): StudyEvent =>
    flag(reply?.needSignUp)
      ? { type: 'due', isSkippable: amount(reply?.submitTimeType) !== 1 }
      : { type: 'clear' },
  agreement: (reply: Reply<AgreementCheck>): StudyEvent => {
    const state = agreementStateOf(reply?.agreementStatus);
    return { type: state === 'signed' || state === 'notNeeded' ? 'clear' : 'due' };
  },
  information: (reply: Reply<StudentInfoCheck>): StudyEvent => ({
    type: flag(reply?.result) ? 'clear' : 'due',
  }),
  freeCourse: (reply: Reply<FreeCoursePopup>): StudyEvent => ({
    type: flag(reply?.containFreeCourseFlag) && flag(reply?.isShowPopup) ? 'due' : 'clear',
  }),
  face: (reply: Reply<FaceCheck>): StudyEvent => ({
    type: amount(reply?.status, 2) === 0 ? 'clear' : 'due',
  }),
} satisfies Record<StudyGate, unknown>;

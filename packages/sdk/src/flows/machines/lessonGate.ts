import type { Reply } from '../../client/decode.ts';
import type {
  AgreementCheck,
  FreeCoursePopup,
  ProxyCheck,
  StudentInfoCheck,
} from '../../endpoints/agreement/agreement.schema.ts';
import type { FaceCheck } from '../../endpoints/face/face.schema.ts';
import { agreementStateOf } from './agreements.ts';

/** The gates before a lesson, in the order in which a student passes them. */
export const STUDY_GATES = ['proxy', 'agreement', 'information', 'freeCourse', 'face'] as const;

/** One of the gates: exam registration, agreement, complete information, free-course window, face check. */
export type StudyGate = (typeof STUDY_GATES)[number];

/**
 * Step on the way into a lesson.
 *
 * ```
 * idle ──enter──▶ proxy ──▶ agreement ──▶ information ──▶ freeCourse ──▶ face ──▶ room ──opened──▶ entered
 *
 * at each gate:  asking ──clear──▶ the next gate
 *                  │ ▲
 *                 due └──done, at agreement and information: the server is asked again
 *                  ▼  │
 *                waiting ──done, elsewhere, or skip──▶ the next gate
 *
 * asking, room ──failed──▶ stopped        waiting ──cancel──▶ stopped        stopped ──enter──▶ proxy
 * ```
 */
export type StudyStep = 'idle' | StudyGate | 'room' | 'entered' | 'stopped';

/** State of the gates before a lesson. */
export interface LessonGate {
  readonly step: StudyStep;
  /** Phase of a gate: waiting for the server (`asking`) or for the student (`waiting`). */
  readonly phase: 'asking' | 'waiting';
  /** Whether the student may skip the current gate for now. */
  readonly isSkippable: boolean;
}

/** Event of the lesson gates. */
export type StudyEvent =
  | { readonly type: 'enter' }
  /** The gate requires nothing. */
  | { readonly type: 'clear' }
  /** The gate requires an action of the student. */
  | { readonly type: 'due'; readonly isSkippable?: boolean }
  | { readonly type: 'done' }
  | { readonly type: 'skip' }
  | { readonly type: 'cancel' }
  /** A call failed, or the room has no address. */
  | { readonly type: 'failed' }
  | { readonly type: 'opened' };

/** Initial state: the student has not asked to enter. */
export const idleStudy: LessonGate = { step: 'idle', phase: 'asking', isSkippable: false };

/** Gates that are checked again after the student's action, since the server has to confirm it. */
const CONFIRMED_BY_SERVER: readonly StudyStep[] = ['agreement', 'information'];

function isGate(step: StudyStep): step is StudyGate {
  return STUDY_GATES.some((gate) => gate === step);
}

function at(step: StudyStep): LessonGate {
  return { ...idleStudy, step };
}

function after(gate: StudyGate): LessonGate {
  return at(STUDY_GATES[STUDY_GATES.indexOf(gate) + 1] ?? 'room');
}

/** Returns the next state. Events that do not apply to the current state, such as a late reply, are ignored. */
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
      return CONFIRMED_BY_SERVER.includes(waiting) ? at(waiting) : after(waiting);
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

/** Maps each gate's reply to an event. An unreadable agreement, information or face check counts as `due`. */
export const studyAnswers = {
  /** `submitTimeType` 1 requires the registration before studying; otherwise it may be skipped. */
  proxy: (reply: Reply<ProxyCheck>): StudyEvent =>
    reply.needSignUp === 1 ? { type: 'due', isSkippable: reply.submitTimeType !== 1 } : { type: 'clear' },
  agreement: (reply: Reply<AgreementCheck>): StudyEvent => {
    const state = agreementStateOf(reply.agreementStatus);
    return { type: state === 'signed' || state === 'notNeeded' ? 'clear' : 'due' };
  },
  information: (reply: Reply<StudentInfoCheck>): StudyEvent => ({ type: reply.result ? 'clear' : 'due' }),
  freeCourse: (reply: Reply<FreeCoursePopup>): StudyEvent => ({
    type: reply.containFreeCourseFlag === 1 && reply.isShowPopup === 1 ? 'due' : 'clear',
  }),
  face: (reply: Reply<FaceCheck>): StudyEvent => ({ type: reply.status === 0 ? 'clear' : 'due' }),
} satisfies Record<StudyGate, unknown>;

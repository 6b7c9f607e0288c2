// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decodeReply } from '../../client/decode.ts';
import { check as agreementCheck } from '../../endpoints/agreement/agreement.ts';
import {
  freeCoursePopup,
  proxyRegistrationCheck,
  validatePerfectStudentInfo,
} from '../../endpoints/agreement/studentInfo.ts';
import { check as faceCheck } from '../../endpoints/face/face.ts';
import {
  idleStudy,
  nextStudy,
  STUDY_GATES,
  studyAnswers,
  type LessonGate,
  type StudyEvent,
} from './lessonGate.ts';

const NAMES = ['proxy', 'agreement', 'information', 'freeCourse', 'face'] as const;
const STEPS = ['idle', ...NAMES, 'room', 'entered', 'stopped'] as const;
const STATES = [
  'idle',
  ...NAMES.flatMap((gate) => [`${gate} asking`, `${gate} waiting`, `${gate} skippable`]),
  'room',
  'entered',
  'stopped',
];

function stateOf(words: string): LessonGate {
  const [name = '', phase = 'asking'] = words.split(' ');
  const step = STEPS.find((each) => each === name);
  if (step === undefined) throw new Error(words);
  return { step, phase: phase === 'asking' ? 'asking' : 'waiting', isSkippable: phase === 'skippable' };
}

function wordsOf({ step, phase, isSkippable }: LessonGate): string {
  if (!NAMES.some((name) => name === step)) return step;
  return `${step} ${isSkippable ? 'skippable' : phase}`;
}

const NEXT = {
  proxy: 'agreement asking',
  agreement: 'information asking',
  information: 'freeCourse asking',
  freeCourse: 'face asking',
  face: 'room',
};
const each = (phases: readonly string[], target: (gate: (typeof NAMES)[number]) => string) =>
  Object.fromEntries(NAMES.flatMap((gate) => phases.map((phase) => [`${gate} ${phase}`, target(gate)])));
const WAITING = ['waiting', 'skippable'];

/** For each event, the states that it changes and the state that follows; all other states ignore the event. */
const TABLE: readonly [event: StudyEvent, leads: Record<string, string>][] = [
  [{ type: 'enter' }, { idle: 'proxy asking', entered: 'proxy asking', stopped: 'proxy asking' }],
  [{ type: 'clear' }, each(['asking'], (gate) => NEXT[gate])],
  [{ type: 'due' }, each(['asking'], (gate) => `${gate} waiting`)],
  [{ type: 'due', isSkippable: true }, each(['asking'], (gate) => `${gate} skippable`)],
  [
    { type: 'done' },
    each(WAITING, (gate) => (gate === 'agreement' || gate === 'information' ? `${gate} asking` : NEXT[gate])),
  ],
  [{ type: 'skip' }, each(['skippable'], (gate) => NEXT[gate])],
  [{ type: 'cancel' }, each(WAITING, () => 'stopped')],
  [{ type: 'failed' }, { ...each(['asking'], () => 'stopped'), room: 'stopped' }],
  [{ type: 'opened' }, { room: 'entered' }],
];

describe.each(TABLE)('the lesson gate event %j', (event, leads) => {
  it.each(STATES)('leads from %s to the state in the table, or is ignored', (words) => {
    const before = stateOf(words);
    const after = nextStudy(before, event);
    if (leads[words] === undefined) expect(after).toBe(before);
    else expect(wordsOf(after)).toBe(leads[words]);
  });
});

describe('the lesson gate', () => {
  it('passes the gates in the platform’s order', () => {
    expect(STUDY_GATES).toEqual(NAMES);
    const passed: string[] = [];
    let state = nextStudy(idleStudy, { type: 'enter' });
    while (state.step !== 'room') {
      passed.push(state.step);
      state = nextStudy(state, { type: 'clear' });
    }
    expect(passed).toEqual(NAMES);
    expect(nextStudy(state, { type: 'opened' }).step).toBe('entered');
  });
});

describe('a gate’s reply', () => {
  it.each<[StudyEvent, string, StudyEvent]>([
    [
      studyAnswers.proxy(decodeReply(proxyRegistrationCheck, { needSignUp: 0, submitTimeType: 1 })),
      'no registration',
      { type: 'clear' },
    ],
    [
      studyAnswers.proxy(decodeReply(proxyRegistrationCheck, { needSignUp: 1, submitTimeType: 1 })),
      'registration first',
      { type: 'due', isSkippable: false },
    ],
    [
      studyAnswers.proxy(decodeReply(proxyRegistrationCheck, { needSignUp: '1', submitTimeType: 0 })),
      'registration at any time',
      { type: 'due', isSkippable: true },
    ],
    [studyAnswers.proxy(decodeReply(proxyRegistrationCheck, null)), 'nothing', { type: 'clear' }],
    [
      studyAnswers.agreement(decodeReply(agreementCheck, { agreementStatus: 1 })),
      'unsigned',
      { type: 'due' },
    ],
    [
      studyAnswers.agreement(decodeReply(agreementCheck, { agreementStatus: 2 })),
      'signed',
      { type: 'clear' },
    ],
    [studyAnswers.agreement(decodeReply(agreementCheck, { agreementStatus: 4 })), 'expired', { type: 'due' }],
    [
      studyAnswers.agreement(decodeReply(agreementCheck, { agreementStatus: 5 })),
      'not needed',
      { type: 'clear' },
    ],
    [studyAnswers.agreement(decodeReply(agreementCheck, undefined)), 'nothing', { type: 'due' }],
    [
      studyAnswers.information(decodeReply(validatePerfectStudentInfo, { result: true })),
      'complete',
      { type: 'clear' },
    ],
    [
      studyAnswers.information(decodeReply(validatePerfectStudentInfo, { result: false })),
      'incomplete',
      { type: 'due' },
    ],
    [studyAnswers.information(decodeReply(validatePerfectStudentInfo, null)), 'nothing', { type: 'due' }],
    [
      studyAnswers.freeCourse(decodeReply(freeCoursePopup, { containFreeCourseFlag: 1, isShowPopup: 1 })),
      'window',
      { type: 'due' },
    ],
    [
      studyAnswers.freeCourse(decodeReply(freeCoursePopup, { containFreeCourseFlag: 1, isShowPopup: 0 })),
      'no window',
      { type: 'clear' },
    ],
    [studyAnswers.freeCourse(decodeReply(freeCoursePopup, null)), 'nothing', { type: 'clear' }],
    [studyAnswers.face(decodeReply(faceCheck, { status: 0 })), 'no check', { type: 'clear' }],
    [studyAnswers.face(decodeReply(faceCheck, { status: 1 })), 'recognition', { type: 'due' }],
    [studyAnswers.face(decodeReply(faceCheck, { status: 2 })), 'identity', { type: 'due' }],
    [studyAnswers.face(decodeReply(faceCheck, null)), 'nothing', { type: 'due' }],
  ])('becomes the event %j: %s', (event, _, expected) => {
    expect(event).toEqual(expected);
  });
});

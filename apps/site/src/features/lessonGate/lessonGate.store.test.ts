import { type RoomProblem, type StudyGate } from '@lectern/sdk/machines';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline, refusing } from '../../shared/testing/school.fixture.ts';
import { session } from '../../shared/session/session.store.ts';
import {
  answerGate,
  enterStudy,
  isWaitingAt,
  leaveStudy,
  lessonGate,
  type LessonGateActions,
} from './lessonGate.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));
// The form of the information gate is in another chunk, which is not tested here.
vi.mock('../studentInfo/index.ts', async () => import('../studentInfo/information.store.ts'));

const target = { commodityId: '11', classTypeId: '7', lessonId: '70' };

/** Replies that require nothing, and for each gate one that requires something. */
const CLEAR: Record<string, unknown> = {
  'agreement.proxyRegistrationCheck': { needSignUp: 0, submitTimeType: 0 },
  'agreement.check': { agreementStatus: 2, agreements: [] },
  'agreement.validatePerfectStudentInfo': {
    result: true,
    deficiencyInfo: {},
    companyRegisterConfig: { mobileFlag: 0 },
  },
  'agreement.freeCoursePopup': { containFreeCourseFlag: 0, isShowPopup: 0 },
  'face.lessonStatus': { status: 0 },
};
const DUE: Record<StudyGate, [id: string, reply: unknown]> = {
  proxy: ['agreement.proxyRegistrationCheck', { needSignUp: 1, submitTimeType: 1 }],
  agreement: ['agreement.check', { agreementStatus: 0, agreements: [] }],
  information: [
    'agreement.validatePerfectStudentInfo',
    { result: false, deficiencyInfo: { username: 1 }, companyRegisterConfig: { mobileFlag: 0 } },
  ],
  freeCourse: ['agreement.freeCoursePopup', { containFreeCourseFlag: 1, isShowPopup: 1 }],
  face: ['face.lessonStatus', { status: 1 }],
};
const GATES: readonly StudyGate[] = ['proxy', 'agreement', 'information', 'freeCourse', 'face'];

const set = (id: string, reply: unknown) => void fakeSchool.answers.set(id, () => reply);
const callsOf = (id: string) => fakeSchool.calls.filter(([called]) => called === id);

const show = vi.fn<LessonGateActions['show']>();
const openRoom = vi.fn<LessonGateActions['openRoom']>();
const enter = () => enterStudy(target, { show, openRoom });
const waitingAt = (gate: StudyGate) =>
  vi.waitFor(() => expect(isWaitingAt(lessonGate.machine, gate)).toBe(true));
const entered = () => vi.waitFor(() => expect(lessonGate.machine.step).toBe('entered'));

setUpFakeSchool();
beforeEach(() => {
  for (const [id, reply] of Object.entries(CLEAR)) set(id, reply);
  show.mockReset().mockResolvedValue();
  openRoom.mockReset().mockResolvedValue(undefined);
  Object.assign(session, { userId: '5', companyId: '1', schoolId: '' });
  leaveStudy();
});

test('a lesson opens at once if no gate is due', async () => {
  await enter();
  expect(lessonGate.machine.step).toBe('entered');
  expect(show).not.toHaveBeenCalled();
  // No gate asked for anything, so the page's lesson data are current.
  expect(openRoom).toHaveBeenCalledExactlyOnceWith(true);
});

test('each gate is checked once, in the platform’s order, for this lesson', async () => {
  await enter();
  expect(fakeSchool.calls).toEqual([
    ['agreement.proxyRegistrationCheck', { classTypeId: '7' }],
    ['agreement.check', { targetId: '7', targetType: 'COURSE', lessonId: '70' }],
    ['agreement.validatePerfectStudentInfo', { targetId: '7', type: 0 }],
    ['agreement.freeCoursePopup', { company_id: '1', school_id: '1', userId: '5', sceneCode: 3 }],
    ['face.lessonStatus', { classTypeId: '7', lessonId: '70' }],
  ]);
});

test.each(GATES)('a lesson waits at the gate “%s” and is reloaded after it', async (gate) => {
  const [id, reply] = DUE[gate];
  set(id, reply);
  await enter();
  expect(isWaitingAt(lessonGate.machine, gate)).toBe(true);
  expect(show).toHaveBeenCalledExactlyOnceWith(gate);
  expect(openRoom).not.toHaveBeenCalled();
  set(id, CLEAR[id]);
  answerGate('done');
  await entered();
  expect(openRoom).toHaveBeenCalledExactlyOnceWith(false);
});

test('all due gates are shown in order', async () => {
  for (const [id, reply] of Object.values(DUE)) set(id, reply);
  await enter();
  for (const gate of GATES) {
    await waitingAt(gate);
    // All gates are known before the first one is shown.
    expect(lessonGate).toMatchObject({ gates: GATES, at: gate });
    const [id] = DUE[gate];
    set(id, CLEAR[id]);
    answerGate('done');
  }
  await entered();
  expect(show.mock.calls.map(([gate]) => gate)).toEqual(GATES);
  expect(lessonGate.gates).toEqual(GATES);
});

test.each(['agreement', 'information'] as const)(
  'the gate “%s” stays due until the server confirms it as done',
  async (gate) => {
    const [id, reply] = DUE[gate];
    set(id, reply);
    await enter();
    answerGate('done');
    await vi.waitFor(() => expect(callsOf(id)).toHaveLength(2));
    await waitingAt(gate);
  },
);

test('a gate that becomes due while an earlier one is open is shown as well', async () => {
  set(...DUE.agreement);
  await enter();
  set('agreement.check', CLEAR['agreement.check']);
  set(...DUE.face);
  answerGate('done');
  await waitingAt('face');
});

test('all due gates are known before the first is shown, even if another one cannot be checked', async () => {
  set(...DUE.agreement);
  set(...DUE.face);
  fakeSchool.answers.set('agreement.freeCoursePopup', offline);
  show.mockImplementation(async () => expect(lessonGate.gates).toEqual(['agreement', 'face']));
  await enter();
  expect(isWaitingAt(lessonGate.machine, 'agreement')).toBe(true);
  // A gate that becomes due on the way is added at its position.
  set('agreement.check', CLEAR['agreement.check']);
  set(...DUE.information);
  show.mockReset();
  answerGate('done');
  await waitingAt('information');
  expect(lessonGate.gates).toEqual(['agreement', 'information', 'face']);
});

test('a registration that has time can be skipped, an urgent one cannot', async () => {
  set('agreement.proxyRegistrationCheck', { needSignUp: 1, submitTimeType: 0 });
  await enter();
  expect(lessonGate.gates).toEqual(['proxy']);
  answerGate('skip');
  await entered();
  // A skipped gate is not shown as passed.
  expect(lessonGate.gates).toEqual([]);
  expect(openRoom).toHaveBeenCalledExactlyOnceWith(false);
  leaveStudy();
  set(...DUE.proxy);
  await enter();
  answerGate('skip');
  expect(isWaitingAt(lessonGate.machine, 'proxy')).toBe(true);
});

test.each(GATES)(
  'cancelling the gate “%s” stops the lesson, and entering again starts over',
  async (gate) => {
    const [id, reply] = DUE[gate];
    set(id, reply);
    await enter();
    answerGate('cancel');
    expect(lessonGate).toMatchObject({ machine: { step: 'stopped' }, stop: { cause: 'putOff', gate } });
    set(id, CLEAR[id]);
    await enter();
    expect(lessonGate).toMatchObject({ machine: { step: 'entered' }, stop: undefined });
  },
);

describe('a failure on the way to a lesson', () => {
  test.each(Object.entries(CLEAR))('shows the server’s message: %s', async (id) => {
    fakeSchool.answers.set(id, refusing('课程已下架'));
    await enter();
    expect(lessonGate.machine.step).toBe('stopped');
    expect(lessonGate.stop).toEqual({ cause: 'failed', message: '课程已下架' });
  });

  test('shows the site’s own message if the server sent none', async () => {
    fakeSchool.answers.set('agreement.check', offline);
    await enter();
    expect(lessonGate.stop).toEqual({ cause: 'failed', message: '网络断开了，请检查网络后再试' });
  });

  test('stops the lesson if a gate cannot be shown', async () => {
    set(...DUE.agreement);
    show.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await enter();
    expect(lessonGate).toMatchObject({ machine: { step: 'stopped' }, stop: { cause: 'failed' } });
  });

  test.each<RoomProblem>(['noAddress', 'replayBlocked', 'incomplete'])(
    'reports why the room cannot be opened: %s',
    async (problem) => {
      openRoom.mockResolvedValue(problem);
      await enter();
      expect(lessonGate).toMatchObject({ machine: { step: 'stopped' }, stop: { cause: 'room', problem } });
    },
  );
});

test('a gate whose reply cannot be read is due', async () => {
  for (const [id, step] of [
    ['agreement.check', 'agreement'],
    ['agreement.validatePerfectStudentInfo', 'information'],
    ['face.lessonStatus', 'face'],
  ] as const) {
    set(id, null);
    await enter();
    expect(isWaitingAt(lessonGate.machine, step)).toBe(true);
    set(id, CLEAR[id]);
    leaveStudy();
  }
});

test('late replies are ignored after the lesson page was left', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  fakeSchool.answers.set('agreement.check', () => new Promise((resolve) => (answer = resolve)));
  const walk = enter();
  await vi.waitFor(() => expect(callsOf('agreement.check')).toHaveLength(1));
  leaveStudy();
  answer(DUE.agreement[1]);
  await walk;
  expect(lessonGate.machine.step).toBe('idle');
  expect(show).not.toHaveBeenCalled();
  expect(openRoom).not.toHaveBeenCalled();
});

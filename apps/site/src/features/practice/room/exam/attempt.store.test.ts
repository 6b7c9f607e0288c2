// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open, patient, savedAnswers, server, serveEachTest } from '../openedRoom.fixture.ts';
import { answerQuestion, continueAfterLogin, openRoom, reportLeaving, room } from '../room.store.ts';
import { connectionStateOf, resetRoom } from '../state/room.state.ts';
import {
  checkAttemptFace,
  handInAtEnd,
  noteConnectionLoss,
  syncExamState,
  updateExamClock,
} from './attempt.store.ts';

serveEachTest();

/** Advances fake time in steps until a condition holds; what needs real time, such as loading code, gets it too. */
async function passUntil(holds: () => boolean): Promise<void> {
  const pass = async () => {
    if (!holds()) await vi.advanceTimersByTimeAsync(1_000);
    return holds();
  };
  await expect.poll(pass, { ...patient, interval: 5 }).toBe(true);
}

const receiveLeaveCount = (leaveCount: number) =>
  updateExamClock({
    serverTime: '2026-11-30T09:30:00.000Z',
    exam: {
      examId: '1',
      endsAt: '2026-11-30T10:00:00.000Z',
      graceSeconds: 60,
      handInFrom: '2026-11-30T09:00:00.000Z',
      leaveLimit: 3,
      leaveCount,
      faceDue: false,
    },
  });

it('the number of times an exam page was left never decreases, except in another room', () => {
  receiveLeaveCount(2);
  receiveLeaveCount(1);
  expect(room.exam?.leaveCount).toBe(2);
  resetRoom({ recordId: 'b' });
  receiveLeaveCount(1);
  expect(room.exam?.leaveCount).toBe(1);
});

describe('the room of an exam', () => {
  beforeEach(() => Object.assign(server, { secondsLeft: 600, hasSockets: true }));

  it('saves over its socket, and over HTTP after the socket is cut', async () => {
    await open('20');
    await expect.poll(() => server.calls).toContain('NETTY_AUTH_REQ');
    answerQuestion('1', ['A']);
    await expect.poll(() => server.calls).toContain('submit_question');
    await expect.poll(() => room.unsaved).toEqual({});
    server.hasSockets = false;
    server.cut();
    answerQuestion('2', ['B']);
    await expect.poll(() => server.calls.filter((call) => call.endsWith('/answer/submit'))).toHaveLength(1);
    await expect.poll(() => room.unsaved).toEqual({});
    expect(savedAnswers()).toEqual({ 1: 'A', 2: 'B' });
  });

  it('learns through its socket of a new deadline and of a hand-in', async () => {
    await open('21');
    await expect.poll(() => server.calls).toContain('NETTY_AUTH_REQ');
    const before = room.exam?.endsAt ?? 0;
    server.secondsLeft = 1200;
    server.push('room_changed', { recordId: 'another', what: 'deadline' });
    server.push('room_changed', { recordId: '21', what: 'deadline' });
    await expect.poll(() => (room.exam?.endsAt ?? 0) - before).toBeGreaterThan(500_000);
    server.state = 'submitted';
    server.push('room_changed', { recordId: '21', what: 'submitted' });
    await expect.poll(() => room.step).toBe('handedIn');
  });

  it('synchronises again when the server has missed a change', async () => {
    await open('28');
    await expect.poll(() => server.calls).toContain('NETTY_AUTH_REQ');
    const before = room.exam?.endsAt ?? 0;
    server.secondsLeft = 1200;
    server.push('room_changed', { what: 'missed' });
    await expect.poll(() => (room.exam?.endsAt ?? 0) - before).toBeGreaterThan(500_000);
  });

  it('accepts no answers after the end, and hands in the stored ones once online', async () => {
    await open('22');
    Object.assign(server, { isReachable: false, secondsLeft: 0 });
    server.cut();
    answerQuestion('1', ['A']);
    void handInAtEnd();
    await expect.poll(() => room.step).toBe('ready');
    expect(room.isOver).toBe(true);
    answerQuestion('2', ['B']);
    server.isReachable = true;
    await expect.poll(() => room.step, patient).toBe('handedIn');
    expect(savedAnswers()).toEqual({ 1: 'A' });
  });

  it('continues if the school extends the time after the end', async () => {
    await open('23');
    Object.assign(server, { isReachable: false, secondsLeft: 0 });
    server.cut();
    void handInAtEnd();
    await expect.poll(() => `${room.step} ${room.isOver}`).toBe('ready true');
    Object.assign(server, { isReachable: true, secondsLeft: 300 });
    continueAfterLogin();
    await expect.poll(() => room.isOver).toBe(false);
    answerQuestion('1', ['A']);
    await expect.poll(() => savedAnswers()).toEqual({ 1: 'A' });
  });

  it.each([
    ['passed', false, ''],
    ['refused', true, ''],
    [undefined, true, ''],
  ])('requires a face check until it is passed: %s', async (orderNo, isStillDue, problem) => {
    server.isFaceDue = true;
    await open(`24${orderNo}`);
    expect(room.exam?.isFaceDue).toBe(true);
    expect(await checkAttemptFace(() => Promise.resolve(orderNo))).toBe(problem);
    expect(room.exam?.isFaceDue).toBe(isStillDue);
  });
});

describe('a lost connection', () => {
  beforeEach(() => Object.assign(server, { secondsLeft: 600 }));
  afterEach(() => vi.useRealTimers());

  it.each([
    ['open', false, 'open'],
    ['open', true, 'down'],
    ['down', false, 'down'],
    ['loggedOut', true, 'loggedOut'],
  ] as const)(
    'is shown for the state of saving “%s”, with a loss noticed elsewhere: %s, as “%s”',
    (delivery, isCut, expected) => {
      expect(connectionStateOf({ delivery, isCut })).toBe(expected);
    },
  );

  it('is shown once the device reports it, until the school answers', async () => {
    await open('40');
    noteConnectionLoss();
    expect(connectionStateOf(room)).toBe('down');
    server.isReachable = false;
    syncExamState();
    await expect.poll(() => server.lost.some((path) => path.endsWith('/resume'))).toBe(true);
    expect(connectionStateOf(room)).toBe('down');
    server.isReachable = true;
    syncExamState();
    await expect.poll(() => connectionStateOf(room)).toBe('open');
  });

  it('ends when an answer is saved', async () => {
    await open('41');
    noteConnectionLoss();
    answerQuestion('1', ['A']);
    expect(connectionStateOf(room)).toBe('down');
    await expect.poll(() => connectionStateOf(room)).toBe('open');
  });

  it('is noticed when the sockets break', async () => {
    server.hasSockets = true;
    await open('42');
    await expect.poll(() => server.calls).toContain('NETTY_AUTH_REQ');
    server.isReachable = false;
    server.cut();
    await expect.poll(() => connectionStateOf(room), patient).toBe('down');
    server.isReachable = true;
    await expect.poll(() => connectionStateOf(room), patient).toBe('open');
  });

  it('is noticed by a missed heartbeat if the network drops everything silently', async () => {
    // Fake from the start, so that nothing waits for the real clock.
    vi.useFakeTimers();
    openRoom('43');
    await passUntil(() => room.step === 'ready');
    await vi.advanceTimersByTimeAsync(10_000);
    syncExamState();
    await vi.advanceTimersByTimeAsync(100);
    server.isSilent = true;
    // One heartbeat interval, and the timeout of a heartbeat.
    await vi.advanceTimersByTimeAsync(15_000 + 4_000);
    expect(connectionStateOf(room)).toBe('open');
    await passUntil(() => connectionStateOf(room) === 'down');
    server.isSilent = false;
    await passUntil(() => connectionStateOf(room) === 'open');
  });

  it('ends with any reply of the server, even a 401', async () => {
    await open('44');
    noteConnectionLoss();
    server.status = 401;
    syncExamState();
    await expect.poll(() => connectionStateOf(room)).toBe('open');
  });
});

describe('leaving the page', () => {
  const gone = (recordId: string) => server.leaving.filter((id) => id === recordId);
  afterEach(() => vi.useRealTimers());

  it('is reported for an exam that is answered in this tab', async () => {
    server.secondsLeft = 600;
    openRoom('50');
    reportLeaving();
    await expect.poll(() => room.step).toBe('ready');
    expect(gone('50')).toEqual([]);
    reportLeaving();
    await expect.poll(() => gone('50')).toHaveLength(1);
    room.seat = 'otherTab';
    reportLeaving();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(gone('50')).toHaveLength(1);
  });

  it('is not reported for practice', async () => {
    await open('51');
    reportLeaving();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(gone('51')).toEqual([]);
  });

  it('for another tab stops the heartbeat until it is visible again', async () => {
    const countSignCalls = () => server.calls.filter((call) => /resume|exam_face/.test(call)).length;
    Object.assign(server, { secondsLeft: 600, hasSockets: true });
    vi.useFakeTimers();
    openRoom('52');
    await passUntil(() => server.calls.includes('NETTY_AUTH_REQ'));
    syncExamState();
    await vi.advanceTimersByTimeAsync(100);
    server.calls.length = 0;
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    server.cut();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(countSignCalls()).toBe(0);
    sight.mockReturnValue('visible');
    await passUntil(() => countSignCalls() > 0);
    sight.mockRestore();
  });
});

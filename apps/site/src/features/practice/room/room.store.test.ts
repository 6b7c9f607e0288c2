// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionError } from '../../../shared/client/client.ts';
import { replacePorts } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { currentWork } from '../../../shared/session/work.ts';
import { handIn } from './state/handIn.store.ts';
import { connectionStateOf, resetRoom, unsent } from './state/room.state.ts';
import {
  takeOverRoom,
  answerQuestion,
  chooseOptions,
  continueAfterLogin,
  leaveRoom,
  openRoom,
  previewRoom,
  retryNow,
  room,
  reportLeaving,
  toggleMark,
} from './room.store.ts';
import { type RoomServer, serveRoom } from './roomServer.fixture.ts';
import { syncExamState, checkAttemptFace, handInAtEnd, noteConnectionLoss } from './exam/attempt.store.ts';

let server: RoomServer;

const patient = { timeout: 10_000 };

/** Opens an exercise of its own, so that nothing is pending from another test. */
async function open(recordId: string): Promise<void> {
  openRoom(recordId);
  await expect.poll(() => room.step).toBe('ready');
}

/** Advances fake time in steps until a condition holds; what needs real time, such as loading code, gets it too. */
async function passUntil(holds: () => boolean): Promise<void> {
  const pass = async () => {
    if (!holds()) await vi.advanceTimersByTimeAsync(1_000);
    return holds();
  };
  await expect.poll(pass, { ...patient, interval: 5 }).toBe(true);
}

const savedAnswers = () =>
  Object.fromEntries([...server.answers].map(([id, { answer }]) => [id, answer.join('')]));

beforeEach(() => {
  Object.assign(session, { token: 'token', userId: '1', companyId: '2' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = serveRoom();
});
afterEach(() => {
  leaveRoom();
  vi.unstubAllGlobals();
});

describe('a preview of an exercise', () => {
  const reads = () => server.calls.filter((call) => call.endsWith('/paper/questions/v2')).length;

  it('shows the paper without accepting answers, and its room opens without a second request', async () => {
    await previewRoom('60');
    expect([room.step, room.paper.questionCount]).toEqual(['ready', 2]);
    answerQuestion('1', ['A']);
    openRoom('60');
    expect([room.step, room.seat]).toEqual(['ready', 'unclaimed']);
    await expect.poll(() => room.seat).toBe('here');
    expect([reads(), savedAnswers(), room.answers]).toEqual([1, {}, {}]);
    answerQuestion('1', ['B']);
    await expect.poll(savedAnswers).toEqual({ 1: 'B' });
  });

  it('does not show an exam, but spares its room a second request', async () => {
    server.secondsLeft = 600;
    await previewRoom('61');
    expect(room.step).toBe('loading');
    await open('61');
    expect([reads(), room.exam?.examId]).toEqual([1, '3']);
  });

  it.each([undefined, 600])(
    'is requested once, even if its room opens meanwhile (%s seconds left)',
    async (left) => {
      server.secondsLeft = left;
      const preview = previewRoom('65');
      await open('65');
      await preview;
      expect([reads(), room.seat, room.paper.questionCount]).toEqual([1, 'here', 2]);
    },
  );

  it('that failed is requested again by its room', async () => {
    server.isReachable = false;
    await previewRoom('66');
    expect(room.step).toBe('failed');
    server.isReachable = true;
    await open('66');
    expect(reads()).toBe(1);
  });

  it.each([
    [undefined, true, 'ready', 1],
    [600, true, 'loading', 0],
    [undefined, false, 'loading', 0],
  ])(
    'on the server shows no exam (%s seconds left, reachable: %s): %s',
    async (secondsLeft, isReachable, step, count) => {
      Object.assign(server, { secondsLeft, isReachable });
      const putBack = replacePorts({ isRenderOnly: true });
      await previewRoom('64');
      putBack();
      expect([room.step, reads()]).toEqual([step, count]);
    },
  );

  it('is not reused for another exercise, nor after a minute', async () => {
    await previewRoom('62');
    await open('63');
    await previewRoom('62');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await open('62');
    clock.mockRestore();
    expect(reads()).toBe(4);
  });
});

describe('the room of an exercise', () => {
  it('reports an answer as saved only once the server has it', async () => {
    await open('7');
    answerQuestion('1', ['A']);
    await expect.poll(() => room.unsaved).toEqual({ 1: true });
    expect(savedAnswers()).toEqual({});
    await expect.poll(() => room.unsaved).toEqual({});
    expect(savedAnswers()).toEqual({ 1: 'A' });
  });

  it('stores a chosen option at once, and shows it as an answer after the next paint', async () => {
    await open('12');
    chooseOptions('1', ['A']);
    chooseOptions('2', ['B']);
    expect(room.answers).toEqual({});
    // Not even for one frame may everything be shown as saved.
    expect(unsent.questions).toBe(2);
    expect(await handIn()).toBe('done');
    expect(savedAnswers()).toEqual({ 1: 'A', 2: 'B' });
    await expect.poll(() => room.answers).toEqual({ 1: ['A'], 2: ['B'] });
    expect(unsent.questions).toBe(0);
  });

  it('keeps answers and marks while offline, and sends the answers once online', async () => {
    await open('8');
    server.isReachable = false;
    answerQuestion('1', ['A']);
    answerQuestion('2', ['B']);
    toggleMark('2');
    await expect.poll(() => room.delivery, patient).toBe('down');
    expect(Object.keys(room.unsaved)).toEqual(['1', '2']);
    expect(room.marked['2']).toBe(true);
    server.isReachable = true;
    retryNow();
    await expect.poll(() => room.unsaved, patient).toEqual({});
    expect(savedAnswers()).toEqual({ 1: 'A', 2: 'B' });
    expect(room.delivery).toBe('open');
  });

  it('hands in together with unsent answers, and loses nothing if it fails offline', async () => {
    await open('9');
    server.isReachable = false;
    answerQuestion('1', ['A']);
    expect(await handIn()).toBe('offline');
    expect(room.step).toBe('ready');
    server.isReachable = true;
    expect(await handIn()).toBe('done');
    expect(room.step).toBe('handedIn');
    expect(savedAnswers()).toEqual({ 1: 'A' });
  });

  it('ignores the failed hand-in of an exercise that was left', async () => {
    await open('90');
    answerQuestion('1', ['A']);
    server.isReachable = false;
    const handing = handIn();
    leaveRoom();
    resetRoom({ step: 'handingIn', recordId: '91' });
    expect(await handing).toBe('offline');
    expect(room.step).toBe('handingIn');
  });

  it('sends answers left by an earlier visit although the exercise has been handed in', async () => {
    await open('10');
    server.isReachable = false;
    answerQuestion('1', ['A']);
    leaveRoom();
    server.isReachable = true;
    server.state = 'submitted';
    openRoom('10');
    await expect.poll(() => room.step).toBe('handedIn');
    expect(savedAnswers()).toEqual({ 1: 'A' });
    expect(room.lateCount).toBe(1);
  });

  it('shows a later answer from another device', async () => {
    await open('11');
    server.answers.set('1', { answer: ['C'], sequence: 40 });
    answerQuestion('1', ['A']);
    await expect.poll(() => room.answers['1']).toEqual(['C']);
  });
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

describe('a room without its seat or log-in', () => {
  it('sends stored answers and accepts no more on another device’s log-in, and resumes after the next', async () => {
    await open('30');
    server.isReachable = false;
    answerQuestion('1', ['A']);
    await expect.poll(() => room.delivery, patient).toBe('down');
    Object.assign(server, { isReachable: true, status: 409 });
    expect(currentWork()?.yieldToOtherDevice()).toBe(true);
    expect(currentWork()?.yieldToOtherDevice()).toBe(false);
    expect(room.seat).toBe('otherDevice');
    await expect.poll(() => savedAnswers(), patient).toEqual({ 1: 'A' });
    answerQuestion('2', ['B']);
    expect(room.answers['2']).toBeUndefined();
    server.status = 200;
    server.answers.set('2', { answer: ['C'], sequence: 40 });
    continueAfterLogin();
    await expect.poll(() => room.seat).toBe('here');
    expect(room.answers).toEqual({ 1: ['A'], 2: ['C'] });
  });

  it('learns of another device’s log-in through its socket', async () => {
    Object.assign(server, { secondsLeft: 600, hasSockets: true });
    const onEvent = vi.fn<(kind: string) => void>();
    onSessionError(({ kind }) => onEvent(kind));
    await open('34');
    await expect.poll(() => server.calls).toContain('NETTY_AUTH_REQ');
    server.status = 409;
    server.cut(4409);
    await expect.poll(() => onEvent.mock.calls).toEqual([['kicked']]);
  });

  it('keeps answers after the log-in has ended, and sends them after the next one', async () => {
    await open('31');
    server.status = 401;
    answerQuestion('1', ['A']);
    toggleMark('1');
    await expect.poll(() => room.delivery, patient).toBe('loggedOut');
    expect(savedAnswers()).toEqual({});
    server.status = 200;
    continueAfterLogin();
    await expect.poll(() => room.delivery, patient).toBe('open');
    expect(room.step).toBe('ready');
    expect(room.answers['1']).toEqual(['A']);
    expect(savedAnswers()).toEqual({ 1: 'A' });
  });

  it('is read-only while another tab has the seat, until it is taken over here', async () => {
    const other = new BroadcastChannel('lectern.room/2:1/32');
    await open('32');
    other.postMessage('taken');
    await expect.poll(() => room.seat).toBe('otherTab');
    answerQuestion('1', ['A']);
    expect(room.answers['1']).toBeUndefined();
    takeOverRoom();
    await expect.poll(() => room.seat).toBe('here');
    answerQuestion('1', ['A']);
    await expect.poll(() => savedAnswers()).toEqual({ 1: 'A' });
    other.close();
  });

  it('sends nothing after it was left', async () => {
    await open('33');
    server.calls.length = 0;
    leaveRoom();
    answerQuestion('1', ['A']);
    void handInAtEnd();
    expect(server.calls).toEqual([]);
    expect(currentWork()).toBeUndefined();
  });

  it('stays left when the answer to a heartbeat says that it is handed in, so that it can be opened again', async () => {
    server.secondsLeft = 600;
    await open('34');
    server.state = 'submitted';
    server.calls.length = 0;
    syncExamState();
    leaveRoom();
    await expect.poll(() => server.calls).toContainEqual(expect.stringMatching(/resume|face/));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(room.step).toBe('idle');
  });
});

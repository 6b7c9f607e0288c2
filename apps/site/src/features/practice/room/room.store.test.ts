// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { onSessionError } from '../../../shared/client/client.ts';
import { replacePorts } from '../../../shared/ports.ts';
import { currentWork } from '../../../shared/session/work.ts';
import { handIn } from './state/handIn.store.ts';
import { resetRoom, unsent } from './state/room.state.ts';
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
  toggleMark,
} from './room.store.ts';
import { open, patient, savedAnswers, server, serveEachTest } from './openedRoom.fixture.ts';
import { syncExamState, handInAtEnd } from './exam/attempt.store.ts';

serveEachTest();

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

import { ApiError } from '@lectern/sdk';
import { liveIn, logOff, logOn, type ReplyFrame } from '@lectern/sdk/sockets';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage, replacePorts } from '../../../shared/ports.ts';
import { unsavedVisits } from './unsavedVisits.ts';
import { beginVisit, resendUnsaved, type VisitParts } from './visit.ts';

let restore: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  restore = replacePorts({ storage: memoryStorage() });
});
afterEach(() => {
  vi.useRealTimers();
  restore();
});

const failure = (kind: 'network' | 'business') => new ApiError({ kind, endpoint: 'learning.logOn' });

/** Starts a visit on a connection that can be interrupted, recording what arrives over the socket and over HTTP. */
function begin(more: Partial<VisitParts> = {}) {
  const frames: [op: string, seconds: number][] = [];
  const called: [id: string, seconds: number][] = [];
  const line = { isOpen: true, isHttpUp: true, isClosed: false, forgotten: 0 };
  let onFrame: (frame: ReplyFrame) => void = () => undefined;
  const secondsOf = (input: unknown) => Number(Object(Object(input).visit).seconds);
  const unsaved = unsavedVisits('7');
  const visit = beginVisit({
    id: 'visit-1',
    lessonId: '3',
    entrance: undefined,
    operations: { logOn, logOff },
    unsaved,
    openSocket: (events) => {
      onFrame = events.onFrame ?? onFrame;
      let sent = 0;
      return {
        isOpen: () => line.isOpen,
        forget: () => void (line.forgotten += 1),
        close: () => void (line.isClosed = true),
        send: ({ op }, input) => {
          const id = String((sent += 1));
          if (line.isOpen) {
            frames.push([op, secondsOf(input)]);
            queueMicrotask(() => onFrame({ op, id, code: '1', message: '', data: {} }));
          }
          return id;
        },
      };
    },
    call: async ({ id }, input) => {
      if (!line.isHttpUp) throw failure('network');
      called.push([id, secondsOf(input)]);
      return undefined;
    },
    ...more,
  });
  return { visit, line, frames, called, unsaved };
}

it('a visit counts only the time studied, and reports the total so far', async () => {
  const { visit, frames, called, unsaved, line } = begin();
  await vi.advanceTimersByTimeAsync(20_000);
  visit.study(true);
  await vi.advanceTimersByTimeAsync(20_000);
  visit.study(false);
  await vi.advanceTimersByTimeAsync(60_000);
  visit.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(frames).toEqual([
    ['NETTY_LOG_ON_REQ', 0],
    ['NETTY_LOG_ON_REQ', 10],
    ['NETTY_LOG_ON_REQ', 20],
    ['NETTY_LOG_OFF_REQ', 20],
  ]);
  expect(called).toEqual([]);
  expect(unsaved.list()).toEqual([]);
  expect(line.isClosed).toBe(true);
});

it('a visit to a live room enters the room once', async () => {
  const { visit, frames } = begin({ entrance: liveIn });
  visit.study(true);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(frames.map(([op]) => op)).toEqual([
    'NETTY_LOG_ON_REQ',
    'NETTY_LIVE_IN_REQ',
    'NETTY_LOG_ON_REQ',
    'NETTY_LOG_ON_REQ',
  ]);
});

it('a visit falls back to HTTP while its socket is closed', async () => {
  const { visit, line, called, unsaved } = begin({ entrance: liveIn });
  line.isOpen = false;
  visit.study(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(called).toEqual([['learning.logOn', 15]]);
  expect(unsaved.list()).toEqual([]);
  visit.leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(called.at(-1)).toEqual(['learning.logOff', 20]);
  expect(line.isClosed).toBe(true);
});

it('a visit loses no study time to a lost connection, and stores the time on the device meanwhile', async () => {
  const { visit, line, frames, unsaved } = begin();
  visit.study(true);
  await vi.advanceTimersByTimeAsync(16_000);
  Object.assign(line, { isOpen: false, isHttpUp: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(unsaved.list()).toEqual([['visit-1', { lessonId: '3', visit: { id: 'visit-1', seconds: 75 } }]]);
  Object.assign(line, { isOpen: true, isHttpUp: true });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(frames.at(-1)).toEqual(['NETTY_LOG_ON_REQ', 90]);
  expect(unsaved.list()).toEqual([]);
});

it('study time that a closed page could not send is sent at the same student’s next visit', async () => {
  const { visit, line, unsaved } = begin();
  visit.study(true);
  Object.assign(line, { isOpen: false, isHttpUp: false });
  await vi.advanceTimersByTimeAsync(9000);
  visit.sayLast();
  await vi.advanceTimersByTimeAsync(0);
  const sent: unknown[] = [];
  await resendUnsaved(async (_, input) => void sent.push(input), unsavedVisits('8'));
  expect(sent).toEqual([]);
  await resendUnsaved(() => Promise.reject(failure('network')), unsaved);
  expect(unsaved.list()).toHaveLength(1);
  await resendUnsaved(async (_, input) => void sent.push(input), unsaved);
  expect(sent).toEqual([{ lessonId: '3', visit: { id: 'visit-1', seconds: 9 } }]);
  expect(unsaved.list()).toEqual([]);
});

it('study time that the server refuses for good is dropped', async () => {
  const { unsaved } = begin();
  unsaved.add('visit-of-before', { lessonId: '9', visit: { id: 'visit-of-before', seconds: 1 } });
  await resendUnsaved(() => Promise.reject(failure('business')), unsaved);
  expect(unsaved.list()).toEqual([]);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replacePorts } from '../../../shared/ports.ts';
import { checkCut, checkHttp, type Finding } from './rehearsal.checks.ts';
import { verdictOf } from './rehearsal.store.ts';

const HOUR_MS = 3_600_000;

/** Whether the fake server, whose clock is an hour ahead, acknowledges no answers. */
let losesAnswers = false;
/** Response times of the fake server in milliseconds, under fake clocks; none once they are used up. */
let latencies: number[] = [];
let calls = 0;

beforeEach(() => {
  losesAnswers = false;
  latencies = [];
  calls = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit = {}) => {
    calls += 1;
    const latency = latencies.shift();
    if (latency !== undefined) vi.advanceTimersByTime(latency);
    const { operationIds } = JSON.parse(String(init.body));
    const data = {
      serverTime: new Date(Date.now() + HOUR_MS).toISOString(),
      operationIds: losesAnswers ? [] : operationIds,
    };
    return new Response(JSON.stringify({ code: '1', message: '', data }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the HTTP check reports a good connection and a clock that is an hour off', async () => {
  const { http, clock } = await checkHttp();
  expect(http.grade).toBe('good');
  expect(clock.grade).toBe('warning');
  expect(Math.round(clock.figure / 60_000)).toBe(60);
});

it.each([
  [[3000, 200, 2000], 'good', 200],
  [[1600, 3000, 2000], 'warning', 1600],
])(
  'the fastest of three rounds counts: response times of %j ms are graded %s',
  async (rounds, grade, figure) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    latencies = [...rounds];
    const { http, clock } = await checkHttp();
    expect(http).toMatchObject({ grade, figure });
    // The server reads its clock at the end of the round, half a round later than assumed.
    expect(clock.figure).toBe(HOUR_MS + figure / 2);
  },
);

it('the HTTP check is graded bad if the school cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect((await checkHttp()).http.grade).toBe('bad');
});

it('the outage check queues three answers while offline and delivers all of them afterwards', async () => {
  const waiting: number[] = [];
  const finding = await checkCut((count) => {
    expect(calls).toBe(count === 0 ? calls : 0);
    waiting.push(count);
  }, 100);
  expect(finding).toMatchObject({ grade: 'good', figure: 3 });
  expect(Math.max(...waiting)).toBe(3);
  expect(waiting.at(-1)).toBe(0);
});

it('the outage check is graded bad if the server acknowledges no answers', async () => {
  losesAnswers = true;
  const putBack = replacePorts({ wait: () => new Promise((resolve) => setTimeout(resolve)) });
  const finding = await checkCut(() => undefined);
  putBack();
  expect(finding).toMatchObject({ grade: 'bad', figure: 0 });
  expect(calls).toBeGreaterThan(0);
});

it.each<
  [
    string,
    Partial<Record<'http' | 'clock' | 'socket' | 'storage' | 'tab' | 'camera' | 'cut', Finding['grade']>>,
    Finding['grade'] | undefined,
  ]
>([
  [
    'all checks are good without a camera',
    { http: 'good', clock: 'good', socket: 'good', storage: 'good', tab: 'good', cut: 'good' },
    'good',
  ],
  [
    'one check gives a warning',
    { http: 'good', clock: 'good', socket: 'warning', storage: 'good', tab: 'good', cut: 'good' },
    'warning',
  ],
  ['the school cannot be reached', { http: 'bad', clock: 'warning' }, 'bad'],
  ['checks are still running', { http: 'good', clock: 'good' }, undefined],
])('the verdict is correct when %s', (_, grades, verdict) => {
  const findings = Object.fromEntries(
    Object.entries(grades).map(([id, grade]) => [id, { grade, reason: '' as const, figure: 0 }]),
  );
  expect(verdictOf(findings)).toBe(verdict);
});

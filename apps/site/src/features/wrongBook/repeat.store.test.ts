// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage, replacePorts } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';
import { check, goOn, gradeSelf, openRepeat, repeat, syncRepetitions, tryAnswer } from './repeat.store.ts';

interface Sent {
  readonly operationId: string;
  readonly wrongId: string;
  readonly answer: readonly string[];
  readonly agoSeconds: number;
  readonly isRight?: number;
}

/** A fake server with three due questions; `isReachable` simulates the connection. */
let school: { isReachable: boolean; readonly taken: Map<string, Sent>; calls: number };
let now = 0;
let putBack: () => void = () => undefined;

const entry = (wrongId: string, type: string, key: string[]) => ({
  wrongId,
  questionId: `q${wrongId}`,
  type,
  options: ['A', 'B'].map((label) => ({ label, html: label })),
  key,
});
const due = () => [entry('1', 'single', ['B']), entry('2', 'blank', ['1/4']), entry('3', 'open', [])];

function answerTo(path: string, body: { readonly repetitions?: readonly Sent[] }): unknown {
  if (path.endsWith('/wrong/list'))
    return {
      total: 3,
      records: due().filter(
        ({ wrongId }) => ![...school.taken.values()].some((sent) => sent.wrongId === wrongId),
      ),
    };
  for (const sent of body.repetitions ?? []) school.taken.set(sent.operationId, sent);
  return {
    results: (body.repetitions ?? []).map(({ operationId, wrongId }) => ({
      operationId,
      wrongId,
      verdict: 'right',
      rightCount: 1,
      dueAt: '2026-03-03T16:00:00.000Z',
      removed: false,
    })),
  };
}

beforeEach(() => {
  school = { isReachable: true, taken: new Map(), calls: 0 };
  now = Date.parse('2026-03-02T01:00:00Z');
  const storage = new Map<string, string>();
  putBack = replacePorts({ now: () => now, storage: memoryStorage(storage) });
  Object.assign(session, { token: 'token', userId: '1', companyId: '2' });
  vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit = {}) => {
    if (!school.isReachable) throw new TypeError('fetch failed');
    school.calls += 1;
    const path = new URL(typeof input === 'string' ? input : input.url, 'http://school').pathname;
    const data = answerTo(path, typeof init.body === 'string' ? JSON.parse(init.body) : {});
    return new Response(JSON.stringify({ code: '1', message: '', data }));
  });
});
afterEach(() => {
  putBack();
  vi.unstubAllGlobals();
});

const taken = () => [...school.taken.values()].map(({ wrongId, answer }) => [wrongId, answer]);

it('answers are graded at once and sent, and a wrong question is repeated at the end', async () => {
  await openRepeat();
  tryAnswer(['A']);
  check();
  expect(repeat.verdict).toBe('wrong');
  tryAnswer(['B']);
  await expect.poll(taken).toEqual([['1', ['A']]]);
  goOn();
  expect(repeat.queue.map(({ wrongId }) => wrongId)).toEqual(['2', '3', '1']);
  tryAnswer(['0.25']);
  check();
  expect(repeat.verdict).toBe('unsure');
  await expect.poll(() => repeat.verdict).toBe('right');
  goOn();
  tryAnswer(['because']);
  check();
  expect(school.taken.size).toBe(2);
  gradeSelf(true);
  await expect.poll(() => [...school.taken.values()].at(-1)?.isRight).toBe(1);
  await expect.poll(() => repeat.waitingCount).toBe(0);
  expect(repeat).toMatchObject({ rightCount: 2, wrongCount: 1 });
});

it('repetition continues offline, and its answers are sent once when online again', async () => {
  await openRepeat();
  school.isReachable = false;
  tryAnswer(['B']);
  check();
  await expect.poll(() => repeat.isOnline, { timeout: 10_000 }).toBe(false);
  expect(repeat).toMatchObject({ verdict: 'right', waitingCount: 1 });
  // The page is opened again, still offline: finished questions stay finished.
  await openRepeat();
  expect(repeat.queue.map(({ wrongId }) => wrongId)).toEqual(['2', '3']);
  now += 3_600_000;
  school.isReachable = true;
  await Promise.all([syncRepetitions(), syncRepetitions()]);
  expect(taken()).toEqual([['1', ['B']]]);
  expect([...school.taken.values()][0]?.agoSeconds).toBe(3600);
  const { calls } = school;
  await syncRepetitions();
  expect(school.calls).toBe(calls);
  expect(repeat.waitingCount).toBe(0);
});

it('one student’s unsent repetitions are not sent for the next on the same device', async () => {
  await openRepeat();
  school.isReachable = false;
  tryAnswer(['B']);
  check();
  await expect.poll(() => repeat.isOnline, { timeout: 10_000 }).toBe(false);
  school.isReachable = true;
  session.userId = '9';
  await openRepeat();
  expect(school.taken.size).toBe(0);
  expect(repeat.waitingCount).toBe(0);
});

/** Holds back the next lists of due questions; returns the functions that release them. */
function holdLists(): (() => void)[] {
  const ways: (() => void)[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', async (...fetchArguments: Parameters<typeof fetch>) => {
    const reply = await answer(...fetchArguments);
    if (String(fetchArguments[0]).includes('/wrong/list'))
      await new Promise<void>((resolve) => ways.push(resolve));
    return reply;
  });
  return ways;
}

it('a late reply to an earlier start does not replace the questions of the newer one', async () => {
  const lists = holdLists();
  const first = openRepeat();
  await expect.poll(() => lists.length).toBe(1);
  now += 1;
  session.token = 'newer';
  const second = openRepeat();
  await expect.poll(() => lists.length).toBe(2);
  lists[1]?.();
  await second;
  tryAnswer(['B']);
  check();
  goOn();
  await expect.poll(() => repeat.waitingCount).toBe(0);
  lists[0]?.();
  await first;
  expect(repeat.queue.map(({ wrongId }) => wrongId)).toEqual(['2', '3']);
});

it('questions loaded for one student are not stored for the next', async () => {
  const lists = holdLists();
  const first = openRepeat();
  await expect.poll(() => lists.length).toBe(1);
  Object.assign(session, { token: 'other', userId: '9' });
  lists[0]?.();
  await first;
  school.isReachable = false;
  await openRepeat();
  expect(repeat).toMatchObject({ status: 'failed', queue: [] });
});

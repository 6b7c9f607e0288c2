// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage, replacePorts } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import {
  answerQuick,
  anotherQuick,
  handInQuick,
  joinAccount,
  leaveQuick,
  openQuick,
  quick,
  save,
} from './quick.store.ts';

/** A fake school that makes papers of two questions, and merges them into an account on request. */
let school: {
  isReachable: boolean;
  papers: number;
  readonly answers: Map<string, readonly string[]>;
  readonly merged: string[];
};
let stored: Map<string, string>;
let putBack: () => void = () => undefined;

const owned = (recordId: string | null) => school.merged.includes(recordId ?? '');

function answerTo(url: URL, body: unknown, token: string | null): object {
  const questions = ['1', '2'].map((questionId) => ({
    questionId,
    type: 'single',
    options: [
      { label: 'A', html: 'a' },
      { label: 'B', html: 'b' },
    ],
  }));
  if (url.pathname.includes('/quick/paper/generate/')) {
    school.papers += 1;
    return {
      code: '1',
      data: {
        recordId: `${school.papers}`,
        paperId: 'p',
        exerciseType: 'quick',
        title: 'Quick',
        materials: [],
        questions,
      },
    };
  }
  if (url.pathname.endsWith('/mergeUnlogged')) {
    school.merged.push(Object(body).unLoginRecordId);
    return { code: '1', data: { mergedCount: 1 } };
  }
  const recordId = url.searchParams.get('currentId') ?? url.searchParams.get('recordId');
  if (owned(recordId) && token === null) return { code: '0', message: 'merged', data: { merged: true } };
  for (const { questionId, answer } of Array.isArray(body) ? body : [])
    school.answers.set(`${recordId}:${questionId}`, answer);
  if (url.pathname.endsWith('/sync')) return { code: '1', data: { answeredCount: school.answers.size } };
  return {
    code: '1',
    data: {
      rightCount: 1,
      questions: questions.map((question) => ({ ...question, verdict: 'right', answer: [], key: ['A'] })),
    },
  };
}

beforeEach(() => {
  school = { isReachable: true, papers: 0, answers: new Map(), merged: [] };
  stored = new Map();
  putBack = replacePorts({ setCookie: () => undefined, storage: memoryStorage(stored) });
  session.token = '';
  vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit = {}) => {
    if (!school.isReachable) throw new TypeError('fetch failed');
    const token = new Headers(init.headers).get('authorization');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const url = new URL(typeof input === 'string' ? input : input.url, 'http://school');
    return new Response(JSON.stringify({ message: '', ...answerTo(url, body, token === '' ? null : token) }));
  });
});
afterEach(() => {
  leaveQuick();
  putBack();
  vi.unstubAllGlobals();
});

it('a visitor’s answers survive a lost connection and a reload', async () => {
  await openQuick('5', '6');
  answerQuick('1', ['A']);
  await save();
  expect(school.answers.get('1:1')).toEqual(['A']);
  school.isReachable = false;
  answerQuick('2', ['B']);
  await save();
  expect(quick.saved).toBe('kept');
  expect(await handInQuick()).toMatchObject({ isDone: false });
  // The page is reloaded: the same exercise with the stored answers.
  school.isReachable = true;
  await openQuick('5', '6');
  expect(school.papers).toBe(1);
  expect(quick.answers).toEqual({ 1: ['A'], 2: ['B'] });
  expect(school.answers.get('1:2')).toEqual(['B']);
  expect(await handInQuick()).toMatchObject({ isDone: true });
  expect(quick).toMatchObject({ step: 'done', rightCount: 1 });
});

it('logging in merges every exercise of the visitor, and sends the answers given meanwhile', async () => {
  await openQuick('5', '6');
  await handInQuick();
  await anotherQuick();
  expect(stored.get('unLoginRecordId')).toBe('1,2');
  answerQuick('1', ['A']);
  // The log-in has already merged the exercise, but its token has not arrived: the answer is refused and stays.
  school.merged.push('2');
  await save();
  expect(quick.saved).toBe('kept');
  session.token = 'token';
  await joinAccount();
  expect(school.answers.get('2:1')).toEqual(['A']);
  expect(quick.saved).toBe('saved');
  expect(new Set(school.merged)).toEqual(new Set(['1', '2']));
  expect(stored.has('unLoginRecordId')).toBe(false);
});

it('a late reply to a hand-in does not change an exercise opened meanwhile', async () => {
  await openQuick('1', '2');
  answerQuick('1', ['A']);
  const late = Promise.withResolvers<void>();
  const answer = fetch;
  vi.stubGlobal('fetch', async (...fetchArguments: Parameters<typeof fetch>) => {
    if (String(fetchArguments[0]).includes('/submit')) await late.promise;
    return answer(...fetchArguments);
  });
  const handing = handInQuick();
  leaveQuick();
  await openQuick('1', '3');
  answerQuick('2', ['B']);
  late.resolve();
  await handing;
  expect(quick).toMatchObject({ step: 'ready', recordId: '2', answers: { 2: ['B'] }, results: [] });
  expect(stored.get('practice.quick')).toContain('"2":["B"]');
});

it('a student’s answers are shown to that student alone, and a visitor’s pass to whoever logs in', async () => {
  Object.assign(session, { token: 'a', userId: '1' });
  await openQuick('1', '2');
  answerQuick('1', ['A']);
  leaveQuick();
  Object.assign(session, { token: '', userId: '' });
  await openQuick('1', '2');
  expect(quick.answers).toEqual({});
  answerQuick('2', ['B']);
  Object.assign(session, { token: 'b', userId: '2' });
  await openQuick('1', '2');
  expect(quick.answers).toEqual({ 2: ['B'] });
  answerQuick('1', ['B']);
  leaveQuick();
  Object.assign(session, { token: 'a', userId: '1' });
  await openQuick('1', '2');
  expect(quick.answers).toEqual({ 1: ['A'] });
  Object.assign(session, { token: '', userId: '' });
});

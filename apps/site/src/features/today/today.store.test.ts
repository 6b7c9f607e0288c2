import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../shared/session/session.store.ts';
import { fakeSchool, setUpFakeSchool } from '../../shared/testing/school.fixture.ts';
import { loadTodayIfStale, loadToday, startItem, today } from './today.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

const step = (values: Record<string, unknown>) => ({
  reason: 'weak',
  kind: 'chapter',
  doneFlag: 0,
  targetId: '7',
  name: '极限',
  subjectId: '1',
  subjectName: '高等数学',
  count: 2,
  ...values,
});
const answer = (steps: readonly unknown[], next: unknown = null) =>
  fakeSchool.answers.set('question.today', () => ({ day: '2026-03-02', examOn: '2026-03-09', steps, next }));

setUpFakeSchool();
beforeEach(() => {
  session.token = 'token';
});

describe('a step of today’s plan', () => {
  it.each([
    [{ kind: 'repeat', reason: 'due', targetId: '' }, '#/lib/subject/wrong/repeat', undefined],
    [{}, '', { kind: 'chapter', pointId: '7', subjectId: '1' }],
    [{ kind: 'paper' }, '', { kind: 'paper', paperId: '7' }],
    [{ kind: 'exam' }, '#/lib/subject/exampaper/examintro/7', undefined],
    [
      { kind: 'course', commodityId: '3', lessonId: '9' },
      '#/class/type/video/page?classTypeId=7&commodityId=3&lessonId=9',
      undefined,
    ],
    [{ kind: 'course', commodityId: '3' }, '#/course/detail/3/7/contents', undefined],
  ])('links to its page or begins its exercise: %j', async (values, href, begins) => {
    answer([step(values)]);
    await loadToday();
    expect(today.items).toMatchObject([{ href, isDone: false }]);
    expect(today.items[0]?.begins).toEqual(begins);
  });
});

it('today’s plan drops steps without a target, unless they are done', async () => {
  answer([
    step({ targetId: '' }),
    step({ reason: 'exam', kind: 'exam', targetId: '', doneFlag: 1 }),
    {},
    null,
  ]);
  await loadToday();
  expect(today.items).toMatchObject([{ reason: 'exam', isDone: true }]);
});

it('today’s plan reports a failed request, and is not requested for a visitor', async () => {
  answer([step({})]);
  await loadToday();
  expect(today.status).toBe('ready');
  fakeSchool.answers.set('question.today', () => {
    throw new Error('offline');
  });
  await loadToday();
  expect(today).toMatchObject({ status: 'failed', items: [] });
  session.token = '';
  fakeSchool.calls.length = 0;
  await loadToday();
  expect(today.status).toBe('idle');
  expect(fakeSchool.calls).toEqual([]);
});

it('today’s plan begins the next chapter if nothing else is to do', async () => {
  answer([], { pointId: '8', pointName: '导数', subjectId: '1', questionCount: 4, doneCount: 1 });
  fakeSchool.answers.set('question.generateChapter', () => ({ recordId: '21' }));
  await loadToday();
  const { next } = today;
  expect(next).toMatchObject({ count: 4, doneCount: 1 });
  expect(today.examInDays).toBe(7);
  expect(next === undefined ? undefined : await startItem(next)).toEqual({ isDone: true, value: '21' });
  expect(fakeSchool.calls.at(-1)).toEqual(['question.generateChapter', { pointId: '8', subjectId: '1' }]);
});

it('today’s plan is loaded again after half a minute, and for another student', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answer([step({})]);
  await loadToday();
  const countCalls = () => fakeSchool.calls.length;
  await loadTodayIfStale();
  expect(countCalls()).toBe(1);
  vi.advanceTimersByTime(31_000);
  await loadTodayIfStale();
  expect(countCalls()).toBe(2);
  session.token = 'another token';
  await loadTodayIfStale();
  expect(countCalls()).toBe(3);
  vi.useRealTimers();
});

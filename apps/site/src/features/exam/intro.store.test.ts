import { ApiError } from '@lectern/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../shared/testing/school.fixture.ts';
import { examDetail } from './exam.stories.data.ts';
import { enterExam, intro, loadIntro, minutesFromNow } from './intro.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

setUpFakeSchool();
afterEach(() => vi.useRealTimers());

test.each([
  ['business', { questions: 4 }, 'questionsNeeded'],
  ['business', { face: 1 }, 'faceNeeded'],
  ['business', null, 'refused'],
  ['network', null, 'offline'],
] as const)('a refused entry (%s error, data %j) has the result %s', async (kind, data, result) => {
  fakeSchool.answers.set('exam.join', () => {
    throw new ApiError({ kind, endpoint: 'exam.join', message: '不行', data });
  });
  expect((await enterExam()).result).toBe(result);
  expect(intro.isEntering).toBe(false);
});

test('entering an exam returns the id of the attempt', async () => {
  fakeSchool.answers.set('exam.join', () => ({ recordId: 12 }));
  expect(await enterExam()).toEqual({ result: 'entered', recordId: '12' });
});

test('an exam stays while it is opened again, but not while another is', async () => {
  fakeSchool.answers.set('exam.detail', () => examDetail);
  await loadIntro('1');
  const again = loadIntro('1');
  expect(intro).toMatchObject({ status: 'loading', exam: { name: examDetail.exam.examName } });
  await again;
  const other = loadIntro('2');
  expect(intro.exam).toBeUndefined();
  await other;
});

test.each([
  [90, '2026-03-02T12:00:00.000Z', 0, 90],
  [90, '2026-03-02T09:20:30.000Z', 0, 20],
  [90, '2026-03-02T09:20:30.000Z', 10 * 60_000, 10],
  // The server decides whether the student is let in; a wrong clock must not show zero minutes.
  [90, '2026-03-02T08:00:00.000Z', 0, 90],
  [90, '', 0, 90],
])(
  'an exam of %i minutes closing at %s leaves, with a clock %i ms behind, %i minutes',
  (minutes, closeAt, offset, left) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00.000Z') });
    intro.serverOffsetMs = offset;
    expect(minutesFromNow({ minutes, closeAt })).toBe(left);
  },
);

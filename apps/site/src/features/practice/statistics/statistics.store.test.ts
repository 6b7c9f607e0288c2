import { beforeEach, expect, it, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import { session } from '../../../shared/session/session.store.ts';
import { loadStatistics, statistics } from './statistics.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const refuse = () => {
  throw new Error('offline');
};
const year = (of: number, count: number) => ({
  year: of,
  doneCount: count,
  months: Array.from({ length: 12 }, (_, month) => (month === 0 ? count : 0)),
});

setUpFakeSchool();
beforeEach(() => {
  session.token = 'token';
});

it('the weeks and the two newest years are loaded for one subject or for all', async () => {
  fakeSchool.answers.set('question.subjectWeeks', () => [
    { startsOn: '2026-03-02', doneCount: 6, rightCount: 2, days: [0, 6, 0, 0, 0, 0, 0] },
    null,
  ]);
  fakeSchool.answers.set('question.subjectYears', () => [year(2026, 9), year(2025, 4), year(2024, 1)]);
  await loadStatistics('1');
  expect(statistics.weeks[0]).toEqual({ startsOn: '2026-03-02', doneCount: 6, rightCount: 2 });
  expect(statistics.years.map((one) => one.year)).toEqual([2026, 2025]);
  await loadStatistics('');
  expect(fakeSchool.calls.map(([, input]) => input['subjectId'])).toEqual(['1', '1', undefined, undefined]);
});

it('a failed part is left out and reported, and a visitor sends no request', async () => {
  fakeSchool.answers.set('question.subjectWeeks', refuse);
  fakeSchool.answers.set('question.subjectYears', () => [year(2026, 9)]);
  await loadStatistics('2');
  expect(statistics).toMatchObject({ weeks: [], years: [{ year: 2026 }], hasFailed: true });
  session.token = '';
  fakeSchool.calls.length = 0;
  await loadStatistics('2');
  expect(fakeSchool.calls).toEqual([]);
  expect(statistics).toMatchObject({ years: [], hasFailed: false });
});

import { expect, it, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import { loadRanking, ranking } from './rank.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const rankItem = (rank: number, isMine = false) => ({
  rank,
  nickName: isMine ? '周子昂' : '王**',
  rightCount: 9,
  questionCount: 10,
  elapsedSeconds: 61,
  isMine,
});

setUpFakeSchool();

it('the student’s own place is kept separately if it is not among the first', async () => {
  fakeSchool.answers.set('question.dailyRank', () => ({
    total: 40,
    records: [rankItem(1), null, rankItem(2)],
    mine: rankItem(31, true),
  }));
  await loadRanking('1');
  expect(ranking).toMatchObject({ status: 'ready', total: 40, own: { rank: 31, isMine: true } });
  expect(ranking.records.map(({ rank }) => rank)).toEqual([1, 2]);
});

it('the student’s own place is not repeated if it is in the list', async () => {
  fakeSchool.answers.set('question.dailyRank', () => ({
    total: 2,
    records: [rankItem(1), rankItem(2, true)],
    mine: rankItem(2, true),
  }));
  await loadRanking('1');
  expect(ranking.own).toBeUndefined();
});

it('the ranking reports a failed request', async () => {
  fakeSchool.answers.set('question.dailyRank', () => {
    throw new Error('offline');
  });
  await loadRanking('1');
  expect(ranking.status).toBe('failed');
});

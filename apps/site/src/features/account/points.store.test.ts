import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline } from '../../shared/testing/school.fixture.ts';
import { filterOf } from './changes.ts';
import { checkIn, loadRules, loadSums, points, pointsHref, showPoints } from './points.store.ts';
import { pointPage } from './samples.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

setUpFakeSchool({ 'account.pointList': () => pointPage });

test.each(['', 'direction=out', 'direction=in&page=3'])(
  'the filter "%s" survives a round trip through the address',
  (search) => {
    expect(pointsHref(filterOf(search))).toBe(
      `#/personal/accountcenter/score${search === '' ? '' : `?${search}`}`,
    );
  },
);

test('invalid filter values in the address are ignored', () => {
  expect(filterOf('direction=up&page=-2')).toEqual({ direction: undefined, page: 1 });
});

test('the points history requests the page and direction that the address names', async () => {
  await showPoints(filterOf('direction=out&page=2'));
  expect(fakeSchool.calls).toEqual([['account.pointList', { pageNo: 2, pageSize: 15, direction: 'out' }]]);
  expect(points).toMatchObject({
    status: 'ready',
    total: 32,
    records: [{ points: 10 }, { points: -80 }, {}],
  });
});

test('a late reply to an earlier request does not replace the points history', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  fakeSchool.answers.set('account.pointList', () => new Promise((resolve) => (answer = resolve)));
  const slow = showPoints(filterOf(''));
  fakeSchool.answers.set('account.pointList', () => ({ total: 1, records: [pointPage.records[1], null] }));
  await showPoints(filterOf('direction=out'));
  answer(pointPage);
  await slow;
  expect(points).toMatchObject({ total: 1, records: [{ points: -80 }] });
});

test.each([undefined, 'account.pointInfo', 'account.pointDescription', 'account.pointList'])(
  'the sums, rules and changes of points are shown, except what failed: %s',
  async (failed) => {
    fakeSchool.answers.set('account.pointInfo', () => ({ remaining: 320, gained: 400, spent: '80' }));
    fakeSchool.answers.set('account.pointDescription', () => [
      { name: '每日一练', nameEn: 'Daily practice', points: 10, limitPerDay: 3 },
      { points: 3 },
    ]);
    // Fails after the others have arrived.
    const failLate = () => new Promise((resolve) => setTimeout(resolve)).then(offline);
    if (failed !== undefined) fakeSchool.answers.set(failed, failLate);
    await Promise.all([loadSums(), loadRules(), showPoints(filterOf(''))]);
    expect(points).toMatchObject({
      ...(failed === 'account.pointInfo'
        ? { sumsStatus: 'failed' }
        : { sumsStatus: 'ready', sums: { remaining: 320, gained: 400, spent: 80 } }),
      rules:
        failed === 'account.pointDescription'
          ? []
          : [{ name: { zh: '每日一练', en: 'Daily practice' }, points: 10, limitPerDay: 3 }],
      status: failed === 'account.pointList' ? 'failed' : 'ready',
    });
  },
);

test('checking in twice at once sends one request and updates the sums', async () => {
  fakeSchool.answers.set('other.integralGainScore', () => ({ points: 2, remaining: 322 }));
  fakeSchool.answers.set('account.pointInfo', () => ({ remaining: 322, gained: 402, spent: 80 }));
  const filter = filterOf('');
  await Promise.all([checkIn(filter), checkIn(filter)]);
  expect(fakeSchool.calls.filter(([id]) => id === 'other.integralGainScore')).toEqual([
    ['other.integralGainScore', { type: 'login' }],
  ]);
  expect(points).toMatchObject({ isCheckingIn: false, sums: { remaining: 322 } });
});

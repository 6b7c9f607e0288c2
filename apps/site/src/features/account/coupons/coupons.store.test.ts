import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, refusing } from '../../../shared/testing/school.fixture.ts';
import { clearExpired, coupons, couponsHref, exchange, filterOf, showCoupons } from './coupons.store.ts';
import { couponPage } from '../samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

setUpFakeSchool({
  'account.couponList': () => couponPage,
  'account.couponCount': () => ({ usable: 3, used: 1, expired: 1 }),
});

test.each(['', 'state=used', 'state=expired&page=2'])(
  'the filter "%s" survives a round trip through the address',
  (search) => {
    expect(couponsHref(filterOf(search))).toBe(
      `#/personal/accountcenter/coupon${search === '' ? '' : `?${search}`}`,
    );
  },
);

test('the coupons of a state are shown with the counts of all states', async () => {
  await showCoupons(filterOf('state=usable'));
  expect(fakeSchool.calls).toContainEqual([
    'account.couponList',
    { pageNo: 1, pageSize: 12, state: 'usable' },
  ]);
  expect(coupons).toMatchObject({ status: 'ready', total: 5, counts: { usable: 3, used: 1, expired: 1 } });
  expect(coupons.records.map(({ state }) => state)).toEqual([
    'usable',
    'usable',
    'usable',
    'used',
    'expired',
  ]);
});

test('the coupons are shown without counts if the counts fail to load', async () => {
  fakeSchool.answers.set('account.couponCount', refusing(''));
  await showCoupons(filterOf(''));
  expect(coupons).toMatchObject({ status: 'ready', counts: undefined });
});

test('redeeming a code returns the coupon’s name and reloads counts and list', async () => {
  fakeSchool.answers.set('account.exchangeCoupon', () => couponPage.records[0]);
  expect(await exchange('QINGHE-30')).toEqual({ isDone: true, value: '学期礼券' });
  expect(fakeSchool.calls.map(([id]) => id)).toEqual([
    'account.exchangeCoupon',
    'account.couponCount',
    'account.couponList',
  ]);
});

test('a refused code returns the server’s message', async () => {
  fakeSchool.answers.set('account.exchangeCoupon', refusing('兑换码不对'));
  expect(await exchange('NOTHING')).toMatchObject({ isDone: false, message: '兑换码不对' });
});

test('clearing expired coupons reports success or failure', async () => {
  fakeSchool.answers.set('account.removeExpiredCoupons', () => ({ removedCount: 1 }));
  expect(await clearExpired()).toMatchObject({ isDone: true });
  fakeSchool.answers.set('account.removeExpiredCoupons', refusing(''));
  expect(await clearExpired()).toMatchObject({ isDone: false });
});

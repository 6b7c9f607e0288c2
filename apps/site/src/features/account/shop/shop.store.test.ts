import { expect, test, vi } from 'vitest';
import {
  fakeSchool,
  inputsOf,
  setUpFakeSchool,
  offline,
  refusing,
} from '../../../shared/testing/school.fixture.ts';
import { goodsPage } from './samples.ts';
import { buyGoods, shop, showShop } from './shop.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

setUpFakeSchool({ 'account.pointGoods': () => goodsPage });

test('goods without a name or a price are dropped, and an unknown state counts as sold out', async () => {
  fakeSchool.answers.set('account.pointGoods', () => ({
    remaining: 5,
    records: [
      null,
      { goodsId: '1' },
      { goodsId: '2', goodsName: '券' },
      { ...goodsPage.records[0], state: 'x' },
    ],
  }));
  await showShop();
  expect(shop).toMatchObject({ status: 'ready', remaining: 5, goods: [{ id: '1', state: 'soldOut' }] });
  fakeSchool.answers.set('account.pointGoods', () => goodsPage);
  await showShop();
  expect(shop.goods[0]).toMatchObject({ left: undefined, state: 'open' });
});

test('the points shop reports a failed request', async () => {
  fakeSchool.answers.set('account.pointGoods', offline);
  await showShop();
  expect(shop.status).toBe('failed');
});

test('buying sends the displayed price, returns a refusal’s field and message, and reloads the shop either way', async () => {
  expect(await buyGoods({ id: '1', points: 60 })).toMatchObject({ isDone: true });
  expect(fakeSchool.calls).toEqual([
    ['account.makePointOrder', { goodsId: '1', point: 60 }],
    ['account.pointGoods', {}],
  ]);
  fakeSchool.answers.set('account.makePointOrder', refusing('积分不够，没有扣', { field: 'point' }));
  expect(await buyGoods({ id: '1', points: 60 })).toEqual({
    isDone: false,
    field: 'point',
    message: '积分不够，没有扣',
  });
  expect(inputsOf('account.pointGoods')).toHaveLength(2);
  expect(shop.buying).toBe('');
});

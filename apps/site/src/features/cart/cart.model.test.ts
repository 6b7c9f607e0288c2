import { decodeReply } from '@lectern/sdk';
import { list } from '@lectern/sdk/endpoints/cart';
import { expect, test } from 'vitest';
import { readCart, sumOf } from './cart.model.ts';

const reply = [
  {
    commodityId: '9',
    commodityType: 2,
    courseName: '双课包',
    priceCents: 900,
    listPriceCents: 1000,
    state: 'ready',
    includedIn: [],
  },
  {
    commodityId: '1',
    courseName: '圆锥曲线',
    priceCents: 500,
    listPriceCents: 500,
    state: 'ready',
    includedIn: ['9'],
  },
  { commodityId: '2', courseName: '吉他', priceCents: 100, listPriceCents: 100, state: 'ready' },
];
const items = readCart(decodeReply(list, reply));
const idsOf = (some: readonly { commodityId: string }[]) => some.map(({ commodityId }) => commodityId);

test('a course included in a chosen package is not charged again', () => {
  const { chosen, totalCents, savedCents, packageOf } = sumOf(items, []);
  expect([idsOf(chosen), totalCents, savedCents]).toEqual([['9', '2'], 1000, 100]);
  expect(packageOf.get('1')?.name.zh).toBe('双课包');
});

test('a course is charged on its own once the package that includes it is deselected', () => {
  const { chosen, totalCents, packageOf, insteadOf } = sumOf(items, ['9']);
  expect([idsOf(chosen), totalCents, packageOf.size]).toEqual([['1', '2'], 600, 0]);
  expect([...insteadOf].map(([id, { commodityId }]) => [id, commodityId])).toEqual([['1', '9']]);
});

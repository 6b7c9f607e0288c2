import { decodeReply } from '@lectern/sdk';
import { offer as offerCall } from '@lectern/sdk/endpoints/refund';
import { expect, it } from 'vitest';
import { refundTotalOf, readOffer } from './refund.model.ts';
import { refundOffer, requestOf } from './samples.ts';

const offerOf = (reply: object) => readOffer(decodeReply(offerCall, reply));

it('the refund total sums the chosen items, and returns the coupon only with the last of them', () => {
  const offer = offerOf(refundOffer);
  expect(refundTotalOf(offer, ['3'])).toEqual({
    moneyCents: 15_900,
    balanceCents: 2_000,
    points: 600,
    coupon: undefined,
  });
  // The last part cannot be refunded, so the order is not refunded completely.
  expect(refundTotalOf(offer, ['3', '4']).coupon).toBeUndefined();
  const items = refundOffer.items.map((item) =>
    item.itemId === '5' ? { ...item, obstacle: 'returned' } : item,
  );
  expect(refundTotalOf(offerOf({ ...refundOffer, items }), ['3', '4'])).toMatchObject({
    moneyCents: 25_801,
    points: 1_000,
    coupon: { name: '学期礼券', isExpired: false },
  });
  expect(refundTotalOf(offer, [])).toMatchObject({ moneyCents: 0, coupon: undefined });
});

it('a refund offer with missing or malformed fields is read, and items without an id are dropped', () => {
  const read = offerOf({
    items: [{ ...refundOffer.items[0], itemId: '' }, { ...refundOffer.items[1], moneyCents: -5 }, null],
    requests: [{ ...requestOf('asked'), state: 'flown' }, requestOf('refused')],
    coupon: 'none',
  });
  expect(read).toMatchObject({ withinDays: 0, untilAt: '', coupon: undefined });
  expect(read.items).toMatchObject([{ id: '4', moneyCents: 0 }]);
  expect(read.requests).toMatchObject([{ state: 'refused' }]);
});

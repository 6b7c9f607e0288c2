import type { RefundItem, RefundOffer, RefundRequest } from '@lectern/sdk/endpoints/refund';

const item = (itemId: string, fields: Partial<RefundItem>): RefundItem => ({
  itemId,
  itemName: '圆锥曲线二十讲',
  itemNameEn: 'Conic sections in twenty lessons',
  moneyCents: 15_900,
  balanceCents: 0,
  points: 0,
  studiedPercent: 5,
  obstacle: null,
  ...fields,
});

/** Returns a request as the server describes it. */
export const requestOf = (
  state: RefundRequest['state'],
  fields: Partial<RefundRequest> = {},
): RefundRequest => ({
  requestId: '7',
  state,
  schoolFlag: 0,
  refundReason: 'unsuitable',
  remark: '前两节试听之后觉得难度不合适',
  answer: '',
  stuckFlag: 0,
  items: [{ itemId: '3', itemName: '圆锥曲线二十讲', itemNameEn: 'Conic sections in twenty lessons' }],
  moneyCents: 15_900,
  balanceCents: 2_000,
  points: 0,
  couponName: '',
  askedAt: '2026-03-03T02:00:00.000Z',
  decidedAt: state === 'asked' || state === 'cancelled' ? null : '2026-03-04T01:12:00.000Z',
  endedAt: state === 'asked' || state === 'returning' ? null : '2026-03-04T06:30:00.000Z',
  ...fields,
});

/** An order of two courses, reduced by points and a coupon and partly paid from the balance. */
export const refundOffer: RefundOffer = {
  orderId: '9',
  orderNo: '20260302090000123456',
  paidBy: 'wechat',
  paidAt: '2026-03-02T01:01:00.000Z',
  rule: { withinDays: 7, mostStudiedPercent: 20 },
  untilAt: '2026-03-09T01:01:00.000Z',
  obstacle: null,
  items: [
    item('3', { balanceCents: 2_000, points: 600 }),
    item('4', {
      itemName: '立体几何的三种眼光：从直观、坐标到向量',
      itemNameEn: 'Solid geometry seen in three ways: by eye, by coordinates and by vectors',
      moneyCents: 9_901,
      points: 400,
      studiedPercent: 0,
    }),
    item('5', {
      itemName: '函数与导数',
      itemNameEn: 'Functions and derivatives',
      studiedPercent: 64,
      obstacle: 'studied',
    }),
  ],
  coupon: { couponName: '学期礼券', expiredFlag: 0 },
  requests: [],
  serverTime: '2026-03-03T01:00:00.000Z',
};

import { inBoth, type Pair } from '@lectern/ui/locale';
import type { CouponObstacle } from './quote.model.ts';

/** Texts about the reductions of an order. */
export const reductionTexts = inBoth({
  title: ['优惠', 'Discounts'],
  coupon: ['优惠券', 'Coupon'],
  fitting: (count: number) => [`${count} 张可用`, `${count} available`],
  noneFits: ['没有适合这个订单的', 'None available for this order'],
  change: ['更换', 'Change'],
  viewReasons: ['看看原因', 'View reasons'],
  points: ['积分', 'points'],
  usePoints: (count: string, name: string) => [
    `用 ${count} ${name || '积分'}抵扣`,
    `Use ${count} ${name || 'points'}`,
  ],
  useBalance: ['用余额支付', 'Pay from your balance'],
  have: (amount: string) => [`现有 ${amount}`, `You have ${amount}`],
  failed: [
    '没有改成，金额没有变化，请再试一次',
    'The change failed and the total is unchanged. Please try again',
  ],
  choose: ['选择优惠券', 'Choose a coupon'],
  use: ['确定', 'Confirm'],
  cancel: ['取消', 'Cancel'],
  close: ['知道了', 'OK'],
  noCoupon: ['不使用优惠券', 'No coupon'],
  takesOff: (amount: string) => [`减 ${amount}`, `${amount} off`],
  until: (day: string) => [`有效期至 ${day}`, `Valid until ${day}`],
  obstacles: {
    goods: () => ['不能用于这个订单里的内容', 'Not valid for the items in this order'],
    minimum: (amount: string) => [
      `满 ${amount} 可用，这个订单还不到`,
      `Minimum spend ${amount}; this order is below it`,
    ],
    early: (time: string) => [`${time} 起可用`, `Valid from ${time}`],
    held: () => ['在另一个待支付的订单里', 'In use on another unpaid order'],
  } satisfies Record<CouponObstacle, (detail: string) => Pair>,
});

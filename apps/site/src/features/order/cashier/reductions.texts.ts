import { inBoth, type Pair } from '../../../shared/i18n/inBoth.ts';
import type { CouponObstacle } from './quote.model.ts';

/** Texts about the reductions of an order. */
export const reductionTexts = inBoth({
  title: ['优惠', 'Reductions'],
  coupon: ['优惠券', 'Coupon'],
  fitting: (count: number) => [`${count} 张可用`, count === 1 ? '1 fits' : `${count} fit`],
  noneFits: ['没有适合这个订单的', 'None fits this order'],
  change: ['更换', 'Change'],
  why: ['看看原因', 'See why'],
  points: ['积分', 'points'],
  usePoints: (count: string, name: string) => [
    `用 ${count} ${name || '积分'}抵扣`,
    `Use ${count} ${name || 'points'}`,
  ],
  useBalance: ['用余额支付', 'Pay from your balance'],
  have: (amount: string) => [`现有 ${amount}`, `You have ${amount}`],
  failed: [
    '没有改成，金额没有变化，请再试一次',
    'Nothing was changed, and the sum is as it was. Please try again',
  ],
  choose: ['选择优惠券', 'Choose a coupon'],
  use: ['确定', 'Use it'],
  cancel: ['取消', 'Cancel'],
  close: ['知道了', 'Close'],
  none: ['不使用优惠券', 'Without a coupon'],
  takesOff: (amount: string) => [`减 ${amount}`, `${amount} off`],
  until: (day: string) => [`有效期至 ${day}`, `Until ${day}`],
  obstacles: {
    goods: () => ['不能用于这个订单里的内容', 'Not for what this order buys'],
    minimum: (amount: string) => [
      `满 ${amount} 可用，这个订单还不到`,
      `Holds from ${amount}; this order is below it`,
    ],
    early: (time: string) => [`${time} 起可用`, `Holds from ${time}`],
    held: () => ['在另一个待支付的订单里', 'Another order that waits for its payment has it'],
  } satisfies Record<CouponObstacle, (detail: string) => Pair>,
});

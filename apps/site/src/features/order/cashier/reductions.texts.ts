import type { Texts } from '@lectern/ui/locale';
import type { CouponObstacle } from './quote.model.ts';

const zh = {
  title: '优惠',
  coupon: '优惠券',
  fitting: (count: number) => `${count} 张可用`,
  noneFits: '没有适合这个订单的',
  change: '更换',
  why: '看看原因',
  points: '积分',
  usePoints: (count: string, name: string) => `用 ${count} ${name || '积分'}抵扣`,
  useBalance: '用余额支付',
  have: (amount: string) => `现有 ${amount}`,
  failed: '没有改成，金额没有变化，请再试一次',
  choose: '选择优惠券',
  use: '确定',
  cancel: '取消',
  close: '知道了',
  none: '不使用优惠券',
  takesOff: (amount: string) => `减 ${amount}`,
  until: (day: string) => `有效期至 ${day}`,
  obstacles: {
    goods: () => '不能用于这个订单里的内容',
    minimum: (amount: string) => `满 ${amount} 可用，这个订单还不到`,
    early: (time: string) => `${time} 起可用`,
    held: () => '在另一个待支付的订单里',
  } satisfies Record<CouponObstacle, (detail: string) => string>,
};

/** Words of what lowers an order. */
export const reductionTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Reductions',
    coupon: 'Coupon',
    fitting: (count) => (count === 1 ? '1 fits' : `${count} fit`),
    noneFits: 'None fits this order',
    change: 'Change',
    why: 'See why',
    points: 'points',
    usePoints: (count, name) => `Use ${count} ${name || 'points'}`,
    useBalance: 'Pay from your balance',
    have: (amount) => `You have ${amount}`,
    failed: 'Nothing was changed, and the sum is as it was. Please try again',
    choose: 'Choose a coupon',
    use: 'Use it',
    cancel: 'Cancel',
    close: 'Close',
    none: 'Without a coupon',
    takesOff: (amount) => `${amount} off`,
    until: (day) => `Until ${day}`,
    obstacles: {
      goods: () => 'Not for what this order buys',
      minimum: (amount) => `Holds from ${amount}; this order is below it`,
      early: (time) => `Holds from ${time}`,
      held: () => 'Another order that waits for its payment has it',
    },
  },
};

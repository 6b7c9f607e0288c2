import { inBoth, type Pair } from '@lectern/ui/locale';
import type { Coupon, CouponState } from '@lectern/sdk/endpoints/account';

/** Texts of coupons. */
export const couponTexts = inBoth({
  state: ['状态', 'Status'],
  states: {
    usable: ['可使用', 'Available'],
    used: ['已使用', 'Used'],
    expired: ['已过期', 'Expired'],
  } satisfies Record<CouponState, Pair>,
  code: ['兑换码', 'Code'],
  codeHint: ['不分大小写', 'Not case-sensitive'],
  exchange: ['兑换', 'Redeem'],
  codeMissing: ['请输入兑换码', 'Enter the code'],
  codeShort: ['兑换码至少 4 位', 'A code has at least 4 characters'],
  exchanged: (name: string) => [`“${name}”已放进优惠券`, `“${name}” was added to your coupons`],
  exchangeFailed: ['没有兑换成功，请再试一次', 'The code was not redeemed. Please try again'],
  percentOff: (percent: number) => [`${(100 - percent) / 10} 折`, `${percent}% off`],
  minimumSpend: (amount: string) => [`满 ${amount} 可用`, `Min. spend ${amount}`],
  anySum: ['没有金额门槛', 'No minimum'],
  scopes: {
    all: ['课程和会员可用', 'For courses and memberships'],
    courses: ['买课程可用', 'For courses'],
    membership: ['开会员可用', 'For memberships'],
  } satisfies Record<Coupon['scope'], Pair>,
  expiresOn: (day: string) => [`${day} 到期`, `Until ${day}`],
  begins: (day: string) => [`${day} 起可用`, `From ${day}`],
  use: ['去使用', 'Use'],
  clear: ['清除已过期', 'Clear expired'],
  clearing: {
    title: ['清除已过期的优惠券？', 'Clear expired coupons?'],
    text: [
      '已经不能用的优惠券会从列表里消失。',
      'Coupons that can no longer be used will be removed from the list.',
    ],
    confirm: ['清除', 'Clear'],
    cancel: ['留着', 'Keep'],
  },
  cleared: ['已清除', 'Cleared'],
  clearFailed: ['没有清除成功，请再试一次', 'They could not be cleared. Please try again'],
  empty: ['还没有优惠券', 'No coupons yet'],
  emptyOf: (state: string) => [`没有${state}的优惠券`, `No ${state.toLowerCase()} coupons`],
  emptyHelp: ['拿到兑换码，在上面输入就能放进来。', 'Enter a code above and your coupon will appear here.'],
  showAll: ['看全部优惠券', 'Show all coupons'],
  failed: ['优惠券没有加载出来', 'Your coupons could not be loaded'],
});

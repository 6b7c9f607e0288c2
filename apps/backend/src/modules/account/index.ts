import type { Module } from '../../platform/module.ts';
import { goodsOf } from '../order/index.ts';
import { balanceGoods } from './balance/balance.service.ts';
import { membershipGoods } from './membership/membershipGoods.service.ts';
import { shopGoods } from './shop/shopGoods.service.ts';
import { accountRoutes } from './account.routes.ts';

export { hashCard, readBalance, readPaidIn, readWithdrawable } from './balance/balance.repo.ts';
export {
  quoteOrder,
  readAvailable,
  reclaimReductions,
  reduceOrder,
  spendReductions,
} from './reductions/reductions.service.ts';
export { bookBalance } from './balance/balance.service.ts';
export { randomLetters, MAX_CARDS, MAX_DAYS, MAX_YUAN, PER_INSERT } from './cardMaking.ts';
export { listCards, makeCards } from './balance/cards.service.ts';
export { sumPoints } from './points/points.repo.ts';
export { bookGain, bookPoints, type Gain, pointsEarnedNow } from './points/points.service.ts';
export { freeCoupon } from './coupons/coupons.service.ts';
export { membershipReturns } from './membership/membershipReturns.service.ts';
export { readCouponOf } from './coupons/coupons.repo.ts';
export { inviterOf } from './invite/invite.repo.ts';
export { bookInvitation, pointsForInvitation } from './invite/invite.service.ts';
export { gains } from './points/gains.ts';
export { findMembership } from './membership/membership.repo.ts';
export { readChargeCardRows, readCodedCoupons, readPointGoodsRows } from './school.repo.ts';
export {
  hidePointGoods,
  couponBatchRows,
  memberLevelRows,
  removePointGoods,
  saveChargeCard,
  saveCodedCoupon,
  savePointGoods,
} from './school.service.ts';

/** The student's balance, points, coupons and membership. */
export const accountModule: Module = {
  name: 'account',
  routes: accountRoutes,
  setup({ services }) {
    services.provide(goodsOf.balance, balanceGoods);
    services.provide(goodsOf.membership, membershipGoods);
    services.provide(goodsOf.points, shopGoods);
  },
};

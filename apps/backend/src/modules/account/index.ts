import type { Module } from '../../platform/module.ts';
import { goodsOf } from '../order/index.ts';
import { balanceGoods } from './balance.service.ts';
import { membershipGoods } from './membershipGoods.service.ts';
import { shopGoods } from './shopGoods.service.ts';
import { accountRoutes } from './account.routes.ts';

export { hashCard, readBalance, readPaidIn, readWithdrawable } from './balance.repo.ts';
export {
  quoteOrder,
  readAvailable,
  reclaimReductions,
  reduceOrder,
  spendReductions,
} from './reductions.service.ts';
export { bookBalance } from './balance.service.ts';
export { letters, MOST_CARDS, MOST_DAYS, MOST_YUAN, PER_INSERT } from './cardMaking.ts';
export { listCards, makeCards } from './cards.service.ts';
export { sumPoints } from './points.repo.ts';
export { bookGain, bookPoints, type Gain, worthNow } from './points.service.ts';
export { freeCoupon } from './coupons.service.ts';
export { membershipReturns } from './membershipReturns.service.ts';
export { readCouponOf } from './coupons.repo.ts';
export { inviterOf } from './invite.repo.ts';
export { bookInvitation, worthOfFriend } from './invite.service.ts';
export { gains } from './gains.ts';
export { findMembership } from './membership.repo.ts';
export {
  readChargeCardRows,
  readCodedCoupons,
  readCouponBatchRows,
  readMemberLevelRows,
  readPointGoodsRows,
} from './school.repo.ts';
export {
  hidePointGoods,
  removeCouponBatches,
  removeMemberLevels,
  removePointGoods,
  saveChargeCard,
  saveCodedCoupon,
  saveCouponBatch,
  saveMemberLevel,
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

import type { Module } from '../../platform/http/module.ts';
import { goodsOf } from '../order/index.ts';
import { balanceGoods } from './balance.repo.ts';
import { membershipGoods } from './membershipGoods.ts';
import { shopGoods } from './shopGoods.ts';
import { accountRoutes } from './account.routes.ts';

export { bookBalance, readBalance, readWithdrawable } from './balance.repo.ts';
export { letters, MOST_CARDS, MOST_DAYS, MOST_YUAN, PER_INSERT } from './cardMaking.ts';
export { listCards, makeCards } from './cards.ts';
export { bookPoints, sumPoints } from './points.repo.ts';
export { invitePoints } from './invite.service.ts';
export { bookInvitation, inviterOf } from './invite.repo.ts';
export { gains } from './gains.ts';
export { findMembership } from './membership.repo.ts';

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

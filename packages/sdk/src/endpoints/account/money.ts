import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './money.schema.ts';
import * as replies from './money.reply.gen.ts';

/** Lists the membership levels and the student's own membership. */
export const memberList: Endpoint<Nothing, shapes.MemberList> = {
  id: 'account.memberList',
  method: 'GET',
  path: '/saas-business/v1/account/member/list',
  reply: replies.memberList,
  idempotent: true,
};

/** Reads the balance and the limits of top-ups and withdrawals. */
export const charge: Endpoint<Nothing, shapes.Charge> = {
  id: 'account.charge',
  method: 'GET',
  path: '/saas-business/v1/account/charge',
  reply: replies.charge,
  idempotent: true,
};

/** Lists changes of the balance, newest first. */
export const chargeHistory: Endpoint<shapes.ChargeHistoryIn, shapes.ChargeHistory> = {
  id: 'account.chargeHistory',
  method: 'GET',
  path: '/saas-business/v1/account/charge/history',
  reply: replies.chargeHistory,
  idempotent: true,
};

/**
 * Creates an order for a membership. Code 0 when the coupon does not apply to it; an order of 0 cents is paid
 * at once.
 */
export const makeMemberOrder: Endpoint<shapes.MemberOrderIn, shapes.AccountOrder> = {
  id: 'account.makeMemberOrder',
  method: 'POST',
  path: '/saas-business/v1/account/member/order',
  reply: replies.makeMemberOrder,
  quiet: ['0'],
  once: true,
};

/**
 * Creates an order that tops up the balance. Code 0 with the field `amountCents` when the amount is outside the
 * limits; for the same amount the order already waiting is returned.
 */
export const makeBalanceOrder: Endpoint<shapes.BalanceOrderIn, shapes.AccountOrder> = {
  id: 'account.makeBalanceOrder',
  method: 'POST',
  path: '/saas-business/v1/account/balance/order',
  reply: replies.makeBalanceOrder,
  quiet: ['0'],
  once: true,
};

/** Lists the items that can be bought with points, in the school's order. */
export const pointGoods: Endpoint<Nothing, shapes.PointGoodsList> = {
  id: 'account.pointGoods',
  method: 'GET',
  path: '/saas-business/v1/account/point/goods',
  reply: replies.pointGoods,
  idempotent: true,
};

/**
 * Buys an item with points; the order is paid at once. Code 0 with the field `goodsId` when the item is not
 * available, and `point` when the student has too few points or saw another price.
 */
export const makePointOrder: Endpoint<shapes.PointOrderIn, shapes.AccountOrder> = {
  id: 'account.makePointOrder',
  method: 'POST',
  path: '/saas-business/v1/account/point/order',
  reply: replies.makePointOrder,
  quiet: ['0'],
  once: true,
};

/**
 * Tops up the balance from a prepaid card. Code 0 when the card is wrong, used or expired; 429 after several
 * attempts within a minute.
 */
export const chargeCardRecharge: Endpoint<shapes.ChargeCardIn, shapes.Balance> = {
  id: 'account.chargeCardRecharge',
  method: 'POST',
  path: '/saas-business/v1/account/chargeCard/recharge',
  reply: replies.chargeCardRecharge,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Requests a withdrawal, which is deducted from the balance at once. Code 0 with the field `withdrawAmount`
 * when the amount exceeds the limit, and `openid` when no WeChat account is bound; with the reason `proof` a
 * `verifyToken` is required.
 */
export const cashWithdraw: Endpoint<shapes.WithdrawIn, shapes.Withdrawal> = {
  id: 'account.cashWithdraw',
  method: 'POST',
  path: '/saas-business/v1/account/cash/withdraw',
  reply: replies.cashWithdraw,
  quiet: ['0'],
  once: true,
};

/** Lists the student's withdrawals, newest first. */
export const withdrawals: Endpoint<shapes.WithdrawalListIn, shapes.WithdrawalList> = {
  id: 'account.withdrawals',
  method: 'GET',
  path: '/saas-business/v1/account/cash/withdrawals',
  reply: replies.withdrawals,
  idempotent: true,
};

/**
 * Returns whether WeChat has identified the account to pay out to, or the payer of an order, and the address
 * for binding it.
 */
export const checkOpenid: Endpoint<shapes.OpenidCheckIn, shapes.OpenidCheck> = {
  id: 'account.checkOpenid',
  method: 'GET',
  path: '/saas-business/v1/account/checkOpenid',
  reply: replies.checkOpenid,
  idempotent: true,
};

/** Reads the membership again, after a payment. */
export const refreshMember: Endpoint<Nothing, shapes.MemberStatus> = {
  id: 'account.refreshMember',
  method: 'POST',
  path: '/saas-business/v1/account/member/refresh',
  reply: replies.refreshMember,
  idempotent: true,
};

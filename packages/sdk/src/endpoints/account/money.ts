import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './money.schema.ts';
import * as replies from './money.reply.gen.ts';

/** Lists memberships and the student's own. */
export const memberList: Endpoint<Nothing, shapes.MemberList> = {
  id: 'account.memberList',
  method: 'GET',
  path: '/saas-business/v1/account/member/list',
  reply: replies.memberList,
  idempotent: true,
};

/** Reads the balance and the amounts that may be paid in. */
export const charge: Endpoint<Nothing, shapes.Charge> = {
  id: 'account.charge',
  method: 'GET',
  path: '/saas-business/v1/account/charge',
  reply: replies.charge,
  idempotent: true,
};

/** Lists changes of the balance, the newest first. */
export const chargeHistory: Endpoint<shapes.ChargeHistoryIn, shapes.ChargeHistory> = {
  id: 'account.chargeHistory',
  method: 'GET',
  path: '/saas-business/v1/account/charge/history',
  reply: replies.chargeHistory,
  idempotent: true,
};

/** Orders a membership. Code 0 when the coupon does not hold for it; one that costs nothing is paid with that. */
export const makeMemberOrder: Endpoint<shapes.MemberOrderIn, shapes.AccountOrder> = {
  id: 'account.makeMemberOrder',
  method: 'POST',
  path: '/saas-business/v1/account/member/order',
  reply: replies.makeMemberOrder,
  quiet: ['0'],
  once: true,
};

/**
 * Orders money for the balance. Code 0 naming `amountCents` outside of what may be paid in at once; the same
 * amount gives the order that waits.
 */
export const makeBalanceOrder: Endpoint<shapes.BalanceOrderIn, shapes.AccountOrder> = {
  id: 'account.makeBalanceOrder',
  method: 'POST',
  path: '/saas-business/v1/account/balance/order',
  reply: replies.makeBalanceOrder,
  quiet: ['0'],
  once: true,
};

/** Lists what points buy, in the school's order. */
export const pointGoods: Endpoint<Nothing, shapes.PointGoodsList> = {
  id: 'account.pointGoods',
  method: 'GET',
  path: '/saas-business/v1/account/point/goods',
  reply: replies.pointGoods,
  idempotent: true,
};

/**
 * Buys something with points; the order is paid with that. Code 0 naming `goodsId` for what cannot be had, and
 * `point` for too few points or another price than the student saw.
 */
export const makePointOrder: Endpoint<shapes.PointOrderIn, shapes.AccountOrder> = {
  id: 'account.makePointOrder',
  method: 'POST',
  path: '/saas-business/v1/account/point/order',
  reply: replies.makePointOrder,
  quiet: ['0'],
  once: true,
};

/** Pays a card's money in. Code 0 when the card is wrong, used or over; 429 after several tries within a minute. */
export const chargeCardRecharge: Endpoint<shapes.ChargeCardIn, shapes.Balance> = {
  id: 'account.chargeCardRecharge',
  method: 'POST',
  path: '/saas-business/v1/account/chargeCard/recharge',
  reply: replies.chargeCardRecharge,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Asks for money out of the balance, from where it goes at once. Code 0 naming `withdrawAmount` for what may not be
 * taken out, and `openid` where no messenger is bound; with the reason `proof` it asks for a `verifyToken`.
 */
export const cashWithdraw: Endpoint<shapes.WithdrawIn, shapes.Withdrawal> = {
  id: 'account.cashWithdraw',
  method: 'POST',
  path: '/saas-business/v1/account/cash/withdraw',
  reply: replies.cashWithdraw,
  quiet: ['0'],
  once: true,
};

/** Lists the student's withdrawals, the newest first. */
export const withdrawals: Endpoint<shapes.WithdrawalListIn, shapes.WithdrawalList> = {
  id: 'account.withdrawals',
  method: 'GET',
  path: '/saas-business/v1/account/cash/withdrawals',
  reply: replies.withdrawals,
  idempotent: true,
};

/** Tells whether the messenger knows whom money is paid out to, or who pays an order in it, and how to see to that. */
export const checkOpenid: Endpoint<shapes.OpenidCheckIn, shapes.OpenidCheck> = {
  id: 'account.checkOpenid',
  method: 'GET',
  path: '/saas-business/v1/account/checkOpenid',
  reply: replies.checkOpenid,
  idempotent: true,
};

/** Reads the membership anew, after a payment. */
export const refreshMember: Endpoint<Nothing, shapes.MemberStatus> = {
  id: 'account.refreshMember',
  method: 'POST',
  path: '/saas-business/v1/account/member/refresh',
  reply: replies.refreshMember,
  idempotent: true,
};

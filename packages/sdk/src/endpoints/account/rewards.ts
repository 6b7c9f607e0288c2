import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './rewards.schema.ts';
import * as replies from './rewards.reply.gen.ts';

/** Reads the student's points. */
export const pointInfo: Endpoint<Nothing, shapes.PointInfo> = {
  id: 'account.pointInfo',
  method: 'GET',
  path: '/saas-business/v1/account/point/info',
  reply: replies.pointInfo,
  idempotent: true,
};

/** Lists changes of the points, the newest first. */
export const pointList: Endpoint<shapes.PointListIn, shapes.PointList> = {
  id: 'account.pointList',
  method: 'GET',
  path: '/saas-business/v1/account/point/list',
  reply: replies.pointList,
  idempotent: true,
};

/** Lists the rules by which points are earned. */
export const pointDescription: Endpoint<Nothing, shapes.PointDescription> = {
  id: 'account.pointDescription',
  method: 'GET',
  path: '/saas-business/v1/account/point/desc',
  reply: replies.pointDescription,
  idempotent: true,
};

/** Counts the student's coupons by state. */
export const couponCount: Endpoint<Nothing, shapes.CouponCount> = {
  id: 'account.couponCount',
  method: 'GET',
  path: '/saas-business/v1/account/coupon/count',
  reply: replies.couponCount,
  idempotent: true,
};

/** Lists the student's coupons: usable ones first, by their end. */
export const couponList: Endpoint<shapes.CouponListIn, shapes.CouponList> = {
  id: 'account.couponList',
  method: 'GET',
  path: '/saas-business/v1/account/coupon/list',
  reply: replies.couponList,
  idempotent: true,
};

/** Exchanges a code for a coupon. Code 0 when it is wrong or used. */
export const exchangeCoupon: Endpoint<shapes.ExchangeCouponIn, shapes.Coupon> = {
  id: 'account.exchangeCoupon',
  method: 'POST',
  path: '/saas-business/v1/account/coupon/exchange',
  reply: replies.exchangeCoupon,
  quiet: ['0'],
  idempotent: true,
};

/** Removes coupons that can no longer be used. */
export const removeExpiredCoupons: Endpoint<Nothing, shapes.RemovedCoupons> = {
  id: 'account.removeExpiredCoupons',
  method: 'DELETE',
  path: '/saas-business/v1/account/coupon/expired',
  reply: replies.removeExpiredCoupons,
  idempotent: true,
};

/** Reads the invitation to send to friends. */
export const inviteCode: Endpoint<Nothing, shapes.InviteCode> = {
  id: 'account.inviteCode',
  method: 'GET',
  path: '/saas-business/v1/account/invite/code',
  reply: replies.inviteCode,
  idempotent: true,
};

/** Lists the friends who registered. */
export const inviteRecord: Endpoint<shapes.InviteRecordIn, shapes.InviteRecord> = {
  id: 'account.inviteRecord',
  method: 'GET',
  path: '/saas-business/v1/account/invite/record',
  reply: replies.inviteRecord,
  idempotent: true,
};

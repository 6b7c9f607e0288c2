import * as endpoints from '@lectern/sdk/endpoints/account';
import { account as schemas, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as balance from './balance.service.ts';
import * as coupons from './coupons.service.ts';
import * as invite from './invite.service.ts';
import * as member from './member.service.ts';
import * as points from './points.service.ts';
import * as shop from './shop.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const accountRoutes: readonly Route[] = [
  route(endpoints.pointInfo, { input: parts.Nothing, output: schemas.PointInfo }, points.pointInfo),
  route(endpoints.pointList, { input: schemas.PointListIn, output: schemas.PointList }, points.pointList),
  route(
    endpoints.pointDescription,
    { input: parts.Nothing, output: schemas.PointDescription },
    points.pointDescription,
  ),
  route(endpoints.pointGoods, { input: parts.Nothing, output: schemas.PointGoodsList }, shop.listGoods),
  route(
    endpoints.makePointOrder,
    { input: schemas.PointOrderIn, output: schemas.AccountOrder },
    shop.makePointOrder,
  ),
  route(endpoints.charge, { input: parts.Nothing, output: schemas.Charge }, balance.charge),
  route(
    endpoints.chargeHistory,
    { input: schemas.ChargeHistoryIn, output: schemas.ChargeHistory },
    balance.chargeHistory,
  ),
  route(
    endpoints.makeBalanceOrder,
    { input: schemas.BalanceOrderIn, output: schemas.AccountOrder },
    balance.makeBalanceOrder,
  ),
  route(
    endpoints.chargeCardRecharge,
    { input: schemas.ChargeCardIn, output: schemas.Balance },
    balance.chargeCardRecharge,
  ),
  route(endpoints.memberList, { input: parts.Nothing, output: schemas.MemberList }, member.memberList, {
    access: 'public',
  }),
  route(
    endpoints.makeMemberOrder,
    { input: schemas.MemberOrderIn, output: schemas.AccountOrder },
    member.makeMemberOrder,
  ),
  route(
    endpoints.refreshMember,
    { input: parts.Nothing, output: schemas.MemberStatus },
    member.refreshMember,
  ),
  route(endpoints.couponCount, { input: parts.Nothing, output: schemas.CouponCount }, coupons.couponCount),
  route(
    endpoints.couponList,
    { input: schemas.CouponListIn, output: schemas.CouponList },
    coupons.couponList,
  ),
  route(
    endpoints.exchangeCoupon,
    { input: schemas.ExchangeCouponIn, output: schemas.Coupon },
    coupons.exchangeCoupon,
  ),
  route(
    endpoints.removeExpiredCoupons,
    { input: parts.Nothing, output: schemas.RemovedCoupons },
    coupons.removeExpiredCoupons,
  ),
  route(endpoints.inviteCode, { input: parts.Nothing, output: schemas.InviteCode }, invite.inviteCode),
  route(
    endpoints.inviteRecord,
    { input: schemas.InviteRecordIn, output: schemas.InviteRecord },
    invite.inviteRecord,
  ),
];

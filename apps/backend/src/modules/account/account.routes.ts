import * as endpoints from '@lectern/sdk/endpoints/account';
import { route, type Route } from '../../platform/http/route.ts';
import * as balance from './balance/balance.service.ts';
import * as coupons from './coupons/coupons.service.ts';
import * as invite from './invite/invite.service.ts';
import * as member from './member.service.ts';
import * as points from './points/points.service.ts';
import * as shop from './shop/shop.service.ts';

/** The HTTP calls of accounts, each with its handler. */
export const accountRoutes: readonly Route[] = [
  route(endpoints.pointInfo, points.pointInfo),
  route(endpoints.pointList, points.pointList),
  route(endpoints.pointDescription, points.pointDescription),
  route(endpoints.pointGoods, shop.listGoods),
  route(endpoints.makePointOrder, shop.makePointOrder),
  route(endpoints.charge, balance.charge),
  route(endpoints.chargeHistory, balance.chargeHistory),
  route(endpoints.makeBalanceOrder, balance.makeBalanceOrder),
  route(endpoints.chargeCardRecharge, balance.chargeCardRecharge),
  route(endpoints.memberList, member.memberList, { access: 'public' }),
  route(endpoints.makeMemberOrder, member.makeMemberOrder),
  route(endpoints.refreshMember, member.refreshMember),
  route(endpoints.couponCount, coupons.couponCount),
  route(endpoints.couponList, coupons.couponList),
  route(endpoints.exchangeCoupon, coupons.exchangeCoupon),
  route(endpoints.removeExpiredCoupons, coupons.removeExpiredCoupons),
  route(endpoints.inviteCode, invite.inviteCode),
  route(endpoints.inviteRecord, invite.inviteRecord),
];

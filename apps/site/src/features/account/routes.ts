import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The student's account centre and the membership zone. */
export const accountRoutes: readonly Route[] = [
  {
    id: 'account.member',
    path: '/personal/accountcenter/account/member',
    access: 'student',
    title: { zh: '我的会员', en: 'My membership' },
    load: [{ call: 'account.memberList', input: {} }],
    screen: lazyScreen(() => import('./membership/MemberPage.tsx')),
  },
  {
    id: 'account.balance',
    path: '/personal/accountcenter/account/balance',
    access: 'student',
    title: { zh: '我的余额', en: 'My balance' },
    load: [
      { call: 'account.chargeHistory', input: { pageNo: '?page|1', pageSize: 15 } },
      { call: 'account.charge', input: {} },
    ],
    screen: lazyScreen(() => import('./balance/BalancePage.tsx')),
  },
  {
    id: 'account.withdraw',
    path: '/personal/accountcenter/account/withdraw',
    access: 'student',
    title: { zh: '提现', en: 'Withdraw' },
    load: [
      { call: 'account.charge', input: {} },
      { call: 'account.checkOpenid', input: {} },
    ],
    screen: lazyScreen(() => import('./withdraw/WithdrawPage.tsx')),
  },
  {
    id: 'account.score',
    path: '/personal/accountcenter/score',
    access: 'student',
    title: { zh: '我的积分', en: 'My points' },
    load: [
      { call: 'account.pointList', input: { pageNo: '?page|1', pageSize: 15 } },
      { call: 'account.pointInfo', input: {} },
    ],
    screen: lazyScreen(() => import('./ScorePage.tsx')),
  },
  {
    id: 'account.shop',
    path: '/personal/accountcenter/shop',
    access: 'student',
    title: { zh: '积分兑换', en: 'Points shop' },
    load: [{ call: 'account.pointGoods', input: {} }],
    screen: lazyScreen(() => import('./shop/ShopPage.tsx')),
  },
  {
    id: 'account.coupon',
    path: '/personal/accountcenter/coupon',
    access: 'student',
    title: { zh: '我的优惠券', en: 'My coupons' },
    load: [
      { call: 'account.couponCount', input: {} },
      { call: 'account.couponList', input: { pageNo: '?page|1', pageSize: 12 } },
    ],
    screen: lazyScreen(() => import('./coupons/CouponsPage.tsx')),
  },
  {
    id: 'account.category',
    path: '/personal/accountcenter/category',
    access: 'student',
    title: { zh: '我的题库', en: 'My question bank' },
    load: [
      { call: 'account.categoryUsed', input: {} },
      { call: 'other.courseCategoryAndSubject', input: {} },
    ],
    screen: lazyScreen(() => import('./category/CategoriesPage.tsx')),
  },
  {
    id: 'account.invite',
    path: '/personal/accountcenter/invite',
    access: 'student',
    title: { zh: '邀请同学', en: 'Invite friends' },
    load: [
      { call: 'account.inviteCode', input: {} },
      { call: 'account.inviteRecord', input: { pageNo: '?page|1', pageSize: 15 } },
    ],
    screen: lazyScreen(() => import('./invite/InvitePage.tsx')),
  },
  {
    id: 'account.vip',
    path: '/vip',
    access: 'visitor',
    title: { zh: '会员专区', en: 'Membership' },
    load: [{ call: 'account.memberList', input: {} }],
    screen: lazyScreen(() => import('./membership/VipPage.tsx')),
  },
];

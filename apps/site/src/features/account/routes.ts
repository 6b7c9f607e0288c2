import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The student's account centre and the membership zone. */
export const accountRoutes: readonly Route[] = [
  {
    id: 'account.member',
    path: '/personal/accountcenter/account/member',
    access: 'student',
    title: { zh: '我的会员', en: 'Your membership' },
    screen: lazyScreen(() => import('./membership/MemberPage.tsx')),
  },
  {
    id: 'account.balance',
    path: '/personal/accountcenter/account/balance',
    access: 'student',
    title: { zh: '我的余额', en: 'Your balance' },
    screen: lazyScreen(() => import('./balance/BalancePage.tsx')),
  },
  {
    id: 'account.withdraw',
    path: '/personal/accountcenter/account/withdraw',
    access: 'student',
    title: { zh: '提现', en: 'Withdraw' },
    screen: lazyScreen(() => import('./withdraw/WithdrawPage.tsx')),
  },
  {
    id: 'account.score',
    path: '/personal/accountcenter/score',
    access: 'student',
    title: { zh: '我的积分', en: 'Your points' },
    screen: lazyScreen(() => import('./ScorePage.tsx')),
  },
  {
    id: 'account.shop',
    path: '/personal/accountcenter/shop',
    access: 'student',
    title: { zh: '积分兑换', en: 'Points shop' },
    screen: lazyScreen(() => import('./shop/ShopPage.tsx')),
  },
  {
    id: 'account.coupon',
    path: '/personal/accountcenter/coupon',
    access: 'student',
    title: { zh: '我的优惠券', en: 'Your coupons' },
    screen: lazyScreen(() => import('./coupons/CouponsPage.tsx')),
  },
  {
    id: 'account.category',
    path: '/personal/accountcenter/category',
    access: 'student',
    title: { zh: '我的题库', en: 'Your question bank' },
    screen: lazyScreen(() => import('./category/CategoriesPage.tsx')),
  },
  {
    id: 'account.invite',
    path: '/personal/accountcenter/invite',
    access: 'student',
    title: { zh: '邀请同学', en: 'Invite friends' },
    screen: lazyScreen(() => import('./invite/InvitePage.tsx')),
  },
  {
    id: 'account.vip',
    path: '/vip',
    access: 'visitor',
    title: { zh: '会员专区', en: 'Membership' },
    screen: lazyScreen(() => import('./membership/VipPage.tsx')),
  },
];

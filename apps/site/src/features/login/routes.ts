import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The log-in page, and the agreement that registration requires. */
export const loginRoutes: readonly Route[] = [
  {
    id: 'login.join',
    path: '/join/:type?',
    access: 'visitor',
    title: { zh: '登录', en: 'Log in' },
    screen: lazyScreen(() => import('./pages/JoinPage.tsx')),
  },
  {
    id: 'login.agreement',
    path: '/showRegisterAgreement',
    access: 'visitor',
    title: { zh: '用户协议', en: 'Terms of use' },
    screen: lazyScreen(() => import('./pages/AgreementPage.tsx')),
  },
  {
    id: 'login.blocked',
    path: '/errorPage',
    access: 'visitor',
    title: { zh: '访问被拦截', en: 'Visit blocked' },
    screen: lazyScreen(() => import('./pages/BlockedPage.tsx')),
  },
];

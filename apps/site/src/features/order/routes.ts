import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The cashier and the student's orders. */
export const orderRoutes: readonly Route[] = [
  {
    id: 'order.cashier',
    path: '/payment/order',
    access: 'student',
    title: { zh: '收银台', en: 'Checkout' },
    load: [{ call: 'payment.cashier', input: { orderId: '?orderId' } }],
    screen: lazyScreen(() => import('./cashier/CashierPage.tsx')),
    isRenderedAnew: true,
  },
  {
    id: 'order.list',
    path: '/personal/order',
    access: 'student',
    title: { zh: '我的订单', en: 'My orders' },
    load: [
      { call: 'order.countByStatus', input: {} },
      { call: 'order.list', input: { pageNo: '?page|1', pageSize: 10 } },
    ],
    screen: lazyScreen(() => import('./OrdersPage.tsx')),
  },
  {
    id: 'order.refund',
    path: '/personal/order/refund',
    access: 'student',
    title: { zh: '退款', en: 'Refund' },
    load: [{ call: 'refund.offer', input: { orderId: '?orderId' } }],
    screen: lazyScreen(() => import('./refund/RefundPage.tsx')),
  },
];

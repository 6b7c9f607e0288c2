import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The student's invoices. */
export const invoiceRoutes: readonly Route[] = [
  {
    id: 'invoice.list',
    path: '/personal/invoice',
    access: 'student',
    title: { zh: '我的发票', en: 'My invoices' },
    load: [
      { call: 'invoice.companyInvoice', input: { pageNo: '?page|1', pageSize: 10 } },
      { call: 'invoice.template', input: {} },
    ],
    screen: lazyScreen(() => import('./InvoicesPage.tsx')),
  },
];

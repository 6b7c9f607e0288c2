import type { Module } from '../../platform/module.ts';
import { invoiceRoutes } from './invoice.routes.ts';

export { findCurrent, sumInvoicedPaidIn } from './invoice.repo.ts';
export { leaveToBooks } from './invoice.service.ts';

/** Invoices of paid orders: what stands on them, asking for one, and what the school made of it. */
export const invoiceModule: Module = {
  name: 'invoice',
  routes: invoiceRoutes,
};

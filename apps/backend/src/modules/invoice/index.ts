import type { Module } from '../../platform/module.ts';
import { invoiceRoutes } from './invoice.routes.ts';

export { findCurrent, sumInvoicedPaidIn } from './invoice.repo.ts';
export { handToAccounting } from './invoice.service.ts';

/** Invoices of paid orders: their titles, requesting one, and the school's decision. */
export const invoiceModule: Module = { name: 'invoice', routes: invoiceRoutes };

import * as endpoints from '@lectern/sdk/endpoints/invoice';
import { invoice as schemas, parts } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import * as handlers from './invoice.handlers.ts';

/** Invoices of paid orders: what stands on them, asking for one, and what the school made of it. */
export const invoiceModule: Module = {
  name: 'invoice',
  routes: [
    route(endpoints.enabled, { input: parts.Nothing, output: schemas.InvoiceFunction }, handlers.enabled),
    route(endpoints.template, { input: parts.Nothing, output: schemas.InvoiceTemplates }, handlers.templates),
    route(
      endpoints.companyInvoice,
      { input: schemas.CompanyInvoiceIn, output: schemas.InvoicePage },
      handlers.listInvoices,
    ),
    route(
      endpoints.saveTemplate,
      { input: schemas.SaveTemplateIn, output: schemas.SavedTemplate },
      handlers.saveTemplate,
    ),
    route(
      endpoints.save,
      { input: schemas.SaveInvoiceIn, output: schemas.SavedInvoice },
      handlers.saveInvoice,
    ),
  ],
};

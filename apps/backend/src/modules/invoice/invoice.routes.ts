import * as endpoints from '@lectern/sdk/endpoints/invoice';
import { invoice as schemas, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './invoice.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const invoiceRoutes: readonly Route[] = [
  route(endpoints.enabled, { input: parts.Nothing, output: schemas.InvoiceFunction }, service.enabled),
  route(endpoints.template, { input: parts.Nothing, output: schemas.InvoiceTemplates }, service.templates),
  route(
    endpoints.companyInvoice,
    { input: schemas.CompanyInvoiceIn, output: schemas.InvoicePage },
    service.listInvoices,
  ),
  route(
    endpoints.saveTemplate,
    { input: schemas.SaveTemplateIn, output: schemas.SavedTemplate },
    service.saveTemplate,
  ),
  route(endpoints.save, { input: schemas.SaveInvoiceIn, output: schemas.SavedInvoice }, service.saveInvoice),
];

import * as endpoints from '@lectern/sdk/endpoints/invoice';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './invoice.service.ts';

/** The HTTP calls of invoices, each with its handler. */
export const invoiceRoutes: readonly Route[] = [
  route(endpoints.enabled, service.enabled),
  route(endpoints.template, service.templates),
  route(endpoints.companyInvoice, service.listInvoices),
  route(endpoints.saveTemplate, service.saveTemplate),
  route(endpoints.save, service.saveInvoice),
];

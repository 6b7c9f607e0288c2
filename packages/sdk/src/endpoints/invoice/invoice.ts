import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './invoice.schema.ts';
import * as replies from './invoice.reply.gen.ts';

/** Returns whether the school issues invoices. */
export const enabled: Endpoint<Nothing, shapes.InvoiceFunction> = {
  id: 'invoice.enabled',
  method: 'GET',
  path: '/saas-business/v1/invoice/getInvoiceFunction',
  reply: replies.enabled,
  idempotent: true,
};

/** Lists the student's saved invoice details. */
export const template: Endpoint<Nothing, shapes.InvoiceTemplates> = {
  id: 'invoice.template',
  method: 'GET',
  path: '/saas-business/v1/invoice/template',
  reply: replies.template,
  idempotent: true,
};

/** Lists the student's invoices. */
export const companyInvoice: Endpoint<shapes.CompanyInvoiceIn, shapes.InvoicePage> = {
  id: 'invoice.companyInvoice',
  method: 'GET',
  path: '/saas-business/v1/invoice/companyInvoice',
  reply: replies.companyInvoice,
  idempotent: true,
};

/** Saves invoice details. */
export const saveTemplate: Endpoint<shapes.SaveTemplateIn, shapes.SavedTemplate> = {
  id: 'invoice.saveTemplate',
  method: 'POST',
  path: '/saas-business/v1/invoice/saveOrUpdateTemplate',
  reply: replies.saveTemplate,
  once: true,
};

/** Requests the invoice of a paid order. Code 0 when the order is not paid, too old, or already has an invoice. */
export const save: Endpoint<shapes.SaveInvoiceIn, shapes.SavedInvoice> = {
  id: 'invoice.save',
  method: 'POST',
  path: '/saas-business/v1/invoice/saveCompanyInvoice',
  reply: replies.save,
  quiet: ['0'],
  once: true,
};

import { amount } from '@lectern/sdk';
import type { InvoiceFunction } from '@lectern/sdk/endpoints/invoice';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { functionStatus, settingOf } from '../../platform/company/index.ts';

/** The kinds of invoices that each status of the function `INVOICE` offers. */
const KINDS: Readonly<Record<number, InvoiceFunction['kinds']>> = { 1: ['common'], 2: ['common', 'special'] };

/**
 * Reads whether and how a company issues invoices, and within how many days after the payment
 * (`INVOICE_WITHIN_DAYS`).
 */
export function invoiceSettings(company: Company): InvoiceFunction {
  const kinds = KINDS[functionStatus(company, 'INVOICE')] ?? [];
  return {
    openFlag: kinds.length > 0 ? 1 : 0,
    kinds: [...kinds],
    withinDays: Math.max(0, Math.trunc(amount(settingOf(company, 'INVOICE_WITHIN_DAYS'), 0))),
  };
}

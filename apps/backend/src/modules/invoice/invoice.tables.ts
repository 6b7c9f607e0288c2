import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, refersTo } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { orders } from '../order/index.ts';
import { storedFiles } from '../upload/index.ts';

/** The columns of an invoice title. */
const titleFields = () => ({
  titleType: text({ enum: ['personal', 'company'] }).notNull(),
  invoiceKind: text({ enum: ['common', 'special'] }).notNull(),
  title: text().notNull(),
  taxNo: text().notNull().default(''),
  address: text().notNull().default(''),
  phone: text().notNull().default(''),
  bankName: text().notNull().default(''),
  bankAccount: text().notNull().default(''),
  /** Where the school sends it; empty where the student gave none. */
  email: text().notNull().default(''),
});

/** Students' saved titles. */
export const invoiceTemplates = pgTable(
  'invoice_templates',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    ...titleFields(),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('invoice_templates_of').on(table.userId),
    uniqueIndex('invoice_templates_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);

/** Invoices requested by students. See `decide.service.ts` for their states. */
export const invoices = pgTable(
  'invoices',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    orderId: refersTo(() => orders.id),
    status: text({ enum: ['asked', 'issued', 'refused', 'reversed'] })
      .notNull()
      .default('asked'),
    ...titleFields(),
    /** In cents; what was paid for the order. */
    amountCents: integer().notNull(),
    /** The tax office's number; empty before it is issued. */
    invoiceNo: text().notNull().default(''),
    /** Storage key of the document; null where the school sent it in another way. */
    fileKey: text().references(() => storedFiles.key),
    /** Why it was refused or reversed. */
    reason: text().notNull().default(''),
    askedAt: moment().notNull(),
    issuedAt: moment(),
  },
  (table) => [
    index('invoices_latest').on(table.userId, table.askedAt.desc(), table.id.desc()),
    index('invoices_waiting')
      .on(table.companyId, table.id)
      .where(sql`${table.status} = 'asked'`),
    // A double click must not request two invoices for one order.
    uniqueIndex('invoices_order')
      .on(table.orderId)
      .where(sql`${table.status} in ('asked', 'issued')`),
    uniqueIndex('invoices_number')
      .on(table.companyId, table.invoiceNo)
      .where(sql`${table.invoiceNo} <> ''`),
    check('invoices_amount', sql`${table.amountCents} > 0`),
    check(
      'invoices_issued',
      sql`(${table.status} in ('issued', 'reversed')) = (${table.issuedAt} is not null)`,
    ),
  ],
);

/** A row of {@link invoiceTemplates}. */
export type InvoiceTemplateRow = typeof invoiceTemplates.$inferSelect;
/** A row of {@link invoices}. */
export type InvoiceRow = typeof invoices.$inferSelect;

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';

/** The phones of the sandbox, with every SMS sent to it. Empty in production. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    ...rowOfCompany(),
    mobile: text().notNull(),
    text: text().notNull(),
    code: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('sms_outbox_latest').on(table.companyId, table.createdAt.desc())],
);

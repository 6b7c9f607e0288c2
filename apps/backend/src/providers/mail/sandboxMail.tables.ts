import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';

/** The mailboxes of the sandbox, with every mail sent to it. Empty in production. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    ...rowOfCompany(),
    address: text().notNull(),
    text: text().notNull(),
    code: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('mail_outbox_latest').on(table.companyId, table.createdAt.desc())],
);

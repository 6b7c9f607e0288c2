import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

/** Single-use tickets for logging in to the school's administration. */
export const backLoginTickets = pgTable(
  'back_login_tickets',
  {
    /** SHA-256 of the ticket; the ticket itself is never stored. */
    ticketHash: text().primaryKey(),
    companyId: ofCompany(),
    userId: ofUser(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('back_login_tickets_age').on(table.expiresAt)],
);

import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, idOf, type JsonObject, moment } from '../database/columns.ts';
import { companies } from '../database/tables/companies.tables.ts';

/**
 * Audit log of what staff and payments did. Rows are only added; they are deleted by age or with their company
 * alone (a trigger enforces it).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id().primaryKey(),
    /** Null where the entry concerns no company, or a deleted one. */
    companyId: idOf().references(() => companies.id),
    at: moment().notNull().defaultNow(),
    /** Who did it: a user of the operating system, the channel of a payment, or `lectern` for the server itself. */
    actor: text().notNull(),
    /** The person who gave the command, as the command's `--as` option says. */
    actingAs: text(),
    /** The command or event: `orders refund`, `order paid`. */
    action: text('deed').notNull(),
    /** What was affected: ids, numbers of orders and students, keys of courses. */
    subjects: text().array().notNull().default([]),
    /** Counts, sums and states; no personal data. */
    details: jsonb().$type<JsonObject>().notNull().default({}),
    /** The id of the request, as in the server's log. */
    requestId: text(),
  },
  (table) => [index('audit_log_age').on(table.at), index('audit_log_company').on(table.companyId)],
);

import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, idOf, type JsonObject, moment } from '../database/columns.ts';
import { companies } from '../database/tables/companies.tables.ts';

/** What staff and money did: rows are added and never changed, and go by age or with their company alone (a trigger holds it). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id().primaryKey(),
    /** Null where a deed is about no company, or about one that is gone. */
    companyId: idOf().references(() => companies.id),
    at: moment().notNull().defaultNow(),
    /** Who did it: a user of the system, or the way that money came by. */
    actor: text().notNull(),
    /** Who gave the command, as that user said. */
    actingAs: text(),
    /** What was done: `orders refund`, `order paid`. */
    deed: text().notNull(),
    /** What it was done to: ids, numbers of orders and students, keys of courses. */
    subjects: text().array().notNull().default([]),
    /** Counts, sums and states, and nothing of a person. */
    details: jsonb().$type<JsonObject>().notNull().default({}),
    /** The request that did it, as the log names it. */
    requestId: text(),
  },
  (table) => [index('audit_log_age').on(table.at), index('audit_log_company').on(table.companyId)],
);

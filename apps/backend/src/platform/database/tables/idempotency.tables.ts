import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { ofCompany } from './ofCompany.ts';

/** Replies stored by `Idempotency-Key`, so that a repeated call has one effect and the same reply. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    companyId: ofCompany(),
    /** The user's id, or `visitor`. */
    owner: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the input: using the same key with another input is a client error. */
    inputHash: text().notNull(),
    /** Null only inside the transaction that is computing it. */
    reply: jsonb().$type<{ readonly output?: unknown }>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.owner, table.endpoint, table.key] }),
    index('idempotent_replies_age').on(table.createdAt),
  ],
);

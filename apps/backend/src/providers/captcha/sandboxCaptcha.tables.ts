import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Unsolved puzzles of the sandbox. */
export const sandboxPuzzles = pgTable(
  'sandbox_puzzles',
  {
    id: text().primaryKey(),
    /** Position of the gap: distance from the left edge in px of the picture. */
    gapX: smallint().notNull(),
    triesLeft: smallint().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sandbox_puzzles_age').on(table.expiresAt)],
);

/** Tickets of solved puzzles; each is deleted when it is used. */
export const sandboxTickets = pgTable(
  'sandbox_tickets',
  {
    /** SHA-256 of the ticket. */
    ticketHash: text().primaryKey(),
    randstr: text().notNull(),
    ip: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sandbox_tickets_age').on(table.expiresAt)],
);

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** The recognitions of the sandbox. Empty in production. */
export const sandboxFaces = pgTable(
  'sandbox_faces',
  {
    orderNo: text().primaryKey(),
    returnUrl: text().notNull(),
    state: text({ enum: ['pending', 'passed', 'failed'] }).notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sandbox_faces_age').on(table.expiresAt)],
);

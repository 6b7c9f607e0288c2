import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** The parts of the demonstration that this database already contains. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  plantedAt: moment().notNull().defaultNow(),
});

import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';

/** What earns points: deeds of students, and each kind of exercise. */
export const DEEDS = [
  'login',
  'lesson',
  'exam',
  'daily',
  'paper',
  'chapter',
  'order',
  'smart',
  'quick',
] as const;
/** A deed that earns points. */
export type Deed = (typeof DEEDS)[number];

/** Companies' own points for deeds; deeds without a row have the default points. */
export const pointRules = pgTable(
  'point_rules',
  {
    companyId: ofCompany(),
    deed: text({ enum: DEEDS }).notNull(),
    points: integer().notNull(),
    /** How often a day it earns them; 0 for no limit, null for the default limit. */
    limitPerDay: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.deed] }),
    check('point_rules_points', sql`${table.points} >= 0`),
    check('point_rules_limit', sql`${table.limitPerDay} >= 0`),
  ],
);

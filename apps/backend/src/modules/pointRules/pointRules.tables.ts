import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';

/** What earns points: what students do, and each kind of exercise. */
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
/** Something that earns points. */
export type Deed = (typeof DEEDS)[number];

/** How many points a company gives for what; what is not here is worth what it is worth everywhere. */
export const pointRules = pgTable(
  'point_rules',
  {
    companyId: ofCompany(),
    deed: text({ enum: DEEDS }).notNull(),
    points: integer().notNull(),
    /** How often a day it earns them; 0 for as often as it is done, null for as often as everywhere. */
    limitPerDay: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.deed] }),
    check('point_rules_points', sql`${table.points} >= 0`),
    check('point_rules_limit', sql`${table.limitPerDay} >= 0`),
  ],
);

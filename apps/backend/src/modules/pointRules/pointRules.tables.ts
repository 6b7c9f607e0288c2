import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';

/** What earns points: actions of students, and each kind of exercise. */
export const POINT_ACTIONS = [
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
/** An action that earns points. */
export type PointAction = (typeof POINT_ACTIONS)[number];

/** Companies' own points for actions; actions without a row have the default points. */
export const pointRules = pgTable(
  'point_rules',
  {
    companyId: ofCompany(),
    deed: text({ enum: POINT_ACTIONS }).notNull(),
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

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { categories, commodities, courses } from '../catalogue/index.ts';
import { exams } from '../answering/index.ts';
import { knowledgePoints, papers } from '../question/index.ts';

/**
 * Learning paths that a school recommends, in stages. Students' progress is not stored here, but with what they
 * learn.
 */
export const plans = pgTable(
  'plans',
  {
    ...rowOfCompany(),
    /** The only school that shows it; null for all of the company's. */
    schoolId: idOf().references(() => schools.id),
    categoryId: refersTo(() => categories.id),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    cover: text().notNull().default(''),
    /** One sentence. */
    summary: text().notNull().default(''),
    summaryEn: text().notNull().default(''),
    /** The target audience, in one sentence. */
    audience: text().notNull().default(''),
    audienceEn: text().notNull().default(''),
    /** Markdown source; rendered to safe HTML. */
    description: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    outcomes: jsonb().$type<string[]>().notNull().default([]),
    outcomesEn: jsonb().$type<string[]>().notNull().default([]),
    /** How students get it, as in the SDK's `PlanOffer`. */
    offer: text({ enum: ['given', 'package', 'parts'] }).notNull(),
    /** The package that is bought for it. */
    commodityId: idOf().references(() => commodities.id),
    /** Whether a stage opens only after the one before it is done. */
    isOrdered: boolean().notNull().default(false),
    isOnShelf: boolean().notNull().default(true),
    publishedAt: moment().notNull(),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    uniqueIndex('plans_source').on(table.companyId, table.sourceKey),
    index('plans_newest').on(table.companyId, table.publishedAt.desc(), table.id),
    index('plans_commodity').on(table.commodityId),
    check('plans_offer', sql`(${table.offer} = 'package') = (${table.commodityId} is not null)`),
  ],
);

/** The stages of a plan, in order. */
export const planStages = pgTable(
  'plan_stages',
  {
    ...rowOfCompany(),
    planId: partOf(() => plans.id),
    position: integer().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    summary: text().notNull().default(''),
    summaryEn: text().notNull().default(''),
    /** Duration in days, counted from the end of the stage before. */
    days: integer().notNull(),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    uniqueIndex('plan_stages_source').on(table.planId, table.sourceKey),
    uniqueIndex('plan_stages_place').on(table.planId, table.position),
    check('plan_stages_days', sql`${table.days} > 0`),
  ],
);

/** The items of a stage, in order: each refers to one thing outside of the plan. */
export const planItems = pgTable(
  'plan_items',
  {
    ...rowOfCompany(),
    stageId: partOf(() => planStages.id),
    position: integer().notNull(),
    courseId: idOf().references(() => courses.id),
    paperId: idOf().references(() => papers.id),
    pointId: idOf().references(() => knowledgePoints.id),
    examId: idOf().references(() => exams.id),
  },
  (table) => [
    uniqueIndex('plan_items_place').on(table.stageId, table.position),
    check(
      'plan_items_one',
      sql`num_nonnulls(${table.courseId}, ${table.paperId}, ${table.pointId}, ${table.examId}) = 1`,
    ),
  ],
);

/** Students who joined a plan. Buying its package also joins, without a row. */
export const planStudents = pgTable(
  'plan_students',
  { companyId: ofCompany(), planId: partOf(() => plans.id), userId: ofUser(), joinedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId] }),
    index('plan_students_plan').on(table.planId),
  ],
);

/** A row of {@link plans}. */
export type PlanRow = typeof plans.$inferSelect;
/** A row of {@link planStages}. */
export type StageRow = typeof planStages.$inferSelect;

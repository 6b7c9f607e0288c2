import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { commodities, courses, lessons } from './catalogue.tables.ts';

/** A student's courses; buying a package creates one row per course. */
export const enrolments = pgTable(
  'enrolments',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    courseId: refersTo(() => courses.id),
    /** What was bought: the course itself or a package that includes it. */
    commodityId: refersTo(() => commodities.id),
    source: text({ enum: ['order', 'free', 'studyCard', 'gift'] }).notNull(),
    /** The order's id where `source` is `order`. */
    orderId: text(),
    /** 0 to 100, updated with the progress of the lessons. */
    progressPercent: smallint().notNull().default(0),
    finishedLessons: integer().notNull().default(0),
    lastLessonId: idOf().references(() => lessons.id, { onDelete: 'set null' }),
    lastStudiedAt: moment(),
    /** End of the right to study; null for unlimited. */
    expiresAt: moment(),
    /** Set by a refund: the student no longer has the course. */
    revokedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('enrolments_course').on(table.userId, table.courseId),
    index('enrolments_of_course').on(table.courseId),
    index('enrolments_latest').on(table.userId, table.lastStudiedAt.desc()),
    check('enrolments_progress', sql`${table.progressPercent} between 0 and 100`),
  ],
);

/** Students' reviews of courses, one per student and course. */
export const reviews = pgTable(
  'reviews',
  {
    ...rowOfCompany(),
    courseId: partOf(() => courses.id),
    userId: ofUser(),
    rating: smallint().notNull(),
    content: text().notNull(),
    /** The teacher's reply; empty without one. */
    reply: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('reviews_user').on(table.courseId, table.userId),
    // Answers pages and rating counts by an index-only scan.
    index('reviews_latest').on(
      table.courseId,
      table.createdAt.desc(),
      table.id,
      table.rating,
      table.companyId,
    ),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** The commodities that a student has collected. */
export const collections = pgTable(
  'collections',
  {
    companyId: ofCompany(),
    userId: ofUser(),
    commodityId: partOf(() => commodities.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.commodityId] })],
);

/** A row of {@link enrolments}. */
export type Enrolment = typeof enrolments.$inferSelect;
/** A row of {@link reviews}. */
export type Review = typeof reviews.$inferSelect;

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
import { categories, courses, lessons, teachers } from '../catalogue/index.ts';

/** Free live lessons that any student may book. */
export const openClasses = pgTable(
  'open_classes',
  {
    ...rowOfCompany(),
    /** The school's own key, to update it by; null where it was not set by a file. */
    key: text(),
    /** The only school that shows it; null for all of the company's. */
    schoolId: idOf().references(() => schools.id),
    categoryId: refersTo(() => categories.id),
    teacherId: idOf().references(() => teachers.id),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    cover: text().notNull().default(''),
    /** One sentence. */
    summary: text().notNull().default(''),
    summaryEn: text().notNull().default(''),
    /** Markdown source; rendered to safe HTML. */
    description: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    outcomes: jsonb().$type<string[]>().notNull().default([]),
    outcomesEn: jsonb().$type<string[]>().notNull().default([]),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Maximum bookings; null for no limit. */
    capacity: integer(),
    /** Entrance of the live room; empty while there is none. */
    roomUrl: text().notNull().default(''),
    /** The course that continues the topic. */
    courseId: idOf().references(() => courses.id),
    /** The lesson with the recording. */
    replayLessonId: idOf().references(() => lessons.id, { onDelete: 'set null' }),
    isOnShelf: boolean().notNull().default(true),
  },
  (table) => [
    index('open_classes_start').on(table.companyId, table.startsAt),
    uniqueIndex('open_classes_key').on(table.companyId, table.key),
    check('open_classes_times', sql`${table.endsAt} > ${table.startsAt}`),
    check('open_classes_capacity', sql`${table.capacity} > 0`),
  ],
);

/** Bookings of open classes. Cancelling deletes the row. */
export const openClassBookings = pgTable(
  'open_class_bookings',
  {
    companyId: ofCompany(),
    openClassId: partOf(() => openClasses.id),
    userId: ofUser(),
    bookedAt: moment().notNull(),
    /** When the student was reminded, or booked too late to need a reminder; null before that. */
    remindedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.openClassId] }),
    index('open_class_bookings_class').on(table.openClassId),
    index('open_class_bookings_reminder')
      .on(table.openClassId)
      .where(sql`${table.remindedAt} is null`),
  ],
);

/** A row of {@link openClasses}. */
export type OpenClassRow = typeof openClasses.$inferSelect;

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, partOf } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { courses, lessons } from '../catalogue/index.ts';

/** A student's notes on lessons. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    courseId: partOf(() => courses.id),
    lessonId: partOf(() => lessons.id),
    content: text().notNull(),
    /** Position in the video, in seconds. */
    positionSeconds: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('lesson_notes_lesson').on(table.userId, table.lessonId),
    index('lesson_notes_latest').on(table.userId, table.updatedAt.desc()),
  ],
);

/** Addresses of students' calendars; a student without a row has none. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  /** Random. The address consists of this key and its signature, which is not stored. */
  feedKey: text().notNull().unique(),
  createdAt: moment().notNull(),
});

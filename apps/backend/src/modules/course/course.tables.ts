import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, partOf } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { courses, lessons } from '../catalogue/index.ts';

/** What a student wrote down while watching. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    courseId: partOf(() => courses.id),
    lessonId: partOf(() => lessons.id),
    content: text().notNull(),
    /** The moment of the video that it belongs to, in seconds. */
    positionSeconds: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('lesson_notes_lesson').on(table.userId, table.lessonId),
    index('lesson_notes_latest').on(table.userId, table.updatedAt.desc()),
  ],
);

/** Where a calendar program reads a student's timetable; who has no row has no address. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  /** Random. With its signature, which is not kept, it makes the address. */
  feedKey: text().notNull().unique(),
  createdAt: moment().notNull(),
});

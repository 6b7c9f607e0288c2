import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { courses, lessons } from '../catalogue/index.ts';

/** What a student wrote down while watching. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    id: id().primaryKey(),
    companyId: ofCompany(),
    userId: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: idOf()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    lessonId: idOf()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
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

/** A row of {@link lessonNotes}. */
export type LessonNote = typeof lessonNotes.$inferSelect;

/** Where a calendar program reads a student's timetable; who has no row has no address. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: idOf()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: ofCompany(),
  /** Random. With its signature, which is not kept, it makes the address. */
  feedKey: text().notNull().unique(),
  createdAt: moment().notNull(),
});

import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { moment, partOf } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { courses, lessons } from '../catalogue/index.ts';

/** A stretch of a video that was really watched, in seconds: from, to. */
export type Segment = readonly [from: number, to: number];

/** How far a student is in a lesson. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    companyId: ofCompany(),
    userId: ofUser(),
    lessonId: partOf(() => lessons.id),
    courseId: partOf(() => courses.id),
    /** Where to go on, in seconds. */
    positionSeconds: real().notNull().default(0),
    /** When the student was there, by the server's clock; the newest one wins. */
    positionAt: moment().notNull(),
    /** What was watched: in order, without overlaps. */
    segments: jsonb().$type<Segment[]>().notNull().default([]),
    /** 0 to 100, of the lesson's length. */
    percent: smallint().notNull().default(0),
    /** Of all visits together, in seconds. */
    studiedSeconds: real().notNull().default(0),
    /** When the student first opened it; nobody can have watched more, nor studied longer, than has passed since. */
    openedAt: moment().notNull(),
    /** Set once and kept, whatever is watched later. */
    finishedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_course').on(table.userId, table.courseId),
    index('lesson_progress_latest').on(table.userId, table.positionAt.desc()),
    check('lesson_progress_percent', sql`${table.percent} between 0 and 100`),
  ],
);

/** One stay of a student in a lesson. */
export const lessonVisits = pgTable(
  'lesson_visits',
  {
    companyId: ofCompany(),
    userId: ofUser(),
    /** Made by whoever studies. */
    visitId: text().notNull(),
    lessonId: partOf(() => lessons.id),
    /** What was studied in it: the most that the student's page said, as far as the server's clock allows it. */
    seconds: real().notNull().default(0),
    beganAt: moment().notNull(),
    /** When the live room was entered, and when the replay was. */
    liveAt: moment(),
    replayAt: moment(),
    leftAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.visitId] }),
    index('lesson_visits_lesson').on(table.lessonId, table.beganAt),
  ],
);

/** The meeting, as one of Zoom, in which a live lesson is held. */
export const lessonMeetings = pgTable('lesson_meetings', {
  lessonId: partOf(() => lessons.id).primaryKey(),
  companyId: ofCompany(),
  /** Digits as the school wrote them. */
  meetingNo: text().notNull(),
  /** By `seal` for the purpose `meeting`. */
  passwordSealed: text().notNull(),
  joinUrl: text().notNull(),
});

/** A row of {@link lessonProgress}. */
export type LessonProgress = typeof lessonProgress.$inferSelect;

/** A row of {@link lessonVisits}. */
export type LessonVisitRow = typeof lessonVisits.$inferSelect;

/** A row of {@link lessonMeetings}. */
export type LessonMeeting = typeof lessonMeetings.$inferSelect;

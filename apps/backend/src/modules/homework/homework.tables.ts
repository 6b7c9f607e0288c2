import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { courses, lessons } from '../catalogue/index.ts';
import { papers } from '../question/index.ts';

/** A file supplied by the school: part of a task, or a teacher's marked copy of a work. */
export interface TaskFile {
  /** Storage key. */
  readonly key: string;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
}

/** An earlier submission: replaced by the student, or returned by the teacher. */
export interface ReplacedWork {
  readonly contentHtml: string;
  /** Ids of the student's file records, in order. */
  readonly fileIds: readonly string[];
  /** ISO 8601. */
  readonly submittedAt: string;
  /** The teacher's comment on a returned work, as Markdown source; missing where the student replaced the work. */
  readonly comment?: string;
  /** The files that the teacher returned with it. */
  readonly markedFiles?: readonly TaskFile[];
}

/** Homework for lessons. */
export const homeworks = pgTable(
  'homeworks',
  {
    ...rowOfCompany(),
    lessonId: partOf(() => lessons.id),
    /** The course of the lesson, whose students see the homework. */
    courseId: partOf(() => courses.id),
    /** The school's own key, by which the homework is updated. */
    key: text().notNull(),
    name: text().notNull(),
    /** Markdown source; rendered to safe HTML. */
    task: text().notNull(),
    /** The paper to answer; null where text and files are handed in. */
    paperId: idOf().references(() => papers.id),
    taskFiles: jsonb().$type<readonly TaskFile[]>().notNull().default([]),
    /** Allowed file extensions; empty allows only text. */
    fileTypes: jsonb().$type<readonly string[]>().notNull(),
    /** Maximum size of one file, in bytes. */
    maxBytes: integer().notNull(),
    maxFiles: integer().notNull(),
    totalScore: doublePrecision().notNull(),
    opensAt: moment().notNull(),
    /** Due time; null for none. */
    dueAt: moment(),
    /** The due time for which its students have been reminded. */
    remindedFor: moment(),
    /** Whether it may be handed in late, marked as such. */
    takesLate: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('homeworks_key').on(table.companyId, table.key),
    index('homeworks_of_course').on(table.courseId),
    index('homeworks_of_lesson').on(table.lessonId),
    index('homeworks_due').on(table.dueAt),
    index('homeworks_of_paper')
      .on(table.paperId)
      .where(sql`${table.paperId} is not null`),
    check('homeworks_time', sql`${table.dueAt} > ${table.opensAt}`),
    check('homeworks_score', sql`${table.totalScore} > 0`),
    check('homeworks_files', sql`${table.maxBytes} > 0 and ${table.maxFiles} >= 0`),
  ],
);

/** Students' works, one per student and homework; none before the student begins. */
export const homeworkWorks = pgTable(
  'homework_works',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    homeworkId: refersTo(() => homeworks.id),
    state: text({ enum: ['draft', 'submitted', 'returned', 'marked'] })
      .notNull()
      .default('draft'),
    /** The text as typed; rendered to safe HTML. */
    content: text().notNull().default(''),
    /** The rendered HTML; null on rows older than this column. */
    contentHtml: text(),
    /** Ids of the student's file records, in order. */
    fileIds: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Earlier submissions, oldest first. */
    replaced: jsonb().$type<readonly ReplacedWork[]>().notNull().default([]),
    /** Whether the first submission was late. */
    isLate: boolean().notNull().default(false),
    score: doublePrecision(),
    /** The teacher's comment, as Markdown source. */
    comment: text().notNull().default(''),
    /** The files that the teacher marked, owned by the student. */
    markedFiles: jsonb().$type<readonly TaskFile[]>().notNull().default([]),
    /** Time the student spent on it in seconds, as reported by the page. */
    workSeconds: integer().notNull().default(0),
    /** When text or files last changed. */
    savedAt: moment().notNull(),
    submittedAt: moment(),
    markedAt: moment(),
  },
  (table) => [
    uniqueIndex('homework_works_once').on(table.userId, table.homeworkId),
    index('homework_works_of').on(table.homeworkId, table.state),
    check('homework_works_marked', sql`(${table.state} = 'marked') = (${table.score} is not null)`),
  ],
);

/** A row of {@link homeworks}. */
export type HomeworkRow = typeof homeworks.$inferSelect;
/** A row of {@link homeworkWorks}. */
export type Work = typeof homeworkWorks.$inferSelect;

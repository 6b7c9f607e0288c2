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

/** A file that the school gives: with a task, or as a teacher's marks on a work. */
export interface TaskFile {
  /** Key in the file store. */
  readonly key: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
}

/** What was handed in before: replaced by the student, or given back by the teacher. */
export interface ReplacedWork {
  readonly contentHtml: string;
  /** The student's file records, in their order. */
  readonly fileIds: readonly string[];
  /** ISO. */
  readonly submittedAt: string;
  /** The teacher's words where it was given back; source text with Markdown. Missing where the student replaced it. */
  readonly comment?: string;
  /** What the teacher gave back with it. */
  readonly markedFiles?: readonly TaskFile[];
}

/** What students are to do for a lesson. */
export const homeworks = pgTable(
  'homeworks',
  {
    ...rowOfCompany(),
    lessonId: partOf(() => lessons.id),
    /** The lesson's course, whose students see it. */
    courseId: partOf(() => courses.id),
    /** The school's own name of it, by which it is found again. */
    key: text().notNull(),
    name: text().notNull(),
    /** Source text with Markdown; it is rendered to safe HTML. */
    task: text().notNull(),
    /** The paper that is to be answered; null where words and files are to be handed in. */
    paperId: idOf().references(() => papers.id),
    taskFiles: jsonb().$type<readonly TaskFile[]>().notNull().default([]),
    /** Extensions that the work's files may have; none takes words alone. */
    fileTypes: jsonb().$type<readonly string[]>().notNull(),
    /** Largest size of one file, in bytes. */
    maxBytes: integer().notNull(),
    maxFiles: integer().notNull(),
    totalScore: doublePrecision().notNull(),
    opensAt: moment().notNull(),
    /** Null where it has no end. */
    dueAt: moment(),
    /** The end of which its students were reminded. */
    remindedFor: moment(),
    /** Whether it may be handed in after its end, marked as late. */
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

/** The students' works, one for each student and homework. What was not begun has none. */
export const homeworkWorks = pgTable(
  'homework_works',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    homeworkId: refersTo(() => homeworks.id),
    state: text({ enum: ['draft', 'submitted', 'returned', 'marked'] })
      .notNull()
      .default('draft'),
    /** As it was typed; it is rendered to safe HTML. */
    content: text().notNull().default(''),
    /** Its markup, made when it was written; null for what is older than this column. */
    contentHtml: text(),
    /** The student's file records, in their order. */
    fileIds: jsonb().$type<readonly string[]>().notNull().default([]),
    /** What was handed in before, the oldest first. */
    replaced: jsonb().$type<readonly ReplacedWork[]>().notNull().default([]),
    /** Whether it was first handed in after its end. */
    isLate: boolean().notNull().default(false),
    score: doublePrecision(),
    /** The teacher's words; source text with Markdown. */
    comment: text().notNull().default(''),
    /** The files that the teacher marked, which are the student's. */
    markedFiles: jsonb().$type<readonly TaskFile[]>().notNull().default([]),
    /** How long the student was at it, as far as their page told. */
    workSeconds: integer().notNull().default(0),
    /** When content or files changed last. */
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

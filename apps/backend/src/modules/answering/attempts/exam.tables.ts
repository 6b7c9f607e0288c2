import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../../platform/database/tables/ofUser.ts';
import { exerciseRecords } from '../records/records.tables.ts';
import { orders } from '../../order/index.ts';
import { papers } from '../../question/index.ts';

const examId = () => partOf(() => exams.id);

const recordId = () => partOf(() => exerciseRecords.id);

/** When a student may see the correct answers and explanations of an exam. */
export const ANSWERS_SHOWN = ['afterHandIn', 'afterClose', 'afterPublish', 'never'] as const;

/** An exam: a paper with its rules and times. */
export const exams = pgTable(
  'exams',
  {
    ...rowOfCompany(),
    paperId: refersTo(() => papers.id),
    name: text().notNull(),
    type: text({ enum: ['formal', 'mock', 'makeUp'] }).notNull(),
    /** Safe HTML. */
    rulesHtml: text().notNull().default(''),
    /** The Markdown source of the rules; null where the school supplied HTML. */
    rulesSource: text(),
    openAt: moment().notNull(),
    closeAt: moment().notNull(),
    /** Duration in minutes from entering to the end; the closing time may shorten it. */
    minutes: integer().notNull(),
    passScore: numeric({ precision: 7, scale: 1, mode: 'number' }).notNull(),
    /** Maximum attempts per student; 0 for no limit. */
    attemptLimit: integer().notNull().default(1),
    /** Minutes after the opening in which a student may still enter; 0 for no limit. */
    lateMinutes: integer().notNull().default(0),
    /** Handing in is allowed only in this many minutes before the end; 0 for no rule. */
    handInAfterMinutes: integer().notNull().default(0),
    /** How often a student may leave the page; 0 for no limit. */
    leaveLimit: integer().notNull().default(0),
    /** Seconds after the end in which answers stored on a device still count. */
    graceSeconds: integer().notNull().default(120),
    /** Whether the questions of each section are shuffled for each student. */
    isShuffled: boolean().notNull().default(false),
    answersShown: text({ enum: ANSWERS_SHOWN }).notNull().default('afterPublish'),
    /** When scores are published, provided everything is marked; null publishes at once. */
    publishAt: moment(),
    /** Price of the result in cents, due before it is shown; 0 is free. */
    priceCents: integer().notNull().default(0),
    /** Minutes after entering at which a face check is required; 0 is the entry itself. */
    faceMinutes: integer().array().notNull().default([]),
    /** Whether a result with a missed face check is withheld until the school has reviewed it. */
    isFaceRequired: boolean().notNull().default(false),
    /** Whether a student has to answer the school's own questions before entering. */
    hasQuestions: boolean().notNull().default(false),
    /** Maximum seconds credited for outages; 0 stores them without credit. */
    outageCreditSeconds: integer().notNull().default(0),
    /** False admits only students listed in `exam_students`. */
    isForAll: boolean().notNull().default(true),
    /** Identifies the exam in its source, so that a repeated import updates it. */
    sourceKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('exams_source').on(table.companyId, table.sourceKey),
    index('exams_window').on(table.companyId, table.closeAt),
    index('exams_paper').on(table.paperId),
  ],
);

/** The students of an exam that is not for all, and their exceptions to its rules. */
export const examStudents = pgTable(
  'exam_students',
  {
    companyId: ofCompany(),
    examId: examId(),
    userId: ofUser(),
    extraMinutes: integer().notNull().default(0),
    extraAttempts: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.userId] }),
    index('exam_students_user').on(table.userId),
  ],
);

/** One attempt at an exam; its questions and answers are stored in its exercise record. */
export const examAttempts = pgTable(
  'exam_attempts',
  {
    recordId: recordId().primaryKey(),
    companyId: ofCompany(),
    examId: examId(),
    userId: ofUser(),
    /** From 1. */
    number: integer().notNull(),
    /** False after the hand-in. */
    isOpen: boolean().notNull().default(true),
    /** The end, including extensions and outage credits; the grace period follows. */
    endsAt: moment().notNull(),
    handedInBy: text({ enum: ['student', 'clock', 'rule'] }),
    leaveCount: integer().notNull().default(0),
    /** When any of the student's devices was last seen. */
    lastSeenAt: moment().notNull(),
    /** Set while the student has left on purpose; a silence after that is not an outage. */
    leftAt: moment(),
    creditedSeconds: integer().notNull().default(0),
    /** When the school asked for a face check beyond the scheduled minutes; set until it is passed. */
    faceAskedAt: moment(),
    /**
     * Set where a required face check was missed: the result is withheld until the school accepts or refuses
     * it. A refusal, possible for any result, carries a reason that the student reads.
     */
    faceState: text({ enum: ['waiting', 'accepted', 'refused'] }),
    faceWords: text(),
    /** When a teacher last marked it or the school accepted it; null where only the server graded it. */
    markedAt: moment(),
    /** When its mistakes were added to the wrong book, which happens once the solutions may be shown. */
    bookedAt: moment(),
  },
  (table) => [
    uniqueIndex('exam_attempts_number').on(table.examId, table.userId, table.number),
    // A double click on "enter" must not create two attempts.
    uniqueIndex('exam_attempts_open')
      .on(table.examId, table.userId)
      .where(sql`${table.isOpen}`),
    index('exam_attempts_end')
      .on(table.endsAt)
      .where(sql`${table.isOpen}`),
    index('exam_attempts_unbooked')
      .on(table.examId)
      .where(sql`${table.bookedAt} is null`),
  ],
);

/** Extra time that the school gave to an attempt. */
export const examExtensions = pgTable(
  'exam_extensions',
  {
    ...rowOfCompany(),
    recordId: recordId(),
    seconds: integer().notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('exam_extensions_record').on(table.recordId)],
);

/**
 * Silences of an attempt: `outage` after a failure of the connection or device, `left` after the student left
 * on purpose.
 */
export const examOutages = pgTable(
  'exam_outages',
  {
    ...rowOfCompany(),
    recordId: recordId(),
    kind: text({ enum: ['outage', 'left'] }).notNull(),
    startedAt: moment().notNull(),
    endedAt: moment().notNull(),
    creditedSeconds: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('exam_outages_start').on(table.recordId, table.startedAt)],
);

/** Face recognitions passed in an attempt, by the minute for which they were requested. */
export const examFaces = pgTable(
  'exam_faces',
  {
    companyId: ofCompany(),
    recordId: recordId(),
    minute: integer().notNull(),
    orderNo: text().notNull(),
    /**
     * The session that passed it, which may have ended. Null on rows older than this column; those admit every
     * session.
     */
    sessionId: idOf(),
    passedAt: moment().notNull(),
  },
  // The school may ask for two recognitions within one minute.
  (table) => [primaryKey({ columns: [table.recordId, table.minute, table.orderNo] })],
);

/** Students' requests to review a mark, and the school's answers. */
export const examRemarks = pgTable(
  'exam_remarks',
  {
    ...rowOfCompany(),
    recordId: recordId(),
    /** The student's reason. */
    reason: text().notNull(),
    askedAt: moment().notNull(),
    scoreBefore: numeric({ precision: 7, scale: 1, mode: 'number' }).notNull(),
    /** Null until the school has answered, like the two columns below. */
    scoreAfter: numeric({ precision: 7, scale: 1, mode: 'number' }),
    answer: text(),
    answeredAt: moment(),
  },
  (table) => [
    uniqueIndex('exam_remarks_open')
      .on(table.recordId)
      .where(sql`${table.answeredAt} is null`),
    index('exam_remarks_record').on(table.recordId, table.id.desc()),
    index('exam_remarks_company').on(table.companyId, table.id),
    check(
      'exam_remarks_answered',
      sql`(${table.answeredAt} is null) = (${table.answer} is null) and (${table.answeredAt} is null) = (${table.scoreAfter} is null)`,
    ),
  ],
);

/** Orders that pay for the result of an attempt. */
export const examOrders = pgTable(
  'exam_orders',
  { companyId: ofCompany(), orderId: partOf(() => orders.id).primaryKey(), recordId: recordId() },
  (table) => [index('exam_orders_record').on(table.recordId)],
);

/** A row of {@link exams}. */
export type ExamRow = typeof exams.$inferSelect;
/** A row of {@link examRemarks}. */
export type RemarkRow = typeof examRemarks.$inferSelect;
/** A row of {@link examAttempts}. */
export type AttemptRow = typeof examAttempts.$inferSelect;

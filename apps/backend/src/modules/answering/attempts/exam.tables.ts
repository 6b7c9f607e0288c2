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

/** When a student may see keys and explanations of an exam. */
export const ANSWERS_SHOWN = ['afterHandIn', 'afterClose', 'afterPublish', 'never'] as const;

/** An exam: a paper that is sat under rules. */
export const exams = pgTable(
  'exams',
  {
    ...rowOfCompany(),
    paperId: refersTo(() => papers.id),
    name: text().notNull(),
    type: text({ enum: ['formal', 'mock', 'makeUp'] }).notNull(),
    /** Safe HTML. */
    rulesHtml: text().notNull().default(''),
    /** The Markdown that they were made from, as the school wrote it; null where they came as HTML. */
    rulesSource: text(),
    openAt: moment().notNull(),
    closeAt: moment().notNull(),
    /** From entering to the end; the closing time may cut it short. */
    minutes: integer().notNull(),
    passScore: numeric({ precision: 7, scale: 1, mode: 'number' }).notNull(),
    /** 0 for no limit. */
    attemptLimit: integer().notNull().default(1),
    /** Minutes after the opening in which one may still enter; 0 for no rule. */
    lateMinutes: integer().notNull().default(0),
    /** Minutes before the end from which handing in is allowed; 0 for no rule. */
    handInAfterMinutes: integer().notNull().default(0),
    /** How often the page may be left; 0 for no rule. */
    leaveLimit: integer().notNull().default(0),
    /** How long after the end answers that were kept on a device still count. */
    graceSeconds: integer().notNull().default(120),
    /** True shuffles the questions of each section for each student. */
    isShuffled: boolean().notNull().default(false),
    answersShown: text({ enum: ANSWERS_SHOWN }).notNull().default('afterPublish'),
    /** Scores are published then, when everything is marked; null publishes at once. */
    publishAt: moment(),
    /** Cents, due before the result is shown; 0 is free. */
    priceCents: integer().notNull().default(0),
    /** Minutes after entering at which the face is checked; 0 is the entry itself. */
    faceMinutes: integer().array().notNull().default([]),
    /** True holds a result back in which a face was missed, until the school has looked. */
    isFaceRequired: boolean().notNull().default(false),
    /** Whether the school's own questions are answered before it is entered. */
    hasQuestions: boolean().notNull().default(false),
    /** The most that measured outages give back, in seconds; 0 only notes them. */
    outageCreditSeconds: integer().notNull().default(0),
    /** False admits only those in `exam_students`. */
    isForAll: boolean().notNull().default(true),
    /** Names it in its source, so that an import finds it again. */
    sourceKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('exams_source').on(table.companyId, table.sourceKey),
    index('exams_window').on(table.companyId, table.closeAt),
    index('exams_paper').on(table.paperId),
  ],
);

/** Who sits an exam that is not for all, and what a student gets beyond the rules. */
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

/** One attempt; what was asked and answered stands in its exercise record. */
export const examAttempts = pgTable(
  'exam_attempts',
  {
    recordId: recordId().primaryKey(),
    companyId: ofCompany(),
    examId: examId(),
    userId: ofUser(),
    /** From 1. */
    number: integer().notNull(),
    /** False once it is handed in. */
    isOpen: boolean().notNull().default(true),
    /** With all extensions and credits; answers of the grace come after it. */
    endsAt: moment().notNull(),
    handedInBy: text({ enum: ['student', 'clock', 'rule'] }),
    leaveCount: integer().notNull().default(0),
    /** The last sign of life of any of its devices. */
    lastSeenAt: moment().notNull(),
    /** Set while its student has gone on purpose; silence after that is no outage. */
    leftAt: moment(),
    creditedSeconds: integer().notNull().default(0),
    /** Set while the school waits for a face that it asked for beyond the set moments. */
    faceAskedAt: moment(),
    /**
     * Set where a face was missed that the exam requires: its result waits for the school, which lets it stand or refuses
     * it, with words that its student reads.
     */
    faceState: text({ enum: ['waiting', 'accepted', 'refused'] }),
    faceWords: text(),
    /** When a teacher last marked it, or the school let it stand; null where the server alone did. */
    markedAt: moment(),
    /** Set once its mistakes are in the wrong book, which waits until the key may be seen. */
    bookedAt: moment(),
  },
  (table) => [
    uniqueIndex('exam_attempts_number').on(table.examId, table.userId, table.number),
    // Two quick clicks on "enter" must not make two attempts.
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

/** Time that the school gave to an attempt. */
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

/** Silences of an attempt: `outage` when the line or a machine failed, `left` when its student had gone. */
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

/** Recognitions that were passed in an attempt, by the minute for which they were asked. */
export const examFaces = pgTable(
  'exam_faces',
  {
    companyId: ofCompany(),
    recordId: recordId(),
    minute: integer().notNull(),
    orderNo: text().notNull(),
    /** The log-in that passed it, which may have ended; null from before log-ins were noted, which admits every log-in. */
    sessionId: idOf(),
    passedAt: moment().notNull(),
  },
  // The school may ask again within a minute.
  (table) => [primaryKey({ columns: [table.recordId, table.minute, table.orderNo] })],
);

/** Requests of students to look at a mark once more, and what the school said. */
export const examRemarks = pgTable(
  'exam_remarks',
  {
    ...rowOfCompany(),
    recordId: recordId(),
    /** The student's own words. */
    reason: text().notNull(),
    askedAt: moment().notNull(),
    scoreBefore: numeric({ precision: 7, scale: 1, mode: 'number' }).notNull(),
    /** Null until the school has answered, as the next two. */
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

/** The order by which an attempt's result is paid. */
export const examOrders = pgTable(
  'exam_orders',
  {
    companyId: ofCompany(),
    orderId: partOf(() => orders.id).primaryKey(),
    recordId: recordId(),
  },
  (table) => [index('exam_orders_record').on(table.recordId)],
);

/** A row of {@link exams}. */
export type ExamRow = typeof exams.$inferSelect;
/** A row of {@link examRemarks}. */
export type RemarkRow = typeof examRemarks.$inferSelect;
/** A row of {@link examAttempts}. */
export type AttemptRow = typeof examAttempts.$inferSelect;

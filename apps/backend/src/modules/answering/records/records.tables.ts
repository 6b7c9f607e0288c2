import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, idOf, moment, partOf, refersTo } from '../../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../../platform/database/tables/ofUser.ts';
import { schools } from '../../../platform/database/tables/companies.tables.ts';
import { users } from '../../../platform/database/tables/users.tables.ts';
import { papers, questions, questionSubjects } from '../../question/index.ts';

/** The origin of an exercise, as in the SDK's `ExerciseType`. */
export const EXERCISE_TYPES = [
  'paper',
  'chapter',
  'order',
  'smart',
  'daily',
  'quick',
  'wrong',
  'again',
  'exam',
] as const;

const score = () => numeric({ precision: 7, scale: 1, mode: 'number' });

/** A student's annotations on a question. */
export interface StoredSign {
  readonly struck: readonly string[];
  readonly highlights: readonly { readonly start: number; readonly end: number }[];
  readonly note: string;
}

/**
 * Duration of a daily practice for its ranking, from its first start to its hand-in, in seconds.
 * `elapsed_seconds` would not do: it pauses while the student is away, who could look answers up meanwhile.
 */
export const secondsFromBegin = sql<number>`(extract(epoch from submitted_at - started_at)::int)`;

/** An exercise of a student, or of a visitor's device until the visitor logs in. */
export const exerciseRecords = pgTable(
  'exercise_records',
  {
    ...rowOfCompany(),
    schoolId: idOf().references(() => schools.id),
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the visitor's device. */
    clientId: text(),
    type: text({ enum: EXERCISE_TYPES }).notNull(),
    title: text().notNull(),
    subjectId: idOf().references(() => questionSubjects.id),
    paperId: idOf().references(() => papers.id),
    /** `left` is an unfinished exercise that the student chose not to continue. */
    state: text({ enum: ['doing', 'paused', 'submitted', 'left'] }).notNull(),
    /** Seed for shuffling, so that every device shows the same order. */
    seed: integer().notNull(),
    questionCount: integer().notNull(),
    totalScore: score().notNull(),
    /** Null until the hand-in. */
    score: score(),
    currentQuestionId: idOf().references(() => questions.id),
    startedAt: moment().notNull(),
    submittedAt: moment(),
    activeAt: moment().notNull(),
    /** Working time by the server's clock, in seconds; each silence counts for two minutes at most. */
    elapsedSeconds: integer().notNull().default(0),
    /** Number of receipts in the exercise's chain, and the digest of the last one; see `receipts.ts`. */
    receiptCount: integer().notNull().default(0),
    receiptDigest: text().notNull().default(''),
    /** The day of a daily practice (`YYYY-MM-DD`, Shanghai time); null for all others. */
    day: text(),
    /** Points that the exercise earned, stored so that it earns them only once. */
    points: integer(),
    /**
     * For handed-in practice: number of answered questions, of right ones among those, and of questions with
     * the verdict right, partial or wrong. The database trigger `keep_practice` updates them.
     */
    doneCount: integer().notNull().default(0),
    rightCount: integer().notNull().default(0),
    markedCount: integer().notNull().default(0),
  },
  (table) => [
    check('exercise_records_owner', sql`(${table.userId} is null) <> (${table.clientId} is null)`),
    // Without `active_at`: every answer changes it, so all indexes of the row would have to be rewritten.
    index('exercise_records_user').on(table.userId),
    index('exercise_records_client')
      .on(table.companyId, table.clientId)
      .where(sql`${table.clientId} is not null`),
    index('exercise_records_paper').on(table.paperId, table.state),
    // A double click on "start" must not create two exercises of one paper.
    uniqueIndex('exercise_records_open_paper')
      .on(table.userId, table.paperId)
      .where(sql`${table.type} = 'paper' and ${table.state} in ('doing', 'paused')`),
    uniqueIndex('exercise_records_day')
      .on(table.userId, table.subjectId, table.day)
      .where(sql`${table.day} is not null`),
    // Finds the first exercise of a day.
    index('exercise_records_first')
      .on(table.subjectId, table.day, table.id)
      .where(sql`${table.day} is not null`),
    // The day's ranking, in its order.
    index('exercise_records_places')
      .on(
        table.companyId,
        table.subjectId,
        table.day,
        table.rightCount.desc(),
        secondsFromBegin,
        table.userId,
      )
      .where(sql`${table.day} is not null and ${table.state} = 'submitted'`),
  ],
);

/** The questions of an exercise with their current answer, and the verdict after the hand-in. */
export const recordQuestions = pgTable(
  'record_questions',
  {
    companyId: ofCompany(),
    recordId: partOf(() => exerciseRecords.id),
    questionId: refersTo(() => questions.id),
    number: integer().notNull(),
    sectionName: text().notNull().default(''),
    score: score().notNull(),
    answer: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Sequence of the current answer; 0 before there is one. */
    sequence: bigint({ mode: 'number' }).notNull().default(0),
    isMarked: boolean().notNull().default(false),
    markSequence: bigint({ mode: 'number' }).notNull().default(0),
    /** The student's strikethroughs, highlights and notes; null where there are none. */
    sign: jsonb().$type<StoredSign>(),
    signSequence: bigint({ mode: 'number' }).notNull().default(0),
    verdict: text({ enum: ['right', 'partial', 'wrong', 'unanswered', 'self'] }),
    earned: score(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.questionId] }),
    index('record_questions_question').on(table.questionId),
  ],
);

/**
 * The questions that a student has answered in handed-in practice, one row per question; `wasRight` is true if
 * any answer was right. Exams are excluded. The database trigger `keep_practice` updates it with every verdict,
 * since counting years of answers on each page would be too slow.
 */
export const practisedQuestions = pgTable(
  'practised_questions',
  {
    companyId: ofCompany(),
    userId: ofUser(),
    questionId: partOf(() => questions.id),
    /** The subject of the question. */
    subjectId: idOf().notNull(),
    wasRight: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('practised_questions_subject').on(table.userId, table.subjectId, table.questionId, table.wasRight),
    index('practised_questions_question').on(table.questionId),
  ],
);

/**
 * Every acknowledged answer. Rows are only inserted: `record_questions` holds the current answer, this table
 * proves what arrived when.
 */
export const answers = pgTable(
  'answers',
  {
    id: id().primaryKey(),
    companyId: idOf().notNull(),
    recordId: idOf().notNull(),
    questionId: idOf().notNull(),
    operationId: text().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    value: jsonb().$type<readonly string[]>().notNull(),
    /** By the server's clock. */
    answeredAt: moment().notNull(),
    /** By the device's clock, as the device reported it. */
    givenAt: moment(),
    /** Whether the answer arrived after the end: it is stored but does not count. */
    isLate: boolean().notNull().default(false),
    /** Position and digest in the exercise's chain of receipts; null on rows older than receipts. */
    position: integer(),
    digest: text(),
  },
  (table) => [
    // This foreign key covers all three columns. Separate ones would make every answer lock the rows of the
    // company and the question.
    foreignKey({
      name: 'answers_asked',
      columns: [table.recordId, table.questionId],
      foreignColumns: [recordQuestions.recordId, recordQuestions.questionId],
    }).onDelete('cascade'),
    uniqueIndex('answers_operation').on(table.recordId, table.operationId),
    uniqueIndex('answers_position').on(table.recordId, table.position),
  ],
);

/** The wrong book: questions that a student answered wrong and has not mastered since. */
export const wrongQuestions = pgTable(
  'wrong_questions',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    questionId: refersTo(() => questions.id),
    times: integer().notNull().default(1),
    lastAnswer: jsonb().$type<readonly string[]>().notNull().default([]),
    lastWrongAt: moment().notNull(),
    /** Consecutive right repetitions; the interval to the next repetition grows with it. */
    rightCount: integer().notNull().default(0),
    /** When the next repetition is due. */
    dueAt: moment().notNull().defaultNow(),
    /** When the question was mastered or removed; a new mistake clears it. */
    removedAt: moment(),
  },
  (table) => [uniqueIndex('wrong_questions_question').on(table.userId, table.questionId)],
);

/** Questions that a student has collected. */
export const collectedQuestions = pgTable(
  'collected_questions',
  {
    companyId: ofCompany(),
    userId: ofUser(),
    questionId: refersTo(() => questions.id),
    collectedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/** A row of {@link exerciseRecords}. */
export type ExerciseRow = typeof exerciseRecords.$inferSelect;

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

/** How an exercise came about, as in the SDK's `ExerciseType`. */
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

/** What a student wrote on a question to think with. */
export interface StoredSign {
  readonly struck: readonly string[];
  readonly highlights: readonly { readonly start: number; readonly end: number }[];
  readonly note: string;
}

/**
 * How long a day's practice took for its ranking: from its first begin to its hand-in, in seconds. Its own clock stands
 * still while its student is away, who could look answers up meanwhile.
 */
export const secondsFromBegin = sql<number>`(extract(epoch from submitted_at - started_at)::int)`;

/** One exercise of one student, or of one visitor's device until the visitor logs in. */
export const exerciseRecords = pgTable(
  'exercise_records',
  {
    ...rowOfCompany(),
    schoolId: idOf().references(() => schools.id),
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    /** The device of a visitor. */
    clientId: text(),
    type: text({ enum: EXERCISE_TYPES }).notNull(),
    title: text().notNull(),
    subjectId: idOf().references(() => questionSubjects.id),
    paperId: idOf().references(() => papers.id),
    /** `left` is an unfinished one that the student chose not to continue. */
    state: text({ enum: ['doing', 'paused', 'submitted', 'left'] }).notNull(),
    /** Orders whatever is shuffled, the same on each device. */
    seed: integer().notNull(),
    questionCount: integer().notNull(),
    totalScore: score().notNull(),
    /** Null until it is handed in. */
    score: score(),
    currentQuestionId: idOf().references(() => questions.id),
    startedAt: moment().notNull(),
    submittedAt: moment(),
    activeAt: moment().notNull(),
    /** Work by the server's clock, in seconds; silence counts two minutes at most. */
    elapsedSeconds: integer().notNull().default(0),
    /** How many receipts its chain has, and the digest of the last one; see `receipts.ts`. */
    receiptCount: integer().notNull().default(0),
    receiptDigest: text().notNull().default(''),
    /** Which day's practice it is (`YYYY-MM-DD`, Shanghai's calendar); null for all but daily ones. */
    day: text(),
    /** The practice that earned points keeps how many, so that it earns them once. */
    points: integer(),
    /**
     * Of a practice that was handed in: how many of its questions were answered, how many of those were right, and how
     * many have a verdict that is right, partly right or wrong. The database keeps them (`keep_practice`).
     */
    doneCount: integer().notNull().default(0),
    rightCount: integer().notNull().default(0),
    markedCount: integer().notNull().default(0),
  },
  (table) => [
    check('exercise_records_owner', sql`(${table.userId} is null) <> (${table.clientId} is null)`),
    // Not by `active_at`: each answer moves that, and would have to write all indexes anew.
    index('exercise_records_user').on(table.userId),
    index('exercise_records_client')
      .on(table.companyId, table.clientId)
      .where(sql`${table.clientId} is not null`),
    index('exercise_records_paper').on(table.paperId, table.state),
    // Two quick clicks on "start" must not make two exercises of one paper.
    uniqueIndex('exercise_records_open_paper')
      .on(table.userId, table.paperId)
      .where(sql`${table.type} = 'paper' and ${table.state} in ('doing', 'paused')`),
    uniqueIndex('exercise_records_day')
      .on(table.userId, table.subjectId, table.day)
      .where(sql`${table.day} is not null`),
    // Who was the first of a day.
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

/** The questions of an exercise with the answer that counts; how it was graded after the hand-in. */
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
    /** Of the answer that counts; 0 before there is one. */
    sequence: bigint({ mode: 'number' }).notNull().default(0),
    isMarked: boolean().notNull().default(false),
    markSequence: bigint({ mode: 'number' }).notNull().default(0),
    /** What the student struck out, highlighted and noted; null where nothing was written. */
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
 * What a student has answered in practices that were handed in: one row a question, `wasRight` if it ever was. Exams
 * stay out. The database keeps it with every verdict (`keep_practice`), since the answers of years are too many to be
 * counted for each page.
 */
export const practisedQuestions = pgTable(
  'practised_questions',
  {
    companyId: ofCompany(),
    userId: ofUser(),
    questionId: partOf(() => questions.id),
    /** The question's own. */
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
 * Every answer that was ever acknowledged. Rows are only added: `record_questions` holds the one
 * that counts, this table is the proof of what arrived when.
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
    /** By the device's clock, as it said. */
    givenAt: moment(),
    /** True for what came after the end: it is on record and changed nothing. */
    isLate: boolean().notNull().default(false),
    /** Place in the exercise's chain of receipts and its digest; null from before there were receipts. */
    position: integer(),
    digest: text(),
  },
  (table) => [
    // Vouches for all three. References of their own would have everybody's answers lock the rows of one school and of the same questions.
    foreignKey({
      name: 'answers_asked',
      columns: [table.recordId, table.questionId],
      foreignColumns: [recordQuestions.recordId, recordQuestions.questionId],
    }).onDelete('cascade'),
    uniqueIndex('answers_operation').on(table.recordId, table.operationId),
    uniqueIndex('answers_position').on(table.recordId, table.position),
  ],
);

/** The wrong book: what a student answered wrong and has not put right since. */
export const wrongQuestions = pgTable(
  'wrong_questions',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    questionId: refersTo(() => questions.id),
    times: integer().notNull().default(1),
    lastAnswer: jsonb().$type<readonly string[]>().notNull().default([]),
    lastWrongAt: moment().notNull(),
    /** How often in a row it was put right since; the next repetition comes the later, the higher this is. */
    rightCount: integer().notNull().default(0),
    /** When it is to be repeated. */
    dueAt: moment().notNull().defaultNow(),
    /** Set when it was put right or taken out; a new mistake clears it. */
    removedAt: moment(),
  },
  (table) => [uniqueIndex('wrong_questions_question').on(table.userId, table.questionId)],
);

/** Questions that a student keeps. */
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

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';

/** Kinds of question, as in the SDK's `QuestionType`. */
export const QUESTION_TYPES = ['single', 'multiple', 'judge', 'blank', 'open', 'material', 'cloze'] as const;
/** A kind of question. */
export type QuestionKind = (typeof QUESTION_TYPES)[number];

/** An option of a choice: its label, its source text and the HTML rendered from it. */
export interface StoredOption {
  readonly label: string;
  readonly text: string;
  readonly html: string;
}

/**
 * The correct answer of a question.
 * - `choice`: the right labels (`true` or `false` for a true-false question).
 * - `blanks`: the accepted texts of each blank; blanks with the same group may be filled in any order.
 * - `reference`: a model answer; the student scores their own answer by it.
 * - `none`: a material, which is never answered itself.
 */
export type QuestionKey =
  | { readonly kind: 'choice'; readonly labels: readonly string[] }
  | { readonly kind: 'blanks'; readonly blanks: readonly BlankKey[] }
  | { readonly kind: 'reference' }
  | { readonly kind: 'none' };

/** The accepted answers of one blank. */
export interface BlankKey {
  readonly accepted: readonly string[];
  /** Blanks of one group may be filled in any order. */
  readonly group?: string;
  /** Whether upper and lower case are distinguished. */
  readonly isCaseSensitive?: boolean;
  /** Maximum distance at which another number than the accepted one is also right. */
  readonly tolerance?: number;
}

const score = () => numeric({ precision: 7, scale: 1, mode: 'number' });

/** The top level of the bank: 高考, 大学公共课 … */
export const questionCategories = pgTable(
  'question_categories',
  { ...rowOfCompany(), name: text().notNull(), sort: integer().notNull().default(0) },
  (table) => [uniqueIndex('question_categories_name').on(table.companyId, table.name)],
);

/** A subject of a category. */
export const questionSubjects = pgTable(
  'question_subjects',
  {
    ...rowOfCompany(),
    categoryId: refersTo(() => questionCategories.id),
    name: text().notNull(),
    summary: text().notNull().default(''),
    sort: integer().notNull().default(0),
    /**
     * Number of questions open for practice (as defined by `isPractised`), and of open papers. A database
     * trigger updates both.
     */
    questionCount: integer().notNull().default(0),
    paperCount: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('question_subjects_name').on(table.companyId, table.categoryId, table.name)],
);

/** A knowledge point of a subject; points form a tree, since chapters contain points. */
export const knowledgePoints = pgTable(
  'knowledge_points',
  {
    ...rowOfCompany(),
    subjectId: refersTo(() => questionSubjects.id),
    parentId: idOf(),
    name: text().notNull(),
    sort: integer().notNull().default(0),
    /**
     * Number of questions open for practice about the point or its descendants. The database trigger
     * `count_points` updates it.
     */
    questionCount: integer().notNull().default(0),
  },
  (table) => [
    index('knowledge_points_parent').on(table.parentId),
    uniqueIndex('knowledge_points_name').on(table.companyId, table.subjectId, table.name),
  ],
);

/**
 * A question. Texts are stored as source and as rendered safe HTML, so that requests render nothing. The parts
 * of a material are rows of their own with a `parentId`.
 */
export const questions = pgTable(
  'questions',
  {
    ...rowOfCompany(),
    subjectId: refersTo(() => questionSubjects.id),
    parentId: idOf(),
    sort: integer().notNull().default(0),
    type: text({ enum: QUESTION_TYPES }).notNull(),
    stem: text().notNull(),
    stemHtml: text().notNull(),
    options: jsonb().$type<readonly StoredOption[]>().notNull().default([]),
    key: jsonb().$type<QuestionKey>().notNull(),
    /** The correct answer as HTML, for the report. */
    keyHtml: text().notNull().default(''),
    /** Source text of `keyHtml`; null on rows older than this column. */
    keySource: text(),
    explanation: text().notNull().default(''),
    explanationHtml: text().notNull().default(''),
    /** 1 easy to 5 hard. */
    difficulty: integer().notNull().default(3),
    /** Identifies the question in its source, so that a repeated import updates it. */
    sourceKey: text(),
    /** Hash of everything in the source; tells whether an import changed the question. */
    contentHash: text(),
    /**
     * Whether the question was withdrawn: it is neither practised nor drawn any more, but students keep their
     * answers to it.
     */
    isHidden: boolean().notNull().default(false),
    /**
     * Whether the question is hidden, or only in closed papers, which are reserved for exams. The database
     * trigger `keep_closed` updates it.
     */
    isClosed: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('questions_source').on(table.companyId, table.sourceKey),
    index('questions_subject').on(table.companyId, table.subjectId),
    index('questions_parent').on(table.parentId),
    index('questions_parts')
      .on(table.companyId, table.subjectId, table.parentId, table.id)
      .where(sql`${table.parentId} is not null`),
    // Contains every column by which questions are chosen, so that choosing reads no question rows: see
    // `bankOf`.
    index('questions_bank')
      .on(
        table.companyId,
        table.subjectId,
        table.sort,
        table.id,
        table.parentId,
        table.type,
        table.difficulty,
      )
      .where(sql`not ${table.isClosed}`),
    index('questions_closed')
      .on(table.id)
      .where(sql`${table.isClosed}`),
  ],
);

/** The knowledge points of a question. */
export const questionPoints = pgTable(
  'question_points',
  {
    companyId: ofCompany(),
    questionId: partOf(() => questions.id),
    pointId: partOf(() => knowledgePoints.id),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.pointId] }),
    index('question_points_point').on(table.pointId, table.questionId),
  ],
);

/**
 * The questions that count for a point: those about it or its descendants, and the parts of materials among
 * them. The database trigger `count_points` updates it, so that a student's progress in a chapter is found
 * without walking its tree.
 */
export const coveredQuestions = pgTable(
  'covered_questions',
  {
    companyId: ofCompany(),
    pointId: partOf(() => knowledgePoints.id),
    questionId: partOf(() => questions.id),
  },
  (table) => [
    primaryKey({ columns: [table.pointId, table.questionId] }),
    index('covered_questions_question').on(table.questionId, table.pointId),
  ],
);

/** A paper of a subject. */
export const papers = pgTable(
  'papers',
  {
    ...rowOfCompany(),
    subjectId: refersTo(() => questionSubjects.id),
    name: text().notNull(),
    year: integer(),
    minutes: integer().notNull(),
    difficulty: integer().notNull().default(3),
    totalScore: score().notNull(),
    questionCount: integer().notNull(),
    isOpen: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
    sourceKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('papers_source').on(table.companyId, table.sourceKey),
    index('papers_subject').on(table.companyId, table.subjectId),
  ],
);

/** A part of a paper with its own heading. */
export const paperSections = pgTable(
  'paper_sections',
  { ...rowOfCompany(), paperId: partOf(() => papers.id), name: text().notNull(), sort: integer().notNull() },
  (table) => [index('paper_sections_paper').on(table.paperId)],
);

/**
 * Rules that draw questions from the bank into a paper: `count` questions of a kind. The drawn questions stay
 * until the rule changes.
 */
export const paperRules = pgTable(
  'paper_rules',
  {
    ...rowOfCompany(),
    paperId: partOf(() => papers.id),
    /** The school's code of the rule, unique within the paper. */
    key: text().notNull(),
    section: text().notNull(),
    /** Category and subject by name, as for papers. */
    category: text().notNull(),
    /** Empty for the whole category. */
    subject: text().notNull().default(''),
    type: text({ enum: QUESTION_TYPES }).notNull(),
    /** From 1 to 5. */
    easiest: integer().notNull().default(1),
    hardest: integer().notNull().default(5),
    count: integer().notNull(),
    score: score().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex('paper_rules_key').on(table.paperId, table.key),
    index('paper_rules_of').on(table.companyId),
    check('paper_rules_count', sql`${table.count} > 0`),
  ],
);

/** The answerable questions of a paper, in order; a material is included through its parts. */
export const paperQuestions = pgTable(
  'paper_questions',
  {
    companyId: ofCompany(),
    paperId: partOf(() => papers.id),
    sectionId: partOf(() => paperSections.id),
    questionId: refersTo(() => questions.id),
    /** From 1, counted through all sections. */
    number: integer().notNull(),
    score: score().notNull(),
    /** The rule that drew the question; null where the school chose it. */
    ruleId: idOf().references(() => paperRules.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.questionId] }),
    index('paper_questions_question').on(table.questionId),
    index('paper_questions_rule').on(table.ruleId),
  ],
);

/** A row of {@link questions}. */
export type QuestionRow = typeof questions.$inferSelect;

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

/** One choice: its label, its source text and what that becomes on the page. */
export interface StoredOption {
  readonly label: string;
  readonly text: string;
  readonly html: string;
}

/**
 * The key of a question.
 * - `choice`: the right labels (`true` or `false` for a true-false question).
 * - `blanks`: the accepted texts of each blank; blanks with the same group may be filled in any order.
 * - `reference`: what a good answer holds; the student scores it.
 * - `none`: a material, which is never answered itself.
 */
export type QuestionKey =
  | { readonly kind: 'choice'; readonly labels: readonly string[] }
  | { readonly kind: 'blanks'; readonly blanks: readonly BlankKey[] }
  | { readonly kind: 'reference' }
  | { readonly kind: 'none' };

/** What may stand in one blank. */
export interface BlankKey {
  readonly accepted: readonly string[];
  /** Blanks of one group may be filled in any order. */
  readonly group?: string;
  /** True where capital letters matter. */
  readonly isCaseSensitive?: boolean;
  /** A number that is no farther from an accepted one is right as well. */
  readonly tolerance?: number;
}

const score = () => numeric({ precision: 7, scale: 1, mode: 'number' });

/** Top of the bank: 高考, 大学公共课 … */
export const questionCategories = pgTable(
  'question_categories',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    sort: integer().notNull().default(0),
  },
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
    /** How many of its questions may be practised (as `isPractised` has it), and how many open papers. The database keeps both. */
    questionCount: integer().notNull().default(0),
    paperCount: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('question_subjects_name').on(table.companyId, table.categoryId, table.name)],
);

/** A knowledge point of a subject; a tree, since chapters hold points. */
export const knowledgePoints = pgTable(
  'knowledge_points',
  {
    ...rowOfCompany(),
    subjectId: refersTo(() => questionSubjects.id),
    parentId: idOf(),
    name: text().notNull(),
    sort: integer().notNull().default(0),
    /** How many questions about it, or about what is below it, may be practised. The database keeps it (`count_points`). */
    questionCount: integer().notNull().default(0),
  },
  (table) => [
    index('knowledge_points_parent').on(table.parentId),
    uniqueIndex('knowledge_points_name').on(table.companyId, table.subjectId, table.name),
  ],
);

/**
 * A question. Texts are kept as they were written and as the safe HTML they become, so that a
 * request renders nothing. Parts of a material are rows of their own with a `parentId`.
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
    /** The key in words or formulas, for the report. */
    keyHtml: text().notNull().default(''),
    /** What that was made of; null for what came before it was kept. */
    keySource: text(),
    explanation: text().notNull().default(''),
    explanationHtml: text().notNull().default(''),
    /** 1 easy to 5 hard. */
    difficulty: integer().notNull().default(3),
    /** Names the question in its source, so that an import finds it again. */
    sourceKey: text(),
    /** Of everything that the source says about it; tells whether an import changed it. */
    contentHash: text(),
    /** Off the shelves: it is neither practised nor drawn any more, and stays with those who answered it. */
    isHidden: boolean().notNull().default(false),
    /** Whether it is hidden, or stands in closed papers alone, which are kept for exams. The database keeps it (`keep_closed`). */
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
    // What a choice is made by, so that it reads no question: see `bankOf`.
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

/** What a question is about. */
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
 * The questions that count for a point: those about it or about what is below it, and the parts of the materials among
 * them. The database keeps it (`count_points`), so that what a student did of a chapter is found without its tree.
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

/** A part of a paper under a heading of its own. */
export const paperSections = pgTable(
  'paper_sections',
  {
    ...rowOfCompany(),
    paperId: partOf(() => papers.id),
    name: text().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index('paper_sections_paper').on(table.paperId)],
);

/** What is drawn from the bank into a paper: so many questions of a kind. What was drawn stays until the rule changes. */
export const paperRules = pgTable(
  'paper_rules',
  {
    ...rowOfCompany(),
    paperId: partOf(() => papers.id),
    /** The school's own code for it, within the paper. */
    key: text().notNull(),
    section: text().notNull(),
    /** By their names, as papers are filed. */
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

/** The questions of a paper that are answered, in order; a material comes along with its parts. */
export const paperQuestions = pgTable(
  'paper_questions',
  {
    companyId: ofCompany(),
    paperId: partOf(() => papers.id),
    sectionId: partOf(() => paperSections.id),
    questionId: refersTo(() => questions.id),
    /** From 1, through all sections. */
    number: integer().notNull(),
    score: score().notNull(),
    /** The rule that drew it; null where the school chose it. */
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

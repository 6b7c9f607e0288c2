import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment, partOf } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { categories, courses, teachers } from '../catalogue/index.ts';
import { earlier } from './revisions.ts';

/** A picture in a student's text. */
export interface StoredPicture {
  /** Storage key. */
  readonly key: string;
  readonly fileName: string;
}

export const pictures = () => jsonb().$type<readonly StoredPicture[]>().notNull().default([]);

/** Who removed it; null while it is visible. */
const removedBy = () => text({ enum: ['owner', 'school'] });

/** Students' questions to their teachers and each other. */
export const communityQuestions = pgTable(
  'community_questions',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    categoryId: idOf().references(() => categories.id, { onDelete: 'set null' }),
    courseId: idOf().references(() => courses.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** The text as typed; rendered to safe HTML. */
    content: text().notNull(),
    /** The rendered HTML; null on rows older than this column. */
    contentHtml: text(),
    earlier: earlier(),
    pictures: pictures(),
    askedAt: moment().notNull(),
    /** Number of visible answers, recounted with each change under a lock of this row. */
    answerCount: integer().notNull().default(0),
    removedBy: removedBy(),
  },
  (table) => [
    // Pages are found by an index-only scan, and only the questions of a page are read.
    index('community_questions_newest')
      .on(table.companyId, table.askedAt, table.id, table.categoryId)
      .where(sql`${table.removedBy} is null`),
    index('community_questions_unanswered')
      .on(table.companyId, table.askedAt, table.id, table.categoryId)
      .where(sql`${table.removedBy} is null and ${table.answerCount} = 0`),
    index('community_questions_answered')
      .on(table.companyId, table.answerCount, table.askedAt, table.id, table.categoryId)
      .where(sql`${table.removedBy} is null`),
    // Full-text index of every pair of characters, so also of Chinese (`text_grams`), by company and week
    // (`asked_in`), so that a search can begin with the newest weeks.
    index('community_questions_words').using(
      'gin',
      sql`text_grams(${table.title} || E'\\n' || ${table.content})`,
      sql`asked_in(${table.companyId}, ${table.askedAt})`,
    ),
    index('community_questions_of_user').on(table.userId, table.askedAt),
    check('community_questions_count', sql`${table.answerCount} >= 0`),
  ],
);

/**
 * Number of visible questions per category, and of those without an answer; category 0 stands for questions
 * without one. The database trigger `keep_community_counts` updates it.
 */
export const communityCounts = pgTable(
  'community_counts',
  {
    companyId: ofCompany(),
    categoryId: idOf().notNull(),
    questionCount: integer().notNull(),
    unansweredCount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.categoryId] })],
);

/** Answers of students, and of teachers, which the school enters for them. */
export const communityAnswers = pgTable(
  'community_answers',
  {
    ...rowOfCompany(),
    questionId: partOf(() => communityQuestions.id),
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    teacherId: idOf().references(() => teachers.id, { onDelete: 'cascade' }),
    /** The text as typed; rendered to safe HTML. */
    content: text().notNull(),
    /** The rendered HTML; null on rows older than this column. */
    contentHtml: text(),
    earlier: earlier(),
    pictures: pictures(),
    answeredAt: moment().notNull(),
    isAccepted: boolean().notNull().default(false),
    /** Number of likes. The database trigger `keep_like_count` updates it with {@link communityLikes}. */
    likeCount: integer().notNull().default(0),
    /** When the asker saw it; their own answers count as seen from the beginning. */
    seenAt: moment(),
    removedBy: removedBy(),
  },
  (table) => [
    index('community_answers_of_question').on(table.questionId),
    // In the order of `findAnswers`, so that only the answers of a page are read.
    index('community_answers_shown')
      .on(
        table.questionId,
        table.isAccepted.desc().nullsLast(),
        sql`(${table.teacherId} is null)`,
        table.likeCount.desc().nullsLast(),
        table.answeredAt,
        table.id,
      )
      .where(sql`${table.removedBy} is null`),
    index('community_answers_unseen')
      .on(table.questionId)
      .where(sql`${table.removedBy} is null and ${table.seenAt} is null`),
    index('community_answers_of_user').on(table.userId, table.answeredAt),
    uniqueIndex('community_answers_accepted')
      .on(table.questionId)
      .where(sql`${table.isAccepted}`),
    check('community_answers_author', sql`(${table.userId} is null) <> (${table.teacherId} is null)`),
  ],
);

/** Which student likes which answer. */
export const communityLikes = pgTable(
  'community_likes',
  { answerId: partOf(() => communityAnswers.id), userId: ofUser() },
  (table) => [
    primaryKey({ columns: [table.answerId, table.userId] }),
    index('community_likes_of_user').on(table.userId),
  ],
);

/** A row of {@link communityQuestions}. */
export type QuestionRow = typeof communityQuestions.$inferSelect;
/** A row of {@link communityAnswers}. */
export type AnswerRow = typeof communityAnswers.$inferSelect;

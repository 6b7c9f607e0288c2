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

/** A picture of what students write. */
export interface KeptPicture {
  /** Key in the file store. */
  readonly key: string;
  readonly fileName: string;
}

export const pictures = () => jsonb().$type<readonly KeptPicture[]>().notNull().default([]);

/** Who took it away; null while it stands. */
const removedBy = () => text({ enum: ['owner', 'school'] });

/** What students ask their teachers and each other. */
export const communityQuestions = pgTable(
  'community_questions',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    categoryId: idOf().references(() => categories.id, { onDelete: 'set null' }),
    courseId: idOf().references(() => courses.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** As it was typed; it is rendered to safe HTML. */
    content: text().notNull(),
    /** Its markup, made when it was written; null for what is older than this column. */
    contentHtml: text(),
    earlier: earlier(),
    pictures: pictures(),
    askedAt: moment().notNull(),
    /** Answers that stand. It is counted anew with each change, under a lock of this row. */
    answerCount: integer().notNull().default(0),
    removedBy: removedBy(),
  },
  (table) => [
    // Pages are found in these alone, and only the questions of a page are read.
    index('community_questions_newest')
      .on(table.companyId, table.askedAt, table.id, table.categoryId)
      .where(sql`${table.removedBy} is null`),
    index('community_questions_unanswered')
      .on(table.companyId, table.askedAt, table.id, table.categoryId)
      .where(sql`${table.removedBy} is null and ${table.answerCount} = 0`),
    index('community_questions_answered')
      .on(table.companyId, table.answerCount, table.askedAt, table.id, table.categoryId)
      .where(sql`${table.removedBy} is null`),
    // Finds any words, Chinese ones too (`text_grams`), of a company's week (`asked_in`): the newest are found first.
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
 * How many questions of a category stand, and how many of those wait for an answer; category 0 is that of questions
 * without one. The database keeps it with each change (`keep_community_counts`).
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

/** Answers of students, and of teachers, which the school writes for them. */
export const communityAnswers = pgTable(
  'community_answers',
  {
    ...rowOfCompany(),
    questionId: partOf(() => communityQuestions.id),
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    teacherId: idOf().references(() => teachers.id, { onDelete: 'cascade' }),
    /** As it was typed; it is rendered to safe HTML. */
    content: text().notNull(),
    /** Its markup, made when it was written; null for what is older than this column. */
    contentHtml: text(),
    earlier: earlier(),
    pictures: pictures(),
    answeredAt: moment().notNull(),
    isAccepted: boolean().notNull().default(false),
    /** How many like it. The database keeps it with each change of {@link communityLikes} (`keep_like_count`). */
    likeCount: integer().notNull().default(0),
    /** When the asker had it before them; their own count as seen from the beginning. */
    seenAt: moment(),
    removedBy: removedBy(),
  },
  (table) => [
    index('community_answers_of_question').on(table.questionId),
    // In the order in which a question shows them (`findAnswers`), so that only those of a page are read.
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

/** Who likes which answer. */
export const communityLikes = pgTable(
  'community_likes',
  {
    answerId: partOf(() => communityAnswers.id),
    userId: ofUser(),
  },
  (table) => [
    primaryKey({ columns: [table.answerId, table.userId] }),
    index('community_likes_of_user').on(table.userId),
  ],
);

/** A row of {@link communityQuestions}. */
export type QuestionRow = typeof communityQuestions.$inferSelect;
/** A row of {@link communityAnswers}. */
export type AnswerRow = typeof communityAnswers.$inferSelect;

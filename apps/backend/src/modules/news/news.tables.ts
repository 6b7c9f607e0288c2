import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';

/** News of a company or one of its schools. */
export const news = pgTable(
  'news',
  {
    ...rowOfCompany(),
    /** The only school that shows it; null for all of the company's. */
    schoolId: idOf().references(() => schools.id),
    title: text().notNull(),
    titleEn: text().notNull().default(''),
    summary: text().notNull().default(''),
    summaryEn: text().notNull().default(''),
    tag: text().notNull().default(''),
    tagEn: text().notNull().default(''),
    author: text().notNull().default(''),
    /** HTML. */
    content: text().notNull(),
    contentEn: text().notNull().default(''),
    /** The Markdown source; null where the school supplied HTML. */
    contentSource: text(),
    contentEnSource: text(),
    isPinned: boolean().notNull().default(false),
    /** Hidden before this moment. */
    publishedAt: moment().notNull(),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    uniqueIndex('news_source').on(table.companyId, table.sourceKey),
    index('news_latest').on(table.companyId, table.isPinned.desc(), table.publishedAt.desc()),
  ],
);

/** A row of {@link news}. */
export type News = typeof news.$inferSelect;

import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';

/** What a company or one of its schools has to tell. */
export const news = pgTable(
  'news',
  {
    ...rowOfCompany(),
    /** The only school that shows it; all of the company's when null. */
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
    /** The Markdown that it was made from, as the school wrote it; null where it came as HTML. */
    contentSource: text(),
    contentEnSource: text(),
    isPinned: boolean().notNull().default(false),
    /** Not shown before. */
    publishedAt: moment().notNull(),
    /** The school's own code for it; null for those made by hand. */
    sourceKey: text(),
  },
  (table) => [
    uniqueIndex('news_source').on(table.companyId, table.sourceKey),
    index('news_latest').on(table.companyId, table.isPinned.desc(), table.publishedAt.desc()),
  ],
);

/** A row of {@link news}. */
export type News = typeof news.$inferSelect;

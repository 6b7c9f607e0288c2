import { boolean, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { courses } from '../catalogue/index.ts';

/** Testimonials of former students, under a name of their choice, without an account. */
export const testimonials = pgTable(
  'testimonials',
  {
    ...rowOfCompany(),
    /** The only school that shows it; null for all of the company's. */
    schoolId: idOf().references(() => schools.id),
    /** The course that it is about. */
    courseId: idOf().references(() => courses.id, { onDelete: 'set null' }),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    portrait: text().notNull().default(''),
    about: text().notNull().default(''),
    aboutEn: text().notNull().default(''),
    result: text().notNull().default(''),
    resultEn: text().notNull().default(''),
    quote: text().notNull().default(''),
    quoteEn: text().notNull().default(''),
    /** Markdown source; rendered to safe HTML. */
    story: text().notNull(),
    storyEn: text().notNull().default(''),
    toldOn: date({ mode: 'string' }).notNull(),
    isOnShelf: boolean().notNull().default(true),
    /** The school's own code; null for rows created by hand. */
    sourceKey: text(),
  },
  (table) => [
    uniqueIndex('testimonials_source').on(table.companyId, table.sourceKey),
    index('testimonials_latest').on(table.companyId, table.toldOn.desc(), table.id),
  ],
);

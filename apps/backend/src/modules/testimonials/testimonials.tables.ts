import { boolean, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { courses } from '../catalogue/index.ts';

/** What former students tell. They are named as they wish to be, so they are no accounts. */
export const testimonials = pgTable(
  'testimonials',
  {
    ...rowOfCompany(),
    /** The only school that shows it; all of the company's when null. */
    schoolId: idOf().references(() => schools.id),
    /** The course that it speaks of. */
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
    /** Source text; it is rendered to safe HTML. */
    story: text().notNull(),
    storyEn: text().notNull().default(''),
    toldOn: date({ mode: 'string' }).notNull(),
    isOnShelf: boolean().notNull().default(true),
    /** The school's own code for it; null for those made by hand. */
    sourceKey: text(),
  },
  (table) => [
    uniqueIndex('testimonials_source').on(table.companyId, table.sourceKey),
    index('testimonials_latest').on(table.companyId, table.toldOn.desc(), table.id),
  ],
);

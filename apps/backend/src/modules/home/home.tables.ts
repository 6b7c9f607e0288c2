import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { categories } from '../catalogue/index.ts';

const placed = () => ({
  ...rowOfCompany(),
  /** The only school that shows it; null for all of the company's. */
  schoolId: idOf().references(() => schools.id),
  position: integer().notNull().default(0),
  /** The school's own code; null for rows created by hand. */
  sourceKey: text(),
});

/** Pictures at the top of the home page. A school with pictures of its own shows only those. */
export const banners = pgTable(
  'banners',
  {
    ...placed(),
    title: text().notNull(),
    titleEn: text().notNull().default(''),
    subtitle: text().notNull().default(''),
    subtitleEn: text().notNull().default(''),
    /** 2400 × 800 pixels, without text in it. */
    image: text().notNull(),
    tone: text({ enum: ['light', 'dark'] }).notNull(),
    route: text().notNull().default(''),
    action: text().notNull().default(''),
    actionEn: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('banners_source').on(table.companyId, table.sourceKey),
    index('banners_place').on(table.companyId, table.schoolId, table.position),
  ],
);

/** A one-line notice above the page, with a period of validity. */
export const notices = pgTable(
  'notices',
  {
    ...placed(),
    text: text().notNull(),
    textEn: text().notNull().default(''),
    route: text().notNull().default(''),
    startsAt: moment().notNull(),
    endsAt: moment(),
  },
  (table) => [
    uniqueIndex('notices_source').on(table.companyId, table.sourceKey),
    index('notices_place').on(table.companyId, table.startsAt),
  ],
);

/** Rows of courses on the home page ("shelves"), each with the filter that selects its courses. */
export const shelves = pgTable(
  'shelves',
  {
    ...placed(),
    title: text().notNull(),
    titleEn: text().notNull().default(''),
    /** Subtitle that says why these courses belong together. */
    reason: text().notNull().default(''),
    reasonEn: text().notNull().default(''),
    /** Maximum number of courses shown. */
    size: integer().notNull().default(4),
    sort: text({ enum: ['popular', 'newest', 'priceUp', 'priceDown'] })
      .notNull()
      .default('popular'),
    categoryId: idOf().references(() => categories.id, { onDelete: 'cascade' }),
    price: text({ enum: ['free', 'paid'] }),
    kind: text({ enum: ['live', 'recorded'] }),
    commodityType: smallint().$type<1 | 2>(),
  },
  (table) => [
    uniqueIndex('shelves_source').on(table.companyId, table.sourceKey),
    index('shelves_place').on(table.companyId, table.schoolId, table.position),
  ],
);

/** A row of {@link shelves}. */
export type Shelf = typeof shelves.$inferSelect;

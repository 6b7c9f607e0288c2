import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { categories } from '../catalogue/index.ts';

const placed = () => ({
  ...rowOfCompany(),
  /** The only school that shows it; all of the company's when null. */
  schoolId: idOf().references(() => schools.id),
  position: integer().notNull().default(0),
  /** The school's own code for it; null for those made by hand. */
  sourceKey: text(),
});

/** Pictures at the top of the home page. A school that has some of its own shows only those. */
export const banners = pgTable(
  'banners',
  {
    ...placed(),
    title: text().notNull(),
    titleEn: text().notNull().default(''),
    subtitle: text().notNull().default(''),
    subtitleEn: text().notNull().default(''),
    /** 2400 × 800 without words in it. */
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

/** One line above the page, while it holds. */
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

/** Rows of courses on the home page, each with what it chooses. */
export const shelves = pgTable(
  'shelves',
  {
    ...placed(),
    title: text().notNull(),
    titleEn: text().notNull().default(''),
    /** Why these stand together. */
    reason: text().notNull().default(''),
    reasonEn: text().notNull().default(''),
    /** How many it shows at most. */
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

import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { commodities } from '../catalogue/index.ts';

/** Entries of students' carts. Prices are not stored: the cart shows the current ones. */
export const cartItems = pgTable(
  'cart_items',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    commodityId: partOf(() => commodities.id),
    /** The school in which it was added; the cart is grouped by it. */
    schoolId: refersTo(() => schools.id),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_items_commodity').on(table.userId, table.commodityId),
    index('cart_items_added').on(table.userId, table.addedAt.desc()),
  ],
);

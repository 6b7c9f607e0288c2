import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { commodities } from '../catalogue/index.ts';

/** What students put into their carts. Prices are never kept here: the cart shows today's. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: id().primaryKey(),
    companyId: ofCompany(),
    userId: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    commodityId: idOf()
      .notNull()
      .references(() => commodities.id, { onDelete: 'cascade' }),
    /** The school in which it was put in; the cart groups by it. */
    schoolId: idOf()
      .notNull()
      .references(() => schools.id),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_items_commodity').on(table.userId, table.commodityId),
    index('cart_items_added').on(table.userId, table.addedAt.desc()),
  ],
);

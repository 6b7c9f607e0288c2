import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, idOf, moment } from '../../../platform/database/columns.ts';
import { ofCompany } from '../../../platform/database/tables/ofCompany.ts';
import { users } from '../../../platform/database/tables/users.tables.ts';

/** Accounts of other platforms, bound to a student here or waiting to be bound. */
export const thirdUsers = pgTable(
  'third_users',
  {
    id: id().primaryKey(),
    /** An unguessable id that the browser gets instead of `id`. */
    publicId: text().notNull().unique(),
    companyId: ofCompany(),
    type: text({ enum: ['weixin', 'qq', 'weibo', 'weixinwork', 'dingtalk'] }).notNull(),
    /** The other platform's id of the account. */
    externalId: text().notNull(),
    nickName: text().notNull().default(''),
    headPic: text().notNull().default(''),
    userId: idOf().references(() => users.id, { onDelete: 'set null' }),
    /** When the account was last used to log in. */
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('third_users_account').on(table.companyId, table.type, table.externalId)],
);

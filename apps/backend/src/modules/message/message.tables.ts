import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/ofCompany.ts';
import { users } from '../../platform/database/tables/users.tables.ts';

/** What the platform and the school tell their students. */
export const messages = pgTable(
  'messages',
  {
    id: id().primaryKey(),
    companyId: ofCompany(),
    userId: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['system', 'school', 'course', 'order', 'exam', 'answer', 'certificate'] }).notNull(),
    title: text().notNull(),
    titleEn: text().notNull().default(''),
    /** Safe HTML. */
    content: text().notNull(),
    contentEn: text().notNull().default(''),
    /** Route of what it is about; empty where there is nothing to open. */
    link: text().notNull().default(''),
    /** What it was written for; the same key writes once. */
    idempotencyKey: text(),
    /** The school wants it read at the next log-in (`companyMessageReach`). */
    isUrgent: boolean().notNull().default(false),
    sentAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    index('messages_latest').on(table.userId, table.sentAt.desc(), table.id.desc()),
    index('messages_unread')
      .on(table.userId, table.kind)
      .where(sql`${table.readAt} is null`),
    uniqueIndex('messages_once').on(table.userId, table.idempotencyKey),
  ],
);

/** Of what a student wants to be reminded; who has no row is reminded of everything. */
export const reminderChoices = pgTable('reminder_choices', {
  userId: idOf()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: ofCompany(),
  /** Of live lessons and booked open classes. */
  lesson: boolean().notNull().default(true),
  /** Of homework that ends soon. */
  homework: boolean().notNull().default(true),
});

/** A row of {@link messages}. */
export type MessageRow = typeof messages.$inferSelect;

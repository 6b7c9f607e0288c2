import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

/** What the platform and the school tell their students. */
export const messages = pgTable(
  'messages',
  {
    ...rowOfCompany(),
    userId: ofUser(),
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
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  /** Of live lessons and booked open classes. */
  lesson: boolean().notNull().default(true),
  /** Of homework that ends soon. */
  homework: boolean().notNull().default(true),
  /** The same by SMS, where the school sends any. */
  lessonSms: boolean().notNull().default(true),
  homeworkSms: boolean().notNull().default(true),
});

/** Reminders by SMS on their way, and what became of them: each event of a student has one. The number is the student's of the moment. */
export const smsReminders = pgTable(
  'sms_reminders',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    kind: text({ enum: ['lesson', 'homework'] }).notNull(),
    /** What it is of; that of the message about the same. */
    idempotencyKey: text().notNull(),
    /** What is spoken of, as it is called. */
    name: text().notNull(),
    /** When that is; from then on nothing is sent. */
    happensAt: moment().notNull(),
    /** `sending` is with the carrier: should the process end there, nobody knows whether it was sent, and it is not sent again. */
    state: text({ enum: ['waiting', 'sending', 'sent', 'refused', 'unanswered', 'dropped'] })
      .notNull()
      .default('waiting'),
    /** The carrier's word, or why it was dropped; empty where there is nothing to say. */
    reason: text().notNull().default(''),
    tries: integer().notNull().default(0),
    /** Of a waiting one: not before. Of others: since when they are so. */
    stateAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('sms_reminders_once').on(table.userId, table.idempotencyKey),
    index('sms_reminders_open')
      .on(table.stateAt)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('sms_reminders_age').on(table.happensAt),
  ],
);

/** A row of {@link messages}. */
export type MessageRow = typeof messages.$inferSelect;

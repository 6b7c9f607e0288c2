import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

/** Messages from the platform and the school to students. */
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
    /** Route of the related page; empty where there is none. */
    link: text().notNull().default(''),
    /** Each key is written only once per student. */
    idempotencyKey: text(),
    /** Whether the school wants it read at the next log-in (`companyMessageReach`). */
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

/** Which reminders a student wants; a student without a row gets all. */
export const reminderChoices = pgTable('reminder_choices', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  /** For live lessons and booked open classes. */
  lesson: boolean().notNull().default(true),
  /** For homework that is due soon. */
  homework: boolean().notNull().default(true),
  /** The same by SMS, where the school sends any. */
  lessonSms: boolean().notNull().default(true),
  homeworkSms: boolean().notNull().default(true),
});

/**
 * Reminders by SMS and their state; one per student and event. They are sent to the student's number at that
 * moment.
 */
export const smsReminders = pgTable(
  'sms_reminders',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    kind: text({ enum: ['lesson', 'homework'] }).notNull(),
    /** The key of the message about the same event. */
    idempotencyKey: text().notNull(),
    /** Name of what the reminder is about. */
    name: text().notNull(),
    /** When the event happens; nothing is sent after that. */
    happensAt: moment().notNull(),
    /**
     * `sending` was passed to the carrier: if the process ends there, it is unknown whether the SMS was sent,
     * so it is not sent again.
     */
    state: text({ enum: ['waiting', 'sending', 'sent', 'refused', 'unanswered', 'dropped'] })
      .notNull()
      .default('waiting'),
    /** The carrier's reply, or why it was dropped; may be empty. */
    reason: text().notNull().default(''),
    tries: integer().notNull().default(0),
    /** For a waiting reminder, the earliest time to send it; otherwise the time of the last change of state. */
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

import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Page, Paging, Time } from '../parts.schema.ts';

/** Subject of a message. */
export const MessageKind = Type.Enum([
  'system',
  'school',
  'course',
  'order',
  'exam',
  'answer',
  'certificate',
]);
export type MessageKind = Static<typeof MessageKind>;

/** A message to the student. */
export const Message = Type.Object({
  messageId: Id,
  kind: MessageKind,
  title: Type.String(),
  titleEn: Type.String(),
  /** Text: HTML, sanitised by the server. */
  contentHtml: Type.String(),
  contentHtmlEn: Type.String(),
  sentAt: Time,
  readFlag: Flag,
  /** Route or address of the subject; empty where there is nothing to open. */
  link: Type.String(),
});
export type Message = Static<typeof Message>;

/** Number of messages, all and unread, also by kind. */
export const MessageCounts = Type.Object({
  total: Type.Integer(),
  unRead: Type.Integer(),
  unReadByKind: Type.Record(MessageKind, Type.Integer()),
});
export type MessageCounts = Static<typeof MessageCounts>;

/** Request for a page of messages. */
export const MessagePageIn = Input({
  kind: Type.Optional(MessageKind),
  readFlag: Type.Optional(Flag),
  ...Paging,
});
export type MessagePageIn = Static<typeof MessagePageIn>;

/** Messages, newest first. */
export const MessagePage = Page(Message);
export type MessagePage = Static<typeof MessagePage>;

/** Reference to a message. */
export const MessageIn = Input({ messageId: Id });
export type MessageIn = Static<typeof MessageIn>;

/**
 * Reminders that the student gets: of live lessons and booked open classes, and of homework deadlines, by
 * message and by SMS.
 */
export const Reminders = Type.Object({
  lessonFlag: Flag,
  homeworkFlag: Flag,
  /** 1 for a reminder by SMS; missing where the school sends none of this kind. */
  lessonSmsFlag: Type.Optional(Flag),
  homeworkSmsFlag: Type.Optional(Flag),
  /** Whether the account has a mobile number, which reminders by SMS require. */
  mobileFlag: Flag,
});
export type Reminders = Static<typeof Reminders>;

/** Reminders to switch on or off; those left out stay unchanged. */
export const RemindersIn = Input({
  lessonFlag: Type.Optional(Flag),
  homeworkFlag: Type.Optional(Flag),
  lessonSmsFlag: Type.Optional(Flag),
  homeworkSmsFlag: Type.Optional(Flag),
});
export type RemindersIn = Static<typeof RemindersIn>;

/** Number of unread messages after the call. */
export const UnRead = Type.Object({ unRead: Type.Integer() });
export type UnRead = Static<typeof UnRead>;

import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Page, Paging, Time } from '../parts.schema.ts';

/** What a message is about. */
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
  /** HTML, made safe by the server. */
  contentHtml: Type.String(),
  contentHtmlEn: Type.String(),
  sentAt: Time,
  readFlag: Flag,
  /** Route or address of what it is about; empty where there is nothing to open. */
  link: Type.String(),
});
export type Message = Static<typeof Message>;

/** How many messages there are and how many are unread, also by kind. */
export const MessageCounts = Type.Object({
  total: Type.Integer(),
  unRead: Type.Integer(),
  unReadByKind: Type.Record(MessageKind, Type.Integer()),
});
export type MessageCounts = Static<typeof MessageCounts>;

/** Asks for a page of messages. */
export const MessagePageIn = Input({
  kind: Type.Optional(MessageKind),
  readFlag: Type.Optional(Flag),
  ...Paging,
});
export type MessagePageIn = Static<typeof MessagePageIn>;

/** The newest first. */
export const MessagePage = Page(Message);
export type MessagePage = Static<typeof MessagePage>;

/** Names a message. */
export const MessageIn = Input({ messageId: Id });
export type MessageIn = Static<typeof MessageIn>;

/** Of what a student is reminded: live lessons and booked open classes, and the end of homework, by message and by SMS. */
export const Reminders = Type.Object({
  lessonFlag: Flag,
  homeworkFlag: Flag,
  /** The same by SMS; left out where the school sends none of the kind. */
  lessonSmsFlag: Type.Optional(Flag),
  homeworkSmsFlag: Type.Optional(Flag),
  /** Whether the account has a mobile number, without which no SMS comes. */
  mobileFlag: Flag,
});
export type Reminders = Static<typeof Reminders>;

/** Chooses of what to be reminded; what is left out stays as it is. */
export const RemindersIn = Input({
  lessonFlag: Type.Optional(Flag),
  homeworkFlag: Type.Optional(Flag),
  lessonSmsFlag: Type.Optional(Flag),
  homeworkSmsFlag: Type.Optional(Flag),
});
export type RemindersIn = Static<typeof RemindersIn>;

/** How many are unread now. */
export const UnRead = Type.Object({ unRead: Type.Integer() });
export type UnRead = Static<typeof UnRead>;

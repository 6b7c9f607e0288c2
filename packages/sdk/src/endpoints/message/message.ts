import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './message.schema.ts';
import * as replies from './message.reply.gen.ts';

/** Counts messages, all and unread. */
export const count: Endpoint<Nothing, shapes.MessageCounts> = {
  id: 'message.count',
  method: 'GET',
  path: '/student/message/count',
  reply: replies.count,
  idempotent: true,
};

/** Lists messages, newest first. */
export const page: Endpoint<shapes.MessagePageIn, shapes.MessagePage> = {
  id: 'message.page',
  method: 'GET',
  path: '/student/message/page',
  reply: replies.page,
  idempotent: true,
};

/** Marks a message as read. */
export const read: Endpoint<shapes.MessageIn, shapes.UnRead> = {
  id: 'message.read',
  method: 'POST',
  path: '/student/message/read/{messageId}',
  reply: replies.read,
  idempotent: true,
};

/** Deletes a message; a message already deleted is no error. */
export const remove: Endpoint<shapes.MessageIn, shapes.UnRead> = {
  id: 'message.remove',
  method: 'DELETE',
  path: '/student/message/delete/{messageId}',
  reply: replies.remove,
  idempotent: true,
};

/** Reads which reminders the student gets; all are on until switched off. */
export const reminders: Endpoint<Nothing, shapes.Reminders> = {
  id: 'message.reminders',
  method: 'GET',
  path: '/student/message/reminders',
  reply: replies.reminders,
  idempotent: true,
};

/** Switches reminders on or off, and returns all settings. */
export const setReminders: Endpoint<shapes.RemindersIn, shapes.Reminders> = {
  id: 'message.setReminders',
  method: 'PUT',
  path: '/student/message/reminders',
  reply: replies.setReminders,
  idempotent: true,
};

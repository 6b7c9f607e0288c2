import * as message from '@lectern/sdk/endpoints/message';
import { message as schema, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { countMessages } from './message.repo.ts';
import * as service from './message.service.ts';
import { reminders, setReminders } from './reminders.service.ts';

/** A student's messages. */
export const messageRoutes: readonly Route[] = [
  route(message.count, { input: parts.Nothing, output: schema.MessageCounts }, async (_, { db, user }) => {
    const kinds = await countMessages(db, user.id);
    return {
      total: kinds.reduce((sum, { total }) => sum + total, 0),
      unRead: kinds.reduce((sum, { unread }) => sum + unread, 0),
      unReadByKind: Object.fromEntries(kinds.map(({ kind, unread }) => [kind, unread])),
    };
  }),
  route(message.page, { input: schema.MessagePageIn, output: schema.MessagePage }, service.page),
  route(message.read, { input: schema.MessageIn, output: schema.UnRead }, service.read),
  route(message.remove, { input: schema.MessageIn, output: schema.UnRead }, service.remove),
  route(message.reminders, { input: parts.Nothing, output: schema.Reminders }, reminders),
  route(message.setReminders, { input: schema.RemindersIn, output: schema.Reminders }, setReminders),
];

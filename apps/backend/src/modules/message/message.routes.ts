import * as message from '@lectern/sdk/endpoints/message';
import { route, type Route } from '../../platform/http/route.ts';
import { countMessages } from './message.repo.ts';
import * as service from './message.service.ts';
import { reminders, setReminders } from './reminders.service.ts';

/** The calls of a student's messages. */
export const messageRoutes: readonly Route[] = [
  route(message.count, async (_, { db, user }) => {
    const kinds = await countMessages(db, user.id);
    return {
      total: kinds.reduce((sum, { total }) => sum + total, 0),
      unRead: kinds.reduce((sum, { unread }) => sum + unread, 0),
      unReadByKind: Object.fromEntries(kinds.map(({ kind, unread }) => [kind, unread])),
    };
  }),
  route(message.page, service.page),
  route(message.read, service.read),
  route(message.remove, service.remove),
  route(message.reminders, reminders),
  route(message.setReminders, setReminders),
];

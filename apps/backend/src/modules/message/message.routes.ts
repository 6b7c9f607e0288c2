import * as message from '@lectern/sdk/endpoints/message';
import { message as schema, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { countMessages, countUnread, deleteMessage, listMessages, markRead } from './message.repo.ts';

const PAGE_SIZE = 20;

/** An id that is no number cannot be one of ours, and PostgreSQL would refuse it; it counts as gone. */
const mayBeOurs = (messageId: string): boolean => /^\d{1,18}$/.test(messageId);

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
  route(
    message.page,
    { input: schema.MessagePageIn, output: schema.MessagePage },
    ({ kind, readFlag, pageNo = 1, pageSize = PAGE_SIZE }, { db, user }) =>
      listMessages(
        db,
        { userId: user.id, kind, isRead: readFlag === undefined ? undefined : readFlag === 1 },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      ),
  ),
  route(
    message.read,
    { input: schema.MessageIn, output: schema.UnRead },
    ({ messageId }, { user, clock, transaction }) =>
      transaction(async (tx) => {
        if (mayBeOurs(messageId)) await markRead(tx, user.id, messageId, clock.now());
        return { unRead: await countUnread(tx, user.id) };
      }),
  ),
  route(
    message.remove,
    { input: schema.MessageIn, output: schema.UnRead },
    ({ messageId }, { user, transaction }) =>
      transaction(async (tx) => {
        if (mayBeOurs(messageId)) await deleteMessage(tx, user.id, messageId);
        return { unRead: await countUnread(tx, user.id) };
      }),
  ),
];

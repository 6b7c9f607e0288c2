import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { topicReplied, writeMessages } from '../message/index.ts';
import { groupReplies, type ReplyRow, type TopicRow } from './group.tables.ts';

/**
 * Tells who wrote a topic that there is a reply: once until they have looked, however many come meanwhile. Nobody is
 * told of a reply of their own. Call it with the reply, while the topic's group is held, in one transaction.
 */
export async function tellAuthor(
  tx: Queryable,
  { id, companyId, groupId, userId, title }: TopicRow,
  reply: Pick<ReplyRow, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  if (reply.userId === userId) return;
  const waiting = await tx.$count(
    groupReplies,
    and(
      eq(groupReplies.topicId, id),
      ne(groupReplies.id, reply.id),
      isNull(groupReplies.seenAt),
      isNull(groupReplies.removedBy),
    ),
  );
  if (waiting > 0) return;
  await writeMessages(tx, [
    topicReplied({ companyId, userId, now }, { groupId, topicId: id, replyId: reply.id, title }),
  ]);
}

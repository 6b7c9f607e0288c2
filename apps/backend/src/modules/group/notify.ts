import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { notifyMentioned } from '../community/index.ts';
import { topicReplied, topicRoute, writeMessages } from '../message/index.ts';
import { groupMembers, groupReplies, type ReplyRow, type TopicRow } from './group.tables.ts';

/**
 * Notifies the author of a topic of replies: only once until they have looked, however many replies follow.
 * Authors are not notified of their own replies. Called in the transaction of the reply, while the topic's
 * group is locked.
 */
export async function notifyAuthor(
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

const isMember = (groupId: string) => sql`exists (select 1 from ${groupMembers} as m
  where m.group_id = ${groupId} and m.user_id = ${users.id})`;

/** Notifies members mentioned in a topic. */
export const notifyMentionedInTopic = (
  tx: Queryable,
  {
    id,
    groupId,
    ...topic
  }: Pick<TopicRow, 'id' | 'companyId' | 'userId' | 'groupId' | 'title' | 'content' | 'earlier'>,
  now: Date,
): Promise<void> =>
  notifyMentioned(
    tx,
    { ...topic, link: topicRoute({ groupId, topicId: id }), key: `topic-${id}` },
    isMember(groupId),
    now,
  );

/** Notifies members mentioned in a reply. */
export const notifyMentionedInReply = (
  tx: Queryable,
  { id, companyId, groupId, title }: Pick<TopicRow, 'id' | 'companyId' | 'groupId' | 'title'>,
  reply: Pick<ReplyRow, 'id' | 'userId' | 'content'> & Partial<Pick<ReplyRow, 'earlier'>>,
  now: Date,
): Promise<void> =>
  notifyMentioned(
    tx,
    { ...reply, companyId, title, link: topicRoute({ groupId, topicId: id }), key: `reply-${reply.id}` },
    isMember(groupId),
    now,
  );

import type {
  EditReplyIn,
  EditTopicIn,
  Liked,
  LikeReplyIn,
  LikeTopicIn,
} from '@lectern/sdk/endpoints/community';
import { and, eq } from 'drizzle-orm';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { renderForStorage } from '../../platform/richText/storedText.ts';
import { revised, titleOf } from '../community/index.ts';
import { groupReplies, groupReplyLikes, groupTopicLikes, groupTopics } from './group.tables.ts';
import { notifyMentionedInReply, notifyMentionedInTopic } from './notify.ts';
import { lockReply, lockTopic, textOf } from './writing.service.ts';

/**
 * Answers `community.editTopic`; notifies newly mentioned students.
 * @throws {BusinessError} code 0 for anybody but the author, a text that is too short, and a day after it was
 *   posted.
 */
export async function editTopic(
  { topicId, title: typed, content }: EditTopicIn,
  { company, user, clock, transaction }: UserContext,
): Promise<null> {
  const now = clock.now();
  const title = titleOf(typed);
  const text = await renderForStorage(content.trim());
  return transaction(async (tx) => {
    const topic = await lockTopic(tx, company.id, topicId);
    if (topic.userId !== user.id) throw refused('topicId', '只能修改自己的话题');
    textOf(content, topic.pictures.length);
    const earlier = revised(topic, topic.postedAt, { title, content: text.content }, now);
    await tx
      .update(groupTopics)
      .set({ title, ...text, earlier })
      .where(eq(groupTopics.id, topic.id));
    await notifyMentionedInTopic(tx, { ...topic, title, content: text.content, earlier }, now);
    return null;
  });
}

/**
 * Answers `community.editReply`; notifies newly mentioned students.
 * @throws {BusinessError} code 0 for anybody but the author, an empty text, and a day after it was given.
 */
export async function editReply(
  { replyId, content }: EditReplyIn,
  { company, user, clock, transaction }: UserContext,
): Promise<null> {
  const now = clock.now();
  const text = await renderForStorage(content.trim());
  return transaction(async (tx) => {
    const { reply, topic } = await lockReply(tx, company.id, replyId);
    if (reply.userId !== user.id) throw refused('replyId', '只能修改自己的回复');
    textOf(content, reply.pictures.length);
    const earlier = revised(reply, reply.repliedAt, { content: text.content }, now);
    await tx
      .update(groupReplies)
      .set({ ...text, earlier })
      .where(eq(groupReplies.id, reply.id));
    await notifyMentionedInReply(tx, topic, { ...reply, content: text.content, earlier }, now);
    return null;
  });
}

/** Answers `community.likeTopic`. @throws {BusinessError} code 0 for a removed topic, and for the student's own. */
export async function likeTopic(
  { topicId, likeFlag }: LikeTopicIn,
  { company, user, transaction }: UserContext,
): Promise<Liked> {
  return transaction(async (tx) => {
    const topic = await lockTopic(tx, company.id, topicId);
    if (topic.userId === user.id) throw refused('topicId', '不能给自己的话题点赞');
    const one = { topicId: topic.id, userId: user.id };
    if (likeFlag === 1) await tx.insert(groupTopicLikes).values(one).onConflictDoNothing();
    else
      await tx
        .delete(groupTopicLikes)
        .where(and(eq(groupTopicLikes.topicId, one.topicId), eq(groupTopicLikes.userId, one.userId)));
    return {
      likeCount: await tx.$count(groupTopicLikes, eq(groupTopicLikes.topicId, topic.id)),
      likedFlag: likeFlag,
    };
  });
}

/** Answers `community.likeReply`. @throws {BusinessError} code 0 for a removed reply, and for the student's own. */
export async function likeReply(
  { replyId, likeFlag }: LikeReplyIn,
  { company, user, transaction }: UserContext,
): Promise<Liked> {
  return transaction(async (tx) => {
    const { reply } = await lockReply(tx, company.id, replyId);
    if (reply.userId === user.id) throw refused('replyId', '不能给自己的回复点赞');
    const one = { replyId: reply.id, userId: user.id };
    if (likeFlag === 1) await tx.insert(groupReplyLikes).values(one).onConflictDoNothing();
    else
      await tx
        .delete(groupReplyLikes)
        .where(and(eq(groupReplyLikes.replyId, one.replyId), eq(groupReplyLikes.userId, one.userId)));
    return {
      likeCount: await tx.$count(groupReplyLikes, eq(groupReplyLikes.replyId, reply.id)),
      likedFlag: likeFlag,
    };
  });
}

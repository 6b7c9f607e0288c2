import type {
  CreateGroupIn,
  GroupCreated,
  JoinIn,
  OfGroupIn,
  OfReplyIn,
  OfTopicIn,
  PostTopicIn,
  ReplyTopicIn,
  TopicPosted,
  TopicReplied,
} from '@lectern/sdk/endpoints/community';
import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { countDailyCreation } from '../../platform/http/limits/dailyCreations.ts';
import { renderForStorage } from '../../platform/richText/storedText.ts';
import { idOrNone } from '../../platform/database/columns.ts';
import { CLEARED_TEXT, picturesOf, titleOf } from '../community/index.ts';
import {
  communityGroups,
  groupMembers,
  groupReplies,
  type GroupRow,
  groupTopics,
  type ReplyRow,
  type TopicRow,
} from './group.tables.ts';
import { notifyAuthor, notifyMentionedInReply, notifyMentionedInTopic } from './notify.ts';

const HOUR_MS = 3_600_000;

/** Maximum visible groups created by one student. */
const MAX_GROUPS = 3;

/** Maximum topics and replies of a student per hour, including removed ones. */
const MAX_TOPICS = 10;
const MAX_REPLIES = 60;

/** Minimum characters. */
const MIN_NAME_LENGTH = 2;
const MIN_SUMMARY_LENGTH = 5;
const MIN_TEXT_LENGTH = 2;

const GROUP_REMOVED = { owner: '这个小组已经由组长解散', school: '这个小组已被学校移除' } as const;
const TOPIC_REMOVED = { owner: '这个话题已经由作者删除', school: '这个话题已被学校移除' } as const;

/** Checks that a group exists and is visible. @throws {BusinessError} code 0 with a message for each case. */
export function expectGroup(group: GroupRow | undefined): GroupRow {
  if (group === undefined) throw refused('groupId', '没有找到这个小组');
  if (group.removedBy !== null) throw refused('groupId', GROUP_REMOVED[group.removedBy]);
  return group;
}

/** Checks that a topic exists and is visible. @throws {BusinessError} code 0 */
export function expectTopic(topic: TopicRow | undefined): TopicRow {
  if (topic === undefined) throw refused('topicId', '没有找到这个话题');
  if (topic.removedBy !== null) throw refused('topicId', TOPIC_REMOVED[topic.removedBy]);
  return topic;
}

/** Locks a group of the company until the transaction ends, so that its content is counted correctly. */
async function lockGroup(tx: Queryable, companyId: string, groupId: string): Promise<GroupRow> {
  const [row] = await tx
    .select()
    .from(communityGroups)
    .where(and(eq(communityGroups.companyId, companyId), eq(communityGroups.id, idOrNone(groupId))))
    .for('update');
  return expectGroup(row);
}

/** Locks groups until the transaction ends, including removed ones. */
export const lockGroups = async (tx: Queryable, groupIds: readonly string[]): Promise<void> =>
  void (await tx
    .select({ id: communityGroups.id })
    .from(communityGroups)
    .where(inArray(communityGroups.id, [...groupIds]))
    .orderBy(asc(communityGroups.id))
    .for('update'));

/** Finds a visible topic and locks its group, which is locked before any change of a topic. */
export async function lockTopic(tx: Queryable, companyId: string, topicId: string): Promise<TopicRow> {
  const where = and(eq(groupTopics.companyId, companyId), eq(groupTopics.id, idOrNone(topicId)));
  const [found] = await tx.select().from(groupTopics).where(where);
  await lockGroup(tx, companyId, expectTopic(found).groupId);
  const [row] = await tx.select().from(groupTopics).where(where);
  return expectTopic(row);
}

/** Finds a visible reply, and locks its topic's group. */
export async function lockReply(
  tx: Queryable,
  companyId: string,
  replyId: string,
): Promise<{ readonly reply: ReplyRow; readonly topic: TopicRow }> {
  const where = and(
    eq(groupReplies.companyId, companyId),
    eq(groupReplies.id, idOrNone(replyId)),
    isNull(groupReplies.removedBy),
  );
  const [found] = await tx.select({ topicId: groupReplies.topicId }).from(groupReplies).where(where);
  const topic = found && (await lockTopic(tx, companyId, found.topicId));
  const [reply] = await tx.select().from(groupReplies).where(where);
  if (reply === undefined || topic === undefined) throw refused('replyId', '没有找到这条回复');
  return { reply, topic };
}

async function expectMember(tx: Queryable, groupId: string, userId: string): Promise<void> {
  const members = await tx.$count(
    groupMembers,
    and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)),
  );
  if (members === 0) throw refused('groupId', '加入小组后才能发言');
}

/** Recounts a group's members and topics; its row must be locked. */
export async function recountGroup(tx: Queryable, groupId: string): Promise<void> {
  const memberCount = await tx.$count(groupMembers, eq(groupMembers.groupId, groupId));
  const topicCount = await tx.$count(
    groupTopics,
    and(eq(groupTopics.groupId, groupId), isNull(groupTopics.removedBy)),
  );
  await tx.update(communityGroups).set({ memberCount, topicCount }).where(eq(communityGroups.id, groupId));
}

/** Recounts a topic's replies. */
export async function recountTopic(tx: Queryable, topicId: string): Promise<void> {
  const replyCount = await tx.$count(
    groupReplies,
    and(eq(groupReplies.topicId, topicId), isNull(groupReplies.removedBy)),
  );
  await tx.update(groupTopics).set({ replyCount }).where(eq(groupTopics.id, topicId));
}

const lineOf = (typed: string): string => typed.trim().replace(/\s+/g, ' ');
const isShort = (text: string, fewest: number): boolean => [...text].length < fewest;

/** Validates a text with its number of pictures. @throws {BusinessError} code 0 where it is empty. */
export function textOf(content: string, pictureCount: number): string {
  const text = content.trim();
  if (isShort(text, MIN_TEXT_LENGTH) && pictureCount === 0) throw refused('content', '请写下想说的话');
  return text;
}

/**
 * Answers `community.joinGroup`. @throws {BusinessError} code 0 for a removed group, and where its creator
 * wants to leave.
 */
export async function joinGroup(
  { groupId, joinFlag }: JoinIn,
  { company, user, clock, transaction }: UserContext,
): Promise<null> {
  return transaction(async (tx) => {
    const group = await lockGroup(tx, company.id, groupId);
    const one = { groupId: group.id, userId: user.id };
    if (joinFlag === 1)
      await tx
        .insert(groupMembers)
        .values({ ...one, joinedAt: clock.now() })
        .onConflictDoNothing();
    else if (group.userId === user.id) throw refused('groupId', '组长不能退出自己的小组');
    else
      await tx
        .delete(groupMembers)
        .where(and(eq(groupMembers.groupId, one.groupId), eq(groupMembers.userId, one.userId)));
    await recountGroup(tx, group.id);
    return null;
  });
}

/**
 * Answers `community.createGroup`. @throws {BusinessError} code 0 for texts that are too short, a name already
 * used, and too many groups.
 */
export async function createGroup(
  input: CreateGroupIn,
  { company, user, clock, transaction }: UserContext,
): Promise<GroupCreated> {
  const now = clock.now();
  const [name, summary] = [lineOf(input.groupName), lineOf(input.summary)];
  if (isShort(name, MIN_NAME_LENGTH)) throw refused('groupName', `小组名称至少写 ${MIN_NAME_LENGTH} 个字`);
  if (isShort(summary, MIN_SUMMARY_LENGTH)) throw refused('summary', `介绍至少写 ${MIN_SUMMARY_LENGTH} 个字`);
  return transaction(async (tx) => {
    await lockUser(tx, user.id);
    const own = await tx.$count(
      communityGroups,
      and(eq(communityGroups.userId, user.id), isNull(communityGroups.removedBy)),
    );
    if (own >= MAX_GROUPS) throw refused('groupName', `每位同学最多创建 ${MAX_GROUPS} 个小组`);
    const [row] = await tx
      .insert(communityGroups)
      .values({
        companyId: company.id,
        userId: user.id,
        name,
        summary,
        createdAt: now,
        activeAt: now,
        memberCount: 1,
      })
      .onConflictDoNothing()
      .returning({ id: communityGroups.id });
    if (row === undefined) throw refused('groupName', '已经有同名的小组，换一个名称吧');
    await countDailyCreation(tx, now, { companyId: company.id, creatorId: user.id }, 'group');
    await tx.insert(groupMembers).values({ groupId: row.id, userId: user.id, joinedAt: now });
    return { groupId: row.id };
  });
}

/**
 * Answers `community.removeGroup`. @throws {BusinessError} code 0 for anybody but the creator, and while the
 * group has other members.
 */
export async function removeGroup(
  { groupId }: OfGroupIn,
  { company, user, transaction }: UserContext,
): Promise<null> {
  return transaction(async (tx) => {
    const group = await lockGroup(tx, company.id, groupId);
    if (group.userId !== user.id) throw refused('groupId', '只能解散自己的小组');
    if (group.memberCount > 1) throw refused('groupId', '小组里还有别的同学，不能解散');
    await tx.update(communityGroups).set({ removedBy: 'owner' }).where(eq(communityGroups.id, group.id));
    return null;
  });
}

/**
 * Answers `community.postTopic`. @throws {BusinessError} code 0 for non-members, texts that are too short,
 * pictures of somebody else, and too many topics an hour.
 */
export async function postTopic(
  { groupId, title: typed, content, fileIds }: PostTopicIn,
  { company, user, clock, transaction }: UserContext,
): Promise<TopicPosted> {
  const now = clock.now();
  const title = titleOf(typed);
  const text = await renderForStorage(textOf(content, fileIds.length));
  return transaction(async (tx) => {
    await lockUser(tx, user.id);
    const group = await lockGroup(tx, company.id, groupId);
    await expectMember(tx, group.id, user.id);
    const lately = await tx.$count(
      groupTopics,
      and(eq(groupTopics.userId, user.id), gt(groupTopics.postedAt, new Date(now.getTime() - HOUR_MS))),
    );
    if (lately >= MAX_TOPICS) throw refused('title', `一小时最多发 ${MAX_TOPICS} 个话题，请过一会儿再发`);
    const [row] = await tx
      .insert(groupTopics)
      .values({
        companyId: company.id,
        groupId: group.id,
        userId: user.id,
        title,
        ...text,
        pictures: await picturesOf(tx, user.id, fileIds),
        postedAt: now,
        activeAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('The topic was not kept');
    await notifyMentionedInTopic(tx, row, now);
    await recountGroup(tx, group.id);
    await tx.update(communityGroups).set({ activeAt: now }).where(eq(communityGroups.id, group.id));
    return { topicId: row.id };
  });
}

/**
 * Answers `community.replyTopic`. @throws {BusinessError} code 0 for non-members, an empty text, pictures of
 * somebody else, and too many replies an hour.
 */
export async function replyTopic(
  { topicId, content, fileIds }: ReplyTopicIn,
  { company, user, clock, transaction }: UserContext,
): Promise<TopicReplied> {
  const now = clock.now();
  const text = await renderForStorage(textOf(content, fileIds.length));
  return transaction(async (tx) => {
    await lockUser(tx, user.id);
    const topic = await lockTopic(tx, company.id, topicId);
    await expectMember(tx, topic.groupId, user.id);
    const lately = await tx.$count(
      groupReplies,
      and(eq(groupReplies.userId, user.id), gt(groupReplies.repliedAt, new Date(now.getTime() - HOUR_MS))),
    );
    if (lately >= MAX_REPLIES) throw refused('content', `一小时最多回复 ${MAX_REPLIES} 次，请过一会儿再来`);
    const pictures = await picturesOf(tx, user.id, fileIds);
    const seenAt = topic.userId === user.id ? now : null;
    const [row] = await tx
      .insert(groupReplies)
      .values({
        companyId: company.id,
        topicId: topic.id,
        userId: user.id,
        ...text,
        pictures,
        repliedAt: now,
        seenAt,
      })
      .returning({ id: groupReplies.id });
    if (row === undefined) throw new Error('The reply was not kept');
    await recountTopic(tx, topic.id);
    await tx.update(groupTopics).set({ activeAt: now }).where(eq(groupTopics.id, topic.id));
    await tx.update(communityGroups).set({ activeAt: now }).where(eq(communityGroups.id, topic.groupId));
    const reply = { id: row.id, userId: user.id, content: text.content };
    await notifyAuthor(tx, topic, reply, now);
    await notifyMentionedInReply(tx, topic, reply, now);
    return { replyId: row.id };
  });
}

/** Answers `community.topicSeen`: does nothing where somebody else wrote the topic. */
export async function topicSeen(
  { topicId }: OfTopicIn,
  { company, user, clock, transaction }: UserContext,
): Promise<null> {
  return transaction(async (tx) => {
    const topic = await lockTopic(tx, company.id, topicId);
    if (topic.userId !== user.id) return null;
    await tx
      .update(groupReplies)
      .set({ seenAt: clock.now() })
      .where(and(eq(groupReplies.topicId, topic.id), isNull(groupReplies.seenAt)));
    return null;
  });
}

/**
 * Answers `community.removeTopic`. @throws {BusinessError} code 0 for anybody but the author, and once somebody
 * has replied.
 */
export async function removeTopic(
  { topicId }: OfTopicIn,
  { company, user, transaction }: UserContext,
): Promise<null> {
  return transaction(async (tx) => {
    const topic = await lockTopic(tx, company.id, topicId);
    if (topic.userId !== user.id) throw refused('topicId', '只能删除自己的话题');
    if (topic.replyCount > 0) throw refused('topicId', '已经有人回复了，这个话题不能再删除');
    await tx.update(groupTopics).set({ removedBy: 'owner' }).where(eq(groupTopics.id, topic.id));
    await recountGroup(tx, topic.groupId);
    return null;
  });
}

/** Answers `community.removeReply`. @throws {BusinessError} code 0 for anybody but the author. */
export async function removeReply(
  { replyId }: OfReplyIn,
  { company, user, transaction }: UserContext,
): Promise<null> {
  return transaction(async (tx) => {
    const { reply, topic } = await lockReply(tx, company.id, replyId);
    if (reply.userId !== user.id) throw refused('replyId', '只能删除自己的回复');
    await tx.update(groupReplies).set({ removedBy: 'owner' }).where(eq(groupReplies.id, reply.id));
    await recountTopic(tx, topic.id);
    return null;
  });
}

/** Removes a student whose account is erased from their groups, and their pictures from their texts. */
export async function eraseMember(tx: Queryable, userId: string): Promise<void> {
  const own = eq(groupMembers.userId, userId);
  const left = await tx.select({ groupId: groupMembers.groupId }).from(groupMembers).where(own);
  await lockGroups(
    tx,
    left.map(({ groupId }) => groupId),
  );
  await tx.delete(groupMembers).where(own);
  for (const { groupId } of left) await recountGroup(tx, groupId);
  const [posted, replied] = [eq(groupTopics.userId, userId), eq(groupReplies.userId, userId)];
  await tx.update(groupTopics).set({ pictures: [] }).where(posted);
  await tx.update(groupReplies).set({ pictures: [] }).where(replied);
  await tx
    .update(groupTopics)
    .set({ ...CLEARED_TEXT, title: '' })
    .where(and(posted, isNotNull(groupTopics.removedBy)));
  await tx
    .update(groupReplies)
    .set(CLEARED_TEXT)
    .where(and(replied, isNotNull(groupReplies.removedBy)));
}

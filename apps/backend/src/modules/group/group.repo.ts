import type { Group, GroupPage, Topic, TopicDetail, TopicPage } from '@lectern/sdk/endpoints/community';
import { and, asc, count, desc, eq, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import { markupOf } from '../../platform/richText/storedText.ts';
import { presentPictures, presentRevisions, student, summaryOf } from '../community/index.ts';
import {
  communityGroups,
  groupMembers,
  groupReplies,
  groupReplyLikes,
  groupTopicLikes,
  groupTopics,
  type TopicRow,
} from './group.tables.ts';
import { authorColumns, shownName } from '../../platform/http/author.ts';
import type { Viewer } from '../../platform/http/member.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { idOrNone } from '../../platform/database/columns.ts';

const total = sql<number>`count(*) over ()`.mapWith(Number);

/** Whether the viewer is a member of the group of the row. */
const isMember = ({ userId }: Viewer): SQL<boolean> =>
  userId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${groupMembers} as m where m.group_id = ${communityGroups.id} and m.user_id = ${userId})`;

const selectGroups = (db: Queryable, reader: Viewer) =>
  db
    .select({ group: communityGroups, ...authorColumns, isJoined: isMember(reader), total })
    .from(communityGroups)
    .leftJoin(users, eq(users.id, communityGroups.userId));

/** A group with everything shown about it. */
type FoundGroup = Awaited<ReturnType<typeof selectGroups>>[number];

/** Formats a group for lists. */
export const presentGroup = ({ group, isJoined, ...owner }: FoundGroup, reader: Viewer): Group => ({
  groupId: group.id,
  groupName: group.name,
  summary: group.summary,
  cover: group.cover,
  ownerName: group.userId === null ? '' : shownName(owner, reader),
  memberCount: group.memberCount,
  topicCount: group.topicCount,
  createdAt: group.createdAt.toISOString(),
  activeAt: group.activeAt.toISOString(),
  joinedFlag: isJoined ? 1 : 0,
  ownFlag: reader.userId !== undefined && group.userId === reader.userId ? 1 : 0,
});

/** Filter for groups: by a text, those that the viewer created, or those that they joined. */
export interface GroupFilter {
  readonly keyword?: string;
  readonly of?: 'created' | 'joined';
}

function groupFilter({ keyword = '', of }: GroupFilter, reader: Viewer): SQL | undefined {
  const own = reader.userId ?? '0';
  return and(
    eq(communityGroups.companyId, reader.companyId),
    isNull(communityGroups.removedBy),
    keyword.trim() === ''
      ? undefined
      : or(
          ilike(communityGroups.name, likePattern(keyword)),
          ilike(communityGroups.summary, likePattern(keyword)),
        ),
    of === 'created' ? eq(communityGroups.userId, own) : undefined,
    of === 'joined'
      ? and(isMember(reader), or(isNull(communityGroups.userId), ne(communityGroups.userId, own)))
      : undefined,
  );
}

/** Reads one page of the school's groups, most active first; those that the viewer created, newest first. */
export async function findGroups(
  db: Queryable,
  reader: Viewer,
  filter: GroupFilter,
  { limit, offset }: Pagination,
): Promise<GroupPage> {
  const rows = await selectGroups(db, reader)
    .where(groupFilter(filter, reader))
    .orderBy(
      desc(filter.of === 'created' ? communityGroups.createdAt : communityGroups.activeAt),
      desc(communityGroups.id),
    )
    .limit(limit)
    .offset(offset);
  return { total: rows[0]?.total ?? 0, records: rows.map((row) => presentGroup(row, reader)) };
}

/** Counts groups. */
export const countGroups = (db: Queryable, reader: Viewer, filter: GroupFilter): Promise<number> =>
  db.$count(communityGroups, groupFilter(filter, reader));

/** Finds one group of the company, including removed ones. */
export async function findGroup(
  db: Queryable,
  reader: Viewer,
  groupId: string,
): Promise<FoundGroup | undefined> {
  const [row] = await selectGroups(db, reader).where(
    and(eq(communityGroups.companyId, reader.companyId), eq(communityGroups.id, idOrNone(groupId))),
  );
  return row;
}

/** Counts the replies to the topic of the row that its author has not seen. */
const unread =
  sql<number>`(select count(*) from ${groupReplies} as said where said.topic_id = ${groupTopics.id}
    and said.removed_by is null and said.seen_at is null)`.mapWith(Number);

const selectTopics = (db: Queryable) =>
  db
    .select({ topic: groupTopics, groupName: communityGroups.name, ...authorColumns, unread })
    .from(groupTopics)
    .innerJoin(communityGroups, eq(communityGroups.id, groupTopics.groupId))
    .innerJoin(users, eq(users.id, groupTopics.userId));

type FoundTopic = Awaited<ReturnType<typeof selectTopics>>[number];

/** Formats a topic for lists. */
export const presentTopic = (
  { topic, groupName, unread: unseen, ...author }: FoundTopic,
  reader: Viewer,
): Topic => ({
  topicId: topic.id,
  groupId: topic.groupId,
  groupName,
  title: topic.title,
  summary: summaryOf(topic.content),
  author: student(author, topic.userId, reader),
  postedAt: topic.postedAt.toISOString(),
  activeAt: topic.activeAt.toISOString(),
  replyCount: topic.replyCount,
  pinnedFlag: topic.isPinned ? 1 : 0,
  pictureCount: topic.pictures.length,
  unReadCount: topic.userId === reader.userId ? unseen : 0,
});

async function topicPage(
  db: Queryable,
  reader: Viewer,
  where: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: Pagination,
): Promise<TopicPage> {
  const sorted = [...order, desc(groupTopics.id)];
  // An index finds the ids, and only these rows are read.
  const which = () =>
    db
      .select({ id: groupTopics.id })
      .from(groupTopics)
      .innerJoin(communityGroups, eq(communityGroups.id, groupTopics.groupId))
      .where(
        and(
          eq(groupTopics.companyId, reader.companyId),
          isNull(groupTopics.removedBy),
          isNull(communityGroups.removedBy),
          where,
        ),
      );
  const page = which()
    .orderBy(...sorted)
    .limit(limit)
    .offset(offset);
  const rows = await selectTopics(db)
    .where(inArray(groupTopics.id, page))
    .orderBy(...sorted);
  return {
    total: await db.$count(which().as('topics')),
    records: rows.map((row) => presentTopic(row, reader)),
  };
}

/** Reads one page of a group's topics: pinned ones first, then by latest activity. */
export const findTopics = (
  db: Queryable,
  reader: Viewer,
  groupId: string,
  page: Pagination,
): Promise<TopicPage> =>
  topicPage(
    db,
    reader,
    eq(groupTopics.groupId, groupId),
    [desc(groupTopics.isPinned), desc(groupTopics.activeAt)],
    page,
  );

/** Reads one page of a student's topics, newest first. */
export const findOwnTopics = (
  db: Queryable,
  reader: Viewer,
  groupId: string | undefined,
  page: Pagination,
): Promise<TopicPage> =>
  topicPage(
    db,
    reader,
    and(
      eq(groupTopics.userId, reader.userId ?? '0'),
      groupId === undefined ? undefined : eq(groupTopics.groupId, idOrNone(groupId)),
    ),
    [desc(groupTopics.postedAt)],
    page,
  );

/** Finds one topic of the company, including removed ones. */
export async function findTopic(
  db: Queryable,
  { companyId }: Viewer,
  topicId: string,
): Promise<FoundTopic | undefined> {
  const [row] = await selectTopics(db).where(
    and(eq(groupTopics.companyId, companyId), eq(groupTopics.id, idOrNone(topicId))),
  );
  return row;
}

/** Counts the replies to a student's topics that they have not seen. */
export async function countUnread(db: Queryable, { companyId, userId }: Viewer): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(groupReplies)
    .innerJoin(groupTopics, eq(groupTopics.id, groupReplies.topicId))
    .innerJoin(communityGroups, eq(communityGroups.id, groupTopics.groupId))
    .where(
      and(
        eq(groupTopics.companyId, companyId),
        eq(groupTopics.userId, userId ?? '0'),
        isNull(groupTopics.removedBy),
        isNull(communityGroups.removedBy),
        isNull(groupReplies.removedBy),
        isNull(groupReplies.seenAt),
      ),
    );
  return row?.unread ?? 0;
}

/** Reads a topic's number of likes, and whether the viewer is among them. */
export async function findTopicLikes(db: Queryable, { userId = '0' }: Viewer, topicId: string) {
  const ofTopic = eq(groupTopicLikes.topicId, topicId);
  const [likeCount, own] = await Promise.all([
    db.$count(groupTopicLikes, ofTopic),
    db.$count(groupTopicLikes, and(ofTopic, eq(groupTopicLikes.userId, userId))),
  ]);
  return { likeCount, likedFlag: own > 0 ? (1 as const) : (0 as const) };
}

/** Selects a reply's number of likes, and whether the viewer is among them. */
const replyLikes = ({ userId = '0' }: Viewer) => ({
  likeCount: sql<number>`(select count(*) from ${groupReplyLikes} as l
    where l.reply_id = ${groupReplies.id})`.mapWith(Number),
  isLiked: sql<boolean>`exists (select 1 from ${groupReplyLikes} as l
    where l.reply_id = ${groupReplies.id} and l.user_id = ${userId})`,
});

/** Reads one page of a topic's replies, oldest first. */
export async function findReplies(
  db: Queryable,
  reader: Viewer,
  { id: topicId, userId: authorId }: TopicRow,
  now: Date,
  { limit, offset }: Pagination,
): Promise<TopicDetail['replies']> {
  const rows = await db
    .select({ reply: groupReplies, ...authorColumns, ...replyLikes(reader), total })
    .from(groupReplies)
    .innerJoin(users, eq(users.id, groupReplies.userId))
    .where(and(eq(groupReplies.topicId, topicId), isNull(groupReplies.removedBy)))
    .orderBy(asc(groupReplies.repliedAt), asc(groupReplies.id))
    .limit(limit)
    .offset(offset);
  const { userId } = reader;
  const records = rows.map(({ reply, likeCount, isLiked, ...author }) => ({
    replyId: reply.id,
    contentHtml: markupOf(reply),
    revisions: presentRevisions(reply, reply.repliedAt, reply.userId === userId, now),
    likeCount,
    likedFlag: isLiked ? (1 as const) : (0 as const),
    author: student(author, reply.userId, reader),
    pictures: presentPictures(reply.pictures),
    repliedAt: reply.repliedAt.toISOString(),
    newFlag: authorId === userId && reply.seenAt === null ? (1 as const) : (0 as const),
  }));
  return { total: rows[0]?.total ?? 0, records };
}

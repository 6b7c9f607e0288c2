import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, partOf } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { earlier, pictures } from '../community/index.ts';

/** Who removed it; null while it is visible. */
const removedBy = () => text({ enum: ['owner', 'school'] });

/** Groups of a school's students. Counts are recomputed with each change, under a lock of the row. */
export const communityGroups = pgTable(
  'community_groups',
  {
    ...rowOfCompany(),
    /** Who created it; null for the school. */
    userId: idOf().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    summary: text().notNull(),
    /** Address of the picture; empty for none. */
    cover: text().notNull().default(''),
    createdAt: moment().notNull(),
    activeAt: moment().notNull(),
    memberCount: integer().notNull().default(0),
    topicCount: integer().notNull().default(0),
    removedBy: removedBy(),
    /** The school's own code for its groups; null for those of students. */
    sourceKey: text(),
  },
  (table) => [
    index('community_groups_lively').on(table.companyId, table.activeAt, table.id),
    index('community_groups_of_user').on(table.userId),
    uniqueIndex('community_groups_source').on(table.companyId, table.sourceKey),
    uniqueIndex('community_groups_name')
      .on(table.companyId, table.name)
      .where(sql`${table.removedBy} is null`),
    check('community_groups_counts', sql`${table.memberCount} >= 0 and ${table.topicCount} >= 0`),
  ],
);

/** The members of groups. */
export const groupMembers = pgTable(
  'community_group_members',
  { groupId: partOf(() => communityGroups.id), userId: ofUser(), joinedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('community_group_members_of_user').on(table.userId),
  ],
);

/** Topics of groups. */
export const groupTopics = pgTable(
  'community_group_topics',
  {
    ...rowOfCompany(),
    groupId: partOf(() => communityGroups.id),
    userId: ofUser(),
    title: text().notNull(),
    /** The text as typed; rendered to safe HTML. */
    content: text().notNull(),
    /** The rendered HTML; null on rows older than this column. */
    contentHtml: text(),
    earlier: earlier(),
    pictures: pictures(),
    postedAt: moment().notNull(),
    activeAt: moment().notNull(),
    isPinned: boolean().notNull().default(false),
    replyCount: integer().notNull().default(0),
    removedBy: removedBy(),
  },
  (table) => [
    // Pages are found by an index-only scan, and only the topics of a page are read.
    index('community_group_topics_lively')
      .on(table.groupId, table.isPinned, table.activeAt, table.id, table.companyId)
      .where(sql`${table.removedBy} is null`),
    index('community_group_topics_of_user').on(table.userId, table.postedAt),
    check('community_group_topics_count', sql`${table.replyCount} >= 0`),
  ],
);

/** Replies to topics. */
export const groupReplies = pgTable(
  'community_group_replies',
  {
    ...rowOfCompany(),
    topicId: partOf(() => groupTopics.id),
    userId: ofUser(),
    /** The text as typed; rendered to safe HTML. */
    content: text().notNull(),
    /** The rendered HTML; null on rows older than this column. */
    contentHtml: text(),
    earlier: earlier(),
    pictures: pictures(),
    repliedAt: moment().notNull(),
    /** When the topic's author saw it; their own replies count as seen from the beginning. */
    seenAt: moment(),
    removedBy: removedBy(),
  },
  (table) => [
    index('community_group_replies_of_topic').on(table.topicId, table.repliedAt),
    index('community_group_replies_of_user').on(table.userId, table.repliedAt),
  ],
);

/** Which student likes which topic. */
export const groupTopicLikes = pgTable(
  'community_topic_likes',
  { topicId: partOf(() => groupTopics.id), userId: ofUser() },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId] }),
    index('community_topic_likes_of_user').on(table.userId),
  ],
);

/** Which student likes which reply. */
export const groupReplyLikes = pgTable(
  'community_reply_likes',
  { replyId: partOf(() => groupReplies.id), userId: ofUser() },
  (table) => [
    primaryKey({ columns: [table.replyId, table.userId] }),
    index('community_reply_likes_of_user').on(table.userId),
  ],
);

/** A row of {@link communityGroups}. */
export type GroupRow = typeof communityGroups.$inferSelect;
/** A row of {@link groupReplies}. */
export type ReplyRow = typeof groupReplies.$inferSelect;
/** A row of {@link groupTopics}. */
export type TopicRow = typeof groupTopics.$inferSelect;

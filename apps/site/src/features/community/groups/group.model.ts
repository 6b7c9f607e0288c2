import type { Reply as Decoded } from '@lectern/sdk';
import type {
  Group as GroupReply,
  GroupDetail,
  Topic as TopicReply,
  TopicDetail,
  TopicReply as ReplyReply,
} from '@lectern/sdk/endpoints/community';
import { ownAddress } from '../../../shared/safety/outsideLinks.ts';
import { type Post, readAuthor, readPictures, readPost } from '../community.model.ts';
import { readRevisions } from '../revisions/revisions.model.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { readRows } from '../../../shared/rows.ts';

/** A group of students. */
export type Group = ReadBy<typeof readGroup>;

/** A topic in a list. */
export type Topic = ReadBy<typeof readTopic>;

/** A reply to a topic. */
export interface Reply extends Post {
  readonly repliedAt: string;
}

/** A group with a page of its topics. */
export type GroupHome = ReadBy<typeof readGroupHome>;

/** A topic with a page of its replies. */
export type Talk = ReadBy<typeof readTalk>;

/** Reads a group; undefined without an id. */
export function readGroup(reply: Decoded<GroupReply>) {
  const id = reply.groupId ?? '';
  if (id === '') return undefined;
  return {
    id,
    name: reply.groupName || id,
    summary: reply.summary ?? '',
    /** Empty without a picture. */
    cover: ownAddress(reply.cover),
    /** Empty for the school's own groups. */
    owner: reply.ownerName ?? '',
    memberCount: reply.memberCount ?? 0,
    topicCount: reply.topicCount ?? 0,
    activeAt: reply.activeAt ?? '',
    isJoined: reply.joinedFlag === 1,
    isOwn: reply.ownFlag === 1,
  };
}

/** Reads a topic; undefined without an id or a group. */
export function readTopic(reply: Decoded<TopicReply>) {
  const [id, groupId] = [reply.topicId ?? '', reply.groupId ?? ''];
  if (id === '' || groupId === '') return undefined;
  return {
    id,
    groupId,
    groupName: reply.groupName ?? '',
    title: reply.title || id,
    summary: reply.summary ?? '',
    author: readAuthor(reply.author),
    postedAt: reply.postedAt ?? '',
    activeAt: reply.activeAt ?? '',
    replyCount: reply.replyCount ?? 0,
    isPinned: reply.pinnedFlag === 1,
    pictureCount: reply.pictureCount ?? 0,
    /** Number of replies that the student, who wrote the topic, has not seen. */
    unread: reply.unReadCount ?? 0,
  };
}

function readReply(reply: Decoded<ReplyReply>): Reply | undefined {
  const post = readPost(reply.replyId, reply);
  return post && { ...post, repliedAt: reply.repliedAt ?? '' };
}

/** Reads a group with its topics; undefined if the reply contains none. */
export function readGroupHome(reply: Decoded<GroupDetail>) {
  const group = readGroup(reply.group);
  if (group === undefined) return undefined;
  return { group, ...readRows(reply.topics, readTopic) };
}

/** Reads a topic with its replies; undefined if the reply contains none. */
export function readTalk(reply: Decoded<TopicDetail>) {
  const [group, topic] = [readGroup(reply.group), readTopic(reply.topic)];
  if (group === undefined || topic === undefined) return undefined;
  return {
    group,
    topic,
    html: reply.contentHtml ?? '',
    revisions: readRevisions(reply.revisions),
    likes: reply.likeCount ?? 0,
    isLiked: reply.likedFlag === 1,
    pictures: readPictures(reply.pictures),
    ...readRows(reply.replies, readReply),
  };
}

import { amount, flag, list, text, type Untrusted } from '@lectern/sdk';
import type {
  Group as GroupReply,
  GroupDetail,
  Topic as TopicReply,
  TopicDetail,
  TopicReply as ReplyReply,
} from '@lectern/sdk/endpoints/community';
import { type Author, type Picture, readAuthor, readPictures, sameOrigin } from '../community.model.ts';

/** A group of students. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** Empty where there is no picture. */
  readonly cover: string;
  /** Empty for a group of the school's own. */
  readonly owner: string;
  readonly memberCount: number;
  readonly topicCount: number;
  readonly activeAt: string;
  readonly isJoined: boolean;
  readonly isOwn: boolean;
}

/** A topic in a list. */
export interface Topic {
  readonly id: string;
  readonly groupId: string;
  readonly groupName: string;
  readonly title: string;
  readonly summary: string;
  readonly author: Author;
  readonly postedAt: string;
  readonly activeAt: string;
  readonly replyCount: number;
  readonly isPinned: boolean;
  readonly pictureCount: number;
  /** Replies that the student, whose topic it is, has not seen. */
  readonly unread: number;
}

/** A reply to a topic. */
export interface Reply {
  readonly id: string;
  /** HTML of the server; whoever shows it cleans it. */
  readonly html: string;
  readonly pictures: readonly Picture[];
  readonly author: Author;
  readonly repliedAt: string;
  /** The student, whose topic it is, has not seen it. */
  readonly isNew: boolean;
}

/** A group with a page of its topics. */
export interface GroupHome {
  readonly group: Group;
  readonly topics: readonly Topic[];
  readonly total: number;
}

/** A topic with a page of its replies. */
export interface Talk {
  readonly group: Group;
  readonly topic: Topic;
  readonly html: string;
  readonly pictures: readonly Picture[];
  readonly replies: readonly Reply[];
  readonly total: number;
}

/** Reads a group; undefined where it has no id. */
export function readGroup(reply: Untrusted<GroupReply>): Group | undefined {
  const id = text(reply?.groupId);
  if (id === '') return undefined;
  return {
    id,
    name: text(reply?.groupName) || id,
    summary: text(reply?.summary),
    cover: sameOrigin(reply?.cover),
    owner: text(reply?.ownerName),
    memberCount: amount(reply?.memberCount),
    topicCount: amount(reply?.topicCount),
    activeAt: text(reply?.activeAt),
    isJoined: flag(reply?.joinedFlag),
    isOwn: flag(reply?.ownFlag),
  };
}

/** Reads a topic; undefined where it has no id or no group. */
export function readTopic(reply: Untrusted<TopicReply>): Topic | undefined {
  const [id, groupId] = [text(reply?.topicId), text(reply?.groupId)];
  if (id === '' || groupId === '') return undefined;
  return {
    id,
    groupId,
    groupName: text(reply?.groupName),
    title: text(reply?.title) || id,
    summary: text(reply?.summary),
    author: readAuthor(reply?.author),
    postedAt: text(reply?.postedAt),
    activeAt: text(reply?.activeAt),
    replyCount: amount(reply?.replyCount),
    isPinned: flag(reply?.pinnedFlag),
    pictureCount: amount(reply?.pictureCount),
    unread: amount(reply?.unReadCount),
  };
}

function readReply(reply: Untrusted<ReplyReply>): Reply | undefined {
  const id = text(reply?.replyId);
  if (id === '') return undefined;
  return {
    id,
    html: text(reply?.contentHtml),
    pictures: readPictures(reply?.pictures),
    author: readAuthor(reply?.author),
    repliedAt: text(reply?.repliedAt),
    isNew: flag(reply?.newFlag),
  };
}

/** Reads a group with its topics; undefined where the reply names none. */
export function readGroupHome(reply: Untrusted<GroupDetail>): GroupHome | undefined {
  const group = readGroup(reply?.group);
  if (group === undefined) return undefined;
  const topics = list<TopicReply>(reply?.topics?.records).flatMap((one) => readTopic(one) ?? []);
  return { group, topics, total: amount(reply?.topics?.total, topics.length) };
}

/** Reads a topic with its replies; undefined where the reply names none. */
export function readTalk(reply: Untrusted<TopicDetail>): Talk | undefined {
  const [group, topic] = [readGroup(reply?.group), readTopic(reply?.topic)];
  if (group === undefined || topic === undefined) return undefined;
  const replies = list<ReplyReply>(reply?.replies?.records).flatMap((one) => readReply(one) ?? []);
  return {
    group,
    topic,
    html: text(reply?.contentHtml),
    pictures: readPictures(reply?.pictures),
    replies,
    total: amount(reply?.replies?.total, replies.length),
  };
}

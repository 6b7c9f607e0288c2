import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Page, Paging, TextPaging, Time } from '../parts.schema.ts';
import { Author, fileIds, Picture, Revisions } from './answers.schema.ts';

/** Number of the student's groups and topics. */
export const GroupCounts = Type.Object({
  created: Type.Integer(),
  joined: Type.Integer(),
  /** Number of topics by the student. */
  topics: Type.Integer(),
  /** Number of replies to them that the student has not seen. */
  unReadCount: Type.Integer(),
});
export type GroupCounts = Static<typeof GroupCounts>;

export const GroupListIn = Input(Paging);
export type GroupListIn = Static<typeof GroupListIn>;

export const GroupsIn = Input({ keyword: Type.Optional(Type.String({ maxLength: 100 })), ...Paging });
export type GroupsIn = Static<typeof GroupsIn>;

/** A group of students. */
export const Group = Type.Object({
  groupId: Id,
  groupName: Type.String(),
  summary: Type.String(),
  /** Address of the cover picture; empty where there is none. */
  cover: Type.String(),
  /** Name of the owner; empty for a group of the school. */
  ownerName: Type.String(),
  memberCount: Type.Integer(),
  topicCount: Type.Integer(),
  createdAt: Time,
  /** Time of the latest post, or of the group's creation. */
  activeAt: Time,
  /** 1 where the student is a member. */
  joinedFlag: Flag,
  /** 1 where the student created it. */
  ownFlag: Flag,
});
export type Group = Static<typeof Group>;

export const GroupPage = Page(Group);
export type GroupPage = Static<typeof GroupPage>;

/** A topic in a group. */
export const Topic = Type.Object({
  topicId: Id,
  groupId: Id,
  groupName: Type.String(),
  title: Type.String(),
  /** Beginning of the text, without formatting. */
  summary: Type.String(),
  author: Author,
  postedAt: Time,
  /** Time of the latest reply, or of the topic itself. */
  activeAt: Time,
  replyCount: Type.Integer(),
  /** 1 where the school has pinned it to the top. */
  pinnedFlag: Flag,
  pictureCount: Type.Integer(),
  /** Number of replies that its author has not seen; 0 for everybody else. */
  unReadCount: Type.Integer(),
});
export type Topic = Static<typeof Topic>;

export const TopicListIn = Input({ groupId: Type.Optional(Id), ...Paging });
export type TopicListIn = Static<typeof TopicListIn>;

export const TopicPage = Page(Topic);
export type TopicPage = Static<typeof TopicPage>;

export const GroupIn = Input({ groupId: Id, ...Paging });
export type GroupIn = Static<typeof GroupIn>;

/** A group with a page of its topics: pinned ones first, then by latest activity. */
export const GroupDetail = Type.Object({ group: Group, topics: TopicPage });
export type GroupDetail = Static<typeof GroupDetail>;

const likes = {
  likeCount: Type.Integer(),
  /** 1 where the reader likes it. */
  likedFlag: Flag,
};

/** A reply to a topic. */
export const TopicReply = Type.Object({
  replyId: Id,
  /** Text: HTML, sanitised by the server. */
  contentHtml: Type.String(),
  revisions: Revisions,
  pictures: Type.Array(Picture),
  author: Author,
  repliedAt: Time,
  ...likes,
  /** 1 where the topic's author has not seen it yet. */
  newFlag: Flag,
});
export type TopicReply = Static<typeof TopicReply>;

export const TopicIn = Input({ topicId: Id, ...TextPaging });
export type TopicIn = Static<typeof TopicIn>;

/** A topic with its group and a page of its replies, oldest first. */
export const TopicDetail = Type.Object({
  group: Group,
  topic: Topic,
  /** Text: HTML, sanitised by the server. */
  contentHtml: Type.String(),
  revisions: Revisions,
  ...likes,
  pictures: Type.Array(Picture),
  replies: Page(TopicReply),
});
export type TopicDetail = Static<typeof TopicDetail>;

const content = Type.String({ maxLength: 5_000 });

export const JoinIn = Input({ groupId: Id, joinFlag: Flag });
export type JoinIn = Static<typeof JoinIn>;

export const CreateGroupIn = Input({
  groupName: Type.String({ maxLength: 20 }),
  summary: Type.String({ maxLength: 200 }),
});
export type CreateGroupIn = Static<typeof CreateGroupIn>;

export const GroupCreated = Type.Object({ groupId: Id });
export type GroupCreated = Static<typeof GroupCreated>;

export const OfGroupIn = Input({ groupId: Id });
export type OfGroupIn = Static<typeof OfGroupIn>;

export const PostTopicIn = Input({ groupId: Id, title: Type.String({ maxLength: 80 }), content, fileIds });
export type PostTopicIn = Static<typeof PostTopicIn>;

export const TopicPosted = Type.Object({ topicId: Id });
export type TopicPosted = Static<typeof TopicPosted>;

export const ReplyTopicIn = Input({ topicId: Id, content, fileIds });
export type ReplyTopicIn = Static<typeof ReplyTopicIn>;

export const TopicReplied = Type.Object({ replyId: Id });
export type TopicReplied = Static<typeof TopicReplied>;

export const OfTopicIn = Input({ topicId: Id });
export type OfTopicIn = Static<typeof OfTopicIn>;

export const OfReplyIn = Input({ replyId: Id });
export type OfReplyIn = Static<typeof OfReplyIn>;

export const EditTopicIn = Input({ topicId: Id, title: Type.String({ maxLength: 80 }), content });
export type EditTopicIn = Static<typeof EditTopicIn>;

export const EditReplyIn = Input({ replyId: Id, content });
export type EditReplyIn = Static<typeof EditReplyIn>;

export const LikeTopicIn = Input({ topicId: Id, likeFlag: Flag });
export type LikeTopicIn = Static<typeof LikeTopicIn>;

export const LikeReplyIn = Input({ replyId: Id, likeFlag: Flag });
export type LikeReplyIn = Static<typeof LikeReplyIn>;

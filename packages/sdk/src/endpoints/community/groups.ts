import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type { Liked } from './answers.schema.ts';
import type * as shapes from './groups.schema.ts';
import * as replies from './groups.reply.gen.ts';

/** Counts the student's groups and topics. */
export const groupCounts: Endpoint<Nothing, shapes.GroupCounts> = {
  id: 'community.groupCounts',
  method: 'GET',
  path: '/saas-business/companyGroup/counts',
  reply: replies.groupCounts,
  idempotent: true,
};

/** Lists the groups that the student created, newest first. */
export const groupsCreated: Endpoint<shapes.GroupListIn, shapes.GroupPage> = {
  id: 'community.groupsCreated',
  method: 'GET',
  path: '/saas-business/companyGroup/created',
  reply: replies.groupsCreated,
  idempotent: true,
};

/** Lists the groups that the student has joined, without their own; most active first. */
export const groupsJoined: Endpoint<shapes.GroupListIn, shapes.GroupPage> = {
  id: 'community.groupsJoined',
  method: 'GET',
  path: '/saas-business/companyGroup/joined',
  reply: replies.groupsJoined,
  idempotent: true,
};

/** Lists the student's topics, in one group if it is given. */
export const groupTopics: Endpoint<shapes.TopicListIn, shapes.TopicPage> = {
  id: 'community.groupTopics',
  method: 'GET',
  path: '/saas-business/companyGroup/topics',
  reply: replies.groupTopics,
  idempotent: true,
};

/** Lists the school's groups, most active first; also for visitors (page `/group`). */
export const groups: Endpoint<shapes.GroupsIn, shapes.GroupPage> = {
  id: 'community.groups',
  method: 'GET',
  path: '/saas-business/companyGroup/list',
  reply: replies.groups,
  idempotent: true,
};

/**
 * Reads a group with a page of its topics (`/groupdetail`); code 0 where it does not exist or was removed, with
 * the school's message.
 */
export const group: Endpoint<shapes.GroupIn, shapes.GroupDetail> = {
  id: 'community.group',
  method: 'GET',
  path: '/saas-business/companyGroup/group',
  reply: replies.group,
  quiet: ['0'],
  idempotent: true,
};

/** Reads a topic with a page of its replies; code 0 where it does not exist or was removed. */
export const topic: Endpoint<shapes.TopicIn, shapes.TopicDetail> = {
  id: 'community.topic',
  method: 'GET',
  path: '/saas-business/companyGroup/topic',
  reply: replies.topic,
  quiet: ['0'],
  idempotent: true,
};

/** Joins a group, or leaves it. Code 0 when its owner wants to leave. */
export const joinGroup: Endpoint<shapes.JoinIn, null> = {
  id: 'community.joinGroup',
  method: 'POST',
  path: '/saas-business/companyGroup/join',
  reply: replies.joinGroup,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Creates a group with the student as its first member. Code 0 with the invalid field: too short, taken, or too
 * many groups.
 */
export const createGroup: Endpoint<shapes.CreateGroupIn, shapes.GroupCreated> = {
  id: 'community.createGroup',
  method: 'POST',
  path: '/saas-business/companyGroup/create',
  reply: replies.createGroup,
  quiet: ['0'],
  once: true,
};

/** Removes the student's own group while it has no other members. */
export const removeGroup: Endpoint<shapes.OfGroupIn, null> = {
  id: 'community.removeGroup',
  method: 'POST',
  path: '/saas-business/companyGroup/remove',
  reply: replies.removeGroup,
  quiet: ['0'],
  idempotent: true,
};

/** Posts a topic; members only. Code 0 with the invalid field. */
export const postTopic: Endpoint<shapes.PostTopicIn, shapes.TopicPosted> = {
  id: 'community.postTopic',
  method: 'POST',
  path: '/saas-business/companyGroup/postTopic',
  reply: replies.postTopic,
  quiet: ['0'],
  once: true,
};

/** Replies to a topic; members only. Code 0 with the invalid field. */
export const replyTopic: Endpoint<shapes.ReplyTopicIn, shapes.TopicReplied> = {
  id: 'community.replyTopic',
  method: 'POST',
  path: '/saas-business/companyGroup/reply',
  reply: replies.replyTopic,
  quiet: ['0'],
  once: true,
};

/** Marks the replies to the author's topic as seen. */
export const topicSeen: Endpoint<shapes.OfTopicIn, null> = {
  id: 'community.topicSeen',
  method: 'POST',
  path: '/saas-business/companyGroup/topicSeen',
  reply: replies.topicSeen,
  quiet: ['0'],
  idempotent: true,
};

/** Removes the student's own topic while it has no replies. */
export const removeTopic: Endpoint<shapes.OfTopicIn, null> = {
  id: 'community.removeTopic',
  method: 'POST',
  path: '/saas-business/companyGroup/removeTopic',
  reply: replies.removeTopic,
  quiet: ['0'],
  idempotent: true,
};

/** Removes the student's own reply. */
export const removeReply: Endpoint<shapes.OfReplyIn, null> = {
  id: 'community.removeReply',
  method: 'POST',
  path: '/saas-business/companyGroup/removeReply',
  reply: replies.removeReply,
  quiet: ['0'],
  idempotent: true,
};

/** Edits the student's own topic within a day; earlier versions stay readable. */
export const editTopic: Endpoint<shapes.EditTopicIn, null> = {
  id: 'community.editTopic',
  method: 'POST',
  path: '/saas-business/companyGroup/editTopic',
  reply: replies.editTopic,
  quiet: ['0'],
  idempotent: true,
};

/** Edits the student's own reply within a day; earlier versions stay readable. */
export const editReply: Endpoint<shapes.EditReplyIn, null> = {
  id: 'community.editReply',
  method: 'POST',
  path: '/saas-business/companyGroup/editReply',
  reply: replies.editReply,
  quiet: ['0'],
  idempotent: true,
};

/** Likes a topic by another student, or removes the like. */
export const likeTopic: Endpoint<shapes.LikeTopicIn, Liked> = {
  id: 'community.likeTopic',
  method: 'POST',
  path: '/saas-business/companyGroup/likeTopic',
  reply: replies.likeTopic,
  quiet: ['0'],
  idempotent: true,
};

/** Likes a reply by another student, or removes the like. */
export const likeReply: Endpoint<shapes.LikeReplyIn, Liked> = {
  id: 'community.likeReply',
  method: 'POST',
  path: '/saas-business/companyGroup/likeReply',
  reply: replies.likeReply,
  quiet: ['0'],
  idempotent: true,
};

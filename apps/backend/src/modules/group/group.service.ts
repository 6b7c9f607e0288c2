import type {
  GroupCounts,
  GroupDetail,
  GroupIn,
  GroupListIn,
  GroupPage,
  GroupsIn,
  TopicDetail,
  TopicIn,
  TopicListIn,
  TopicPage,
} from '@lectern/sdk/endpoints/community';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { markupOf } from '../../platform/richText/storedText.ts';
import { presentPictures, presentRevisions } from '../community/index.ts';
import {
  countGroups,
  countUnread,
  findGroup,
  findGroups,
  findOwnTopics,
  findReplies,
  findTopic,
  findTopicLikes,
  findTopics,
  presentGroup,
  presentTopic,
} from './group.repo.ts';
import { expectGroup, expectTopic } from './writing.service.ts';
import { viewerOf } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

/** Answers `community.groups`. */
export const groups = ({ keyword = '', ...page }: GroupsIn, context: Context): Promise<GroupPage> =>
  findGroups(context.db, viewerOf(context), { keyword }, pageOf(page));

/** Answers `community.groupsCreated`. */
export const groupsCreated = (page: GroupListIn, context: UserContext): Promise<GroupPage> =>
  findGroups(context.db, viewerOf(context), { of: 'created' }, pageOf(page));

/** Answers `community.groupsJoined`. */
export const groupsJoined = (page: GroupListIn, context: UserContext): Promise<GroupPage> =>
  findGroups(context.db, viewerOf(context), { of: 'joined' }, pageOf(page));

/** Answers `community.groupTopics`. */
export const groupTopics = ({ groupId, ...page }: TopicListIn, context: UserContext): Promise<TopicPage> =>
  findOwnTopics(context.db, viewerOf(context), groupId, pageOf(page));

/** Answers `community.groupCounts`. */
export async function groupCounts(_: object, context: UserContext): Promise<GroupCounts> {
  const reader = viewerOf(context);
  const [created, joined, topics, unReadCount] = await Promise.all([
    countGroups(context.db, reader, { of: 'created' }),
    countGroups(context.db, reader, { of: 'joined' }),
    findOwnTopics(context.db, reader, undefined, { limit: 1, offset: 0 }),
    countUnread(context.db, reader),
  ]);
  return { created, joined, topics: topics.total, unReadCount };
}

/** Answers `community.group`. @throws {BusinessError} code 0 for one that does not exist or was removed. */
export async function group({ groupId, ...page }: GroupIn, context: Context): Promise<GroupDetail> {
  const reader = viewerOf(context);
  const found = await findGroup(context.db, reader, groupId);
  expectGroup(found?.group);
  if (found === undefined) throw new Error('A group without a row stands');
  return {
    group: presentGroup(found, reader),
    topics: await findTopics(context.db, reader, found.group.id, pageOf(page)),
  };
}

/** Answers `community.topic`. @throws {BusinessError} code 0 for one that does not exist or was removed. */
export async function topic({ topicId, ...page }: TopicIn, context: Context): Promise<TopicDetail> {
  const reader = viewerOf(context);
  const found = await findTopic(context.db, reader, topicId);
  const row = expectTopic(found?.topic);
  const now = context.clock.now();
  const [home, replies, likes] = await Promise.all([
    findGroup(context.db, reader, row.groupId),
    findReplies(context.db, reader, row, now, pageOf(page)),
    findTopicLikes(context.db, reader, row.id),
  ]);
  expectGroup(home?.group);
  if (found === undefined || home === undefined) throw new Error('A topic without a group stands');
  return {
    group: presentGroup(home, reader),
    topic: presentTopic(found, reader),
    contentHtml: markupOf(row),
    revisions: presentRevisions(row, row.postedAt, row.userId === reader.userId, now),
    ...likes,
    pictures: presentPictures(row.pictures),
    replies,
  };
}

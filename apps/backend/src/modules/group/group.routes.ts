import * as endpoints from '@lectern/sdk/endpoints/community';
import { community as schemas, parts } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './group.service.ts';
import * as editing from './editing.service.ts';
import * as writing from './writing.service.ts';

const nothing = Type.Null();

/** The calls of this module, each with its shapes and what answers it. */
export const groupRoutes: readonly Route[] = [
  route(endpoints.groups, { input: schemas.GroupsIn, output: schemas.GroupPage }, service.groups, {
    access: 'public',
  }),
  route(endpoints.group, { input: schemas.GroupIn, output: schemas.GroupDetail }, service.group, {
    access: 'public',
  }),
  route(endpoints.topic, { input: schemas.TopicIn, output: schemas.TopicDetail }, service.topic, {
    access: 'public',
  }),
  route(endpoints.groupCounts, { input: parts.Nothing, output: schemas.GroupCounts }, service.groupCounts),
  route(
    endpoints.groupsCreated,
    { input: schemas.GroupListIn, output: schemas.GroupPage },
    service.groupsCreated,
  ),
  route(
    endpoints.groupsJoined,
    { input: schemas.GroupListIn, output: schemas.GroupPage },
    service.groupsJoined,
  ),
  route(
    endpoints.groupTopics,
    { input: schemas.TopicListIn, output: schemas.TopicPage },
    service.groupTopics,
  ),
  route(endpoints.joinGroup, { input: schemas.JoinIn, output: nothing }, writing.joinGroup),
  route(
    endpoints.createGroup,
    { input: schemas.CreateGroupIn, output: schemas.GroupCreated },
    writing.createGroup,
  ),
  route(endpoints.removeGroup, { input: schemas.OfGroupIn, output: nothing }, writing.removeGroup),
  route(endpoints.postTopic, { input: schemas.PostTopicIn, output: schemas.TopicPosted }, writing.postTopic),
  route(
    endpoints.replyTopic,
    { input: schemas.ReplyTopicIn, output: schemas.TopicReplied },
    writing.replyTopic,
  ),
  route(endpoints.topicSeen, { input: schemas.OfTopicIn, output: nothing }, writing.topicSeen),
  route(endpoints.editTopic, { input: schemas.EditTopicIn, output: nothing }, editing.editTopic),
  route(endpoints.editReply, { input: schemas.EditReplyIn, output: nothing }, editing.editReply),
  route(endpoints.likeTopic, { input: schemas.LikeTopicIn, output: schemas.Liked }, editing.likeTopic),
  route(endpoints.likeReply, { input: schemas.LikeReplyIn, output: schemas.Liked }, editing.likeReply),
  route(endpoints.removeTopic, { input: schemas.OfTopicIn, output: nothing }, writing.removeTopic),
  route(endpoints.removeReply, { input: schemas.OfReplyIn, output: nothing }, writing.removeReply),
];

import * as endpoints from '@lectern/sdk/endpoints/community';
import { community as schemas, parts } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import * as handlers from './group.handlers.ts';
import * as writing from './writing.ts';

const nothing = Type.Null();

/** Groups of a school's students, their topics and replies (`/group` and `/groupdetail`). */
export const groupModule: Module = {
  name: 'group',
  routes: [
    route(endpoints.groups, { input: schemas.GroupsIn, output: schemas.GroupPage }, handlers.groups, {
      access: 'public',
    }),
    route(endpoints.group, { input: schemas.GroupIn, output: schemas.GroupDetail }, handlers.group, {
      access: 'public',
    }),
    route(endpoints.topic, { input: schemas.TopicIn, output: schemas.TopicDetail }, handlers.topic, {
      access: 'public',
    }),
    route(endpoints.groupCounts, { input: parts.Nothing, output: schemas.GroupCounts }, handlers.groupCounts),
    route(
      endpoints.groupsCreated,
      { input: schemas.GroupListIn, output: schemas.GroupPage },
      handlers.groupsCreated,
    ),
    route(
      endpoints.groupsJoined,
      { input: schemas.GroupListIn, output: schemas.GroupPage },
      handlers.groupsJoined,
    ),
    route(
      endpoints.groupTopics,
      { input: schemas.TopicListIn, output: schemas.TopicPage },
      handlers.groupTopics,
    ),
    route(endpoints.joinGroup, { input: schemas.JoinIn, output: nothing }, writing.joinGroup),
    route(
      endpoints.createGroup,
      { input: schemas.CreateGroupIn, output: schemas.GroupCreated },
      writing.createGroup,
    ),
    route(endpoints.removeGroup, { input: schemas.OfGroupIn, output: nothing }, writing.removeGroup),
    route(
      endpoints.postTopic,
      { input: schemas.PostTopicIn, output: schemas.TopicPosted },
      writing.postTopic,
    ),
    route(
      endpoints.replyTopic,
      { input: schemas.ReplyTopicIn, output: schemas.TopicReplied },
      writing.replyTopic,
    ),
    route(endpoints.topicSeen, { input: schemas.OfTopicIn, output: nothing }, writing.topicSeen),
    route(endpoints.removeTopic, { input: schemas.OfTopicIn, output: nothing }, writing.removeTopic),
    route(endpoints.removeReply, { input: schemas.OfReplyIn, output: nothing }, writing.removeReply),
  ],
};

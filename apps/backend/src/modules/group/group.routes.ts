import * as endpoints from '@lectern/sdk/endpoints/community';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './group.service.ts';
import * as editing from './editing.service.ts';
import * as writing from './writing.service.ts';

/** The HTTP calls of groups, each with its handler. */
export const groupRoutes: readonly Route[] = [
  route(endpoints.groups, service.groups, { access: 'public' }),
  route(endpoints.group, service.group, { access: 'public' }),
  route(endpoints.topic, service.topic, { access: 'public' }),
  route(endpoints.groupCounts, service.groupCounts),
  route(endpoints.groupsCreated, service.groupsCreated),
  route(endpoints.groupsJoined, service.groupsJoined),
  route(endpoints.groupTopics, service.groupTopics),
  route(endpoints.joinGroup, writing.joinGroup),
  route(endpoints.createGroup, writing.createGroup, { isPost: true }),
  route(endpoints.removeGroup, writing.removeGroup),
  route(endpoints.postTopic, writing.postTopic, { isPost: true }),
  route(endpoints.replyTopic, writing.replyTopic, { isPost: true }),
  route(endpoints.topicSeen, writing.topicSeen),
  route(endpoints.editTopic, editing.editTopic, { isPost: true }),
  route(endpoints.editReply, editing.editReply, { isPost: true }),
  route(endpoints.likeTopic, editing.likeTopic),
  route(endpoints.likeReply, editing.likeReply),
  route(endpoints.removeTopic, writing.removeTopic),
  route(endpoints.removeReply, writing.removeReply),
];

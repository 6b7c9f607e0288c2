import * as learning from '@lectern/sdk/endpoints/learning';
import { zoomPassword } from '@lectern/sdk/endpoints/other';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './learning.service.ts';
import * as meeting from './meeting.service.ts';
import * as progress from './progress.service.ts';
import * as visits from './visit.service.ts';

/** The HTTP calls of lessons, each with its handler. */
export const learningRoutes: readonly Route[] = [
  route(learning.lesson, service.playLesson, { access: 'public' }),
  route(learning.saveProgress, progress.saveProgress),
  route(learning.finishLesson, progress.finishLesson),
  route(learning.logOn, visits.logOn),
  route(learning.liveIn, visits.liveIn),
  route(learning.replayIn, visits.replayIn),
  route(zoomPassword, meeting.zoomPassword),
  route(learning.logOff, visits.logOff),
];

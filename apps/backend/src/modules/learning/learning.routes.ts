import * as learning from '@lectern/sdk/endpoints/learning';
import { zoomPassword } from '@lectern/sdk/endpoints/other';
import { learning as schemas, other } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './learning.service.ts';
import * as meeting from './meeting.service.ts';
import * as progress from './progress.service.ts';
import * as visits from './visit.service.ts';

const visit = { input: schemas.LessonVisitIn, output: schemas.LessonStay };

/** The calls of this module, each with its shapes and what answers it. */
export const learningRoutes: readonly Route[] = [
  route(learning.lesson, { input: schemas.LessonIn, output: schemas.LessonPlay }, service.playLesson, {
    access: 'public',
  }),
  route(
    learning.saveProgress,
    { input: schemas.SaveProgressIn, output: schemas.SavedProgress },
    progress.saveProgress,
  ),
  route(
    learning.finishLesson,
    { input: schemas.FinishLessonIn, output: schemas.SavedProgress },
    progress.finishLesson,
  ),
  route(learning.logOn, visit, visits.logOn),
  route(learning.liveIn, visit, visits.liveIn),
  route(learning.replayIn, visit, visits.replayIn),
  route(zoomPassword, { input: other.ZoomPasswordIn, output: other.ZoomPassword }, meeting.zoomPassword),
  route(learning.logOff, { input: schemas.LeaveLessonIn, output: schemas.LessonStay }, visits.logOff),
];

import { learning, sockets as schemas } from '@lectern/sdk/schemas';
import * as operations from '@lectern/sdk/sockets';
import { operation, pushToAll, type SocketOperation, type SocketPush } from '../../platform/sockets/index.ts';
import { roomChanged } from '../../providers/live/liveProvider.ts';
import * as handlers from './visit.service.ts';

const lesson = { input: learning.LessonVisitIn, output: learning.LessonStay };

/** The socket operations of lessons; they write the same learning records as the HTTP calls. */
export const learningOperations: readonly SocketOperation[] = [
  operation(operations.logOn, lesson, handlers.logOn),
  operation(
    operations.logOff,
    { input: learning.LeaveLessonIn, output: learning.LessonStay },
    handlers.logOff,
  ),
  operation(operations.liveIn, lesson, handlers.liveIn),
  operation(operations.replayIn, lesson, handlers.replayIn),
  operation(operations.videoIn, lesson, handlers.videoIn),
  operation(operations.videoReady, lesson, handlers.videoIn),
  operation(
    operations.channelInfo,
    { input: schemas.LessonChannelIn, output: schemas.ChannelInfo },
    handlers.channelInfo,
  ),
];

/** Notifies pages of live lessons that a lesson began or ended, or that its replay is available. */
export const learningPushes: readonly SocketPush[] = [
  pushToAll(roomChanged, 'live_changed', ({ lessonId }) => ({ lessonId }), {}),
];

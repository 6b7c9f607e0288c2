import { learning, sockets as schemas } from '@lectern/sdk/schemas';
import * as operations from '@lectern/sdk/sockets';
import { operation, type SocketOperation } from '../../platform/sockets/index.ts';
import * as handlers from './visit.service.ts';

const lesson = { input: learning.LessonVisitIn, output: learning.LessonStay };

/** What lessons answer over the socket; the learning records are those of the HTTP calls. */
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

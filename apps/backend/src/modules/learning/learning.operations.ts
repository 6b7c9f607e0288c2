import { sockets as schemas } from '@lectern/sdk/schemas';
import * as operations from '@lectern/sdk/sockets';
import { operation, type SocketOperation } from '../../sockets/index.ts';
import * as handlers from './lessonSocket.handlers.ts';

const lesson = { input: schemas.LessonChannelIn, output: schemas.LessonStanding };

/** What lessons answer over the socket (specification 7.1); the learning records are those of the HTTP calls. */
export const learningOperations: readonly SocketOperation[] = [
  operation(operations.logOn, lesson, handlers.logOn),
  operation(operations.logOff, { input: schemas.LogOffIn, output: schemas.LessonStanding }, handlers.logOff),
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

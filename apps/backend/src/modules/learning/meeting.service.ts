import type { ZoomPassword, ZoomPasswordIn } from '@lectern/sdk/endpoints/other';
import { unseal } from '../../platform/auth/sealing.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { liveStateOf } from '../catalogue/index.ts';
import { openLesson } from './learning.service.ts';
import { findMeeting } from './learning.repo.ts';

/**
 * Answers `other.zoomPassword`; requires open gates of the lesson and an open room.
 * @throws {BusinessError} code 0 for a lesson that the student may not study, that is not running, or without a
 *   meeting.
 */
export async function zoomPassword(
  { lessonId }: ZoomPasswordIn,
  context: UserContext,
): Promise<ZoomPassword> {
  const { db, clock, config } = context;
  const lesson = await openLesson(db, context, lessonId);
  if (liveStateOf(lesson, clock.now()) !== 'now') throw refused('lessonId', '现在不是上课时间');
  const meeting = await findMeeting(db, lesson.id);
  if (meeting === undefined) throw refused('lessonId', '这节课没有会议室');
  const { meetingNo, passwordSealed, joinUrl } = meeting;
  return { meetingNo, password: unseal(config, 'meeting', passwordSealed), joinUrl };
}

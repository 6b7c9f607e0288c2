import type { RoomProblem } from '@lectern/sdk/machines';
import { checkFace } from '../face/index.ts';
import { showGate } from './showGate.ts';
import { answerGate, enterStudy as walk, type StudyPlace, lessonGate } from './lessonGate.store.ts';

export { isWaitingAt, leaveStudy, lessonGate, type StudyStop } from './lessonGate.store.ts';

/**
 * Walks the way into a lesson; what a gate shows is loaded when it is due.
 * @param openRoom opens the room or the player, and tells why it cannot be entered.
 */
export function enterStudy(
  place: StudyPlace,
  openRoom: (isFresh: boolean) => Promise<RoomProblem | undefined>,
): Promise<void> {
  return walk(place, { show: showGate, openRoom });
}

/**
 * Checks the face for the lesson whose gate waits; the recognition opens a tab, so begin it by a press. Pressed again,
 * it brings the check back that is under way. One that is given up leaves the gate waiting for the next press.
 */
export async function checkFaceForLesson(): Promise<void> {
  const { place } = lessonGate;
  if (place === undefined) return;
  const { classTypeId, lessonId } = place;
  lessonGate.isRecognising = true;
  const orderNo = await checkFace({ classTypeId, lessonId }).catch(() => undefined);
  if (lessonGate.place !== place) return;
  lessonGate.isRecognising = false;
  if (orderNo !== undefined) answerGate('done');
}

import type { RoomProblem } from '@lectern/sdk/machines';
import { checkFace } from '../face/index.ts';
import { showGate } from './showGate.ts';
import { answerGate, enterStudy as walk, type StudyTarget, lessonGate } from './lessonGate.store.ts';

export { isWaitingAt, leaveStudy, lessonGate, type StudyStop } from './lessonGate.store.ts';

/**
 * Passes through the gates of a lesson; the content of a gate is loaded when it is due.
 * @param openRoom opens the room or the player, and returns why it cannot be entered.
 */
export function enterStudy(
  target: StudyTarget,
  openRoom: (isFresh: boolean) => Promise<RoomProblem | undefined>,
): Promise<void> {
  return walk(target, { show: showGate, openRoom });
}

/**
 * Checks the face for the lesson whose gate is open. The recognition opens a tab, so this must be called on a
 * press. Pressed again, it shows the running check. A cancelled check leaves the gate open for the next press.
 */
export async function checkFaceForLesson(): Promise<void> {
  const { target } = lessonGate;
  if (target === undefined) return;
  const { classTypeId, lessonId } = target;
  lessonGate.isRecognising = true;
  const orderNo = await checkFace({ classTypeId, lessonId }).catch(() => undefined);
  if (lessonGate.target !== target) return;
  lessonGate.isRecognising = false;
  if (orderNo !== undefined) answerGate('done');
}

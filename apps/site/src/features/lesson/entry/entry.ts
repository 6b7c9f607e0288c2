import { situationMessage } from '@lectern/sdk';
import type { RoomProblem } from '@lectern/sdk/machines';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { ports } from '../../../shared/ports.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { enterStudy } from '../../lessonGate/index.ts';
import type { Lesson } from '../lesson.model.ts';
import { lesson as lessonState, refreshLesson } from '../lesson.store.ts';

/** Whether a lesson is a live room, which is entered by a press rather than on opening the page. */
export const isRoom = ({ live }: Pick<Lesson, 'live'>): boolean =>
  live?.stage === 'waiting' || live?.stage === 'now';

/**
 * Whether a student has gates to pass before a lesson: not for a preview, not before a live lesson starts, and
 * not where there is nothing to enter.
 */
export function hasEntry({ access, live, problem }: Pick<Lesson, 'access' | 'live' | 'problem'>): boolean {
  if (access !== 'open' || problem === 'incomplete' || problem === 'replayBlocked') return false;
  return live === undefined || isRoom({ live }) || live.stage === 'replay';
}

/** Whether the last press is recent enough for the browser to allow a new window. */
const canOpenWindow = (): boolean => navigator.userActivation.isActive;

/** Opens the player or the live room; if the browser blocks the room's window, the stage has a link to it. */
async function openRoom(isFresh: boolean, isRoomRequested: boolean): Promise<RoomProblem | undefined> {
  if (!isFresh) await refreshLesson();
  const { current } = lessonState;
  if (current === undefined || current.problem !== undefined) return current?.problem;
  if (!isRoom(current)) return undefined;
  if (current.linkUrl === '') return 'noAddress';
  if ((isRoomRequested || canOpenWindow()) && !ports.open(current.linkUrl)) {
    toast(situationMessage('popupBlocked', { locale: localeState.locale }), { tone: 'warning' });
  }
  return undefined;
}

/**
 * Starts entering a lesson.
 * @param isRoomRequested whether the address asked for the room itself, so that it opens without a press if the
 *   browser allows.
 */
export function beginEntry(
  { commodityId, courseId, id }: Pick<Lesson, 'commodityId' | 'courseId' | 'id'>,
  isRoomRequested = false,
): Promise<void> {
  return enterStudy({ commodityId, classTypeId: courseId, lessonId: id }, (isFresh) =>
    openRoom(isFresh, isRoomRequested),
  );
}

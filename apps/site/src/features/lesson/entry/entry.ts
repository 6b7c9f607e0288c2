import { wordsOf } from '@lectern/sdk';
import type { RoomProblem } from '@lectern/sdk/machines';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { ports } from '../../../shared/ports.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { enterStudy } from '../../lessonGate/index.ts';
import type { Lesson } from '../lesson.model.ts';
import { lesson as lessonState, refreshLesson } from '../lesson.store.ts';

/** Whether the way begins with a press, as into a live room, rather than with the page. */
export const isRoom = ({ live }: Pick<Lesson, 'live'>): boolean =>
  live?.stage === 'waiting' || live?.stage === 'now';

/**
 * Tells whether a student has gates to pass before a lesson: not for a preview, not before a live lesson
 * begins, and not where there is nothing to enter.
 */
export function hasEntry({ access, live, problem }: Pick<Lesson, 'access' | 'live' | 'problem'>): boolean {
  if (access !== 'open' || problem === 'incomplete' || problem === 'replayBlocked') return false;
  return live === undefined || isRoom({ live }) || live.stage === 'replay';
}

/** Whether the last press is recent enough for the browser to let a window open. */
const mayOpen = (): boolean => navigator.userActivation.isActive;

/** Opens the player or the live room; a room that no window opens for has its link on the stage. */
async function openRoom(isFresh: boolean, isWanted: boolean): Promise<RoomProblem | undefined> {
  if (!isFresh) await refreshLesson();
  const { current } = lessonState;
  if (current === undefined || current.problem !== undefined) return current?.problem;
  if (!isRoom(current)) return undefined;
  if (current.linkUrl === '') return 'noAddress';
  if ((isWanted || mayOpen()) && !ports.open(current.linkUrl)) {
    toast(wordsOf('popupBlocked', { locale: localeState.locale }), { tone: 'warning' });
  }
  return undefined;
}

/**
 * Begins the way into a lesson.
 * @param isWanted the address asked for the room itself, so that it opens without a press where the browser lets it.
 */
export function beginEntry(
  { commodityId, courseId, id }: Pick<Lesson, 'commodityId' | 'courseId' | 'id'>,
  isWanted = false,
): Promise<void> {
  return enterStudy({ commodityId, classTypeId: courseId, lessonId: id }, (isFresh) =>
    openRoom(isFresh, isWanted),
  );
}

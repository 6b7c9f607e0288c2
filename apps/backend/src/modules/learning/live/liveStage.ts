import type { LessonPlay } from '@lectern/sdk/endpoints/learning';
import { type Lesson, liveStateOf } from '../../catalogue/index.ts';
import type { LiveNotice } from '../../../providers/live/liveProvider.ts';

/** The stage of a live lesson for its students. */
export type LiveStage = NonNullable<LessonPlay['live']>['stage'];

/** The actual times of a live lesson, apart from its plan. */
export type LiveTimes = Pick<Lesson, 'liveBegunAt' | 'liveEndedAt' | 'replayAt'>;

/**
 * Tells whether the replay of a finished lesson can be watched: it must be published if somebody ended the
 * lesson; otherwise the video is enough.
 */
const isReplayThere = ({ videoKey, liveEndedAt, replayAt }: Lesson): boolean =>
  videoKey !== null && (liveEndedAt === null || replayAt !== null);

/**
 * Returns the stage of a live lesson; undefined for other lessons. Transitions marked `plan` follow the schedule,
 * the others a notice of the room.
 *
 * ```
 * upcoming ──plan──▶ waiting ──begun──▶ now ──ended──▶ replayPending ──recorded──▶ replay
 *     │                 └──plan──▶ (as ended)  │
 *     └──plan, where the room sends no notices──▶ now     ended, for good where no replay is kept
 * ```
 * @param tells whether its room sends a notice when the teacher begins.
 */
export function liveStageOf(lesson: Lesson, tells: boolean, now: Date): LiveStage | undefined {
  switch (liveStateOf(lesson, now)) {
    case '':
      return undefined;
    case 'upcoming':
      return 'upcoming';
    case 'now':
      return tells && lesson.liveBegunAt === null ? 'waiting' : 'now';
    case 'finished':
      if (!lesson.hasReplay) return 'ended';
      return isReplayThere(lesson) ? 'replay' : 'replayPending';
  }
}

/**
 * Returns the times of a live lesson after a notice, or the same object where nothing changes. Notices may
 * arrive late, twice and out of order: an outdated one changes nothing, and a teacher who begins again cancels
 * the end.
 */
export function afterNotice(book: LiveTimes, { kind, at }: Pick<LiveNotice, 'kind' | 'at'>): LiveTimes {
  const { liveBegunAt, liveEndedAt, replayAt } = book;
  switch (kind) {
    case 'begun':
      if (replayAt !== null || (liveEndedAt === null ? liveBegunAt !== null : at <= liveEndedAt)) return book;
      return { liveBegunAt: liveBegunAt ?? at, liveEndedAt: null, replayAt: null };
    case 'ended':
      if (liveBegunAt === null || at < liveBegunAt || liveEndedAt !== null) return book;
      return { ...book, liveEndedAt: at };
    case 'recorded':
      if (liveEndedAt === null || replayAt !== null) return book;
      return { ...book, replayAt: at };
  }
}

import type { Reply } from '@lectern/sdk';
import type { LessonPlay, PlayLesson } from '@lectern/sdk/endpoints/learning';
import { roomProblem, type RoomProblem } from '@lectern/sdk/machines';
import { localizedText } from '../../shared/i18n/localizedText.ts';
import { resolveAddress } from '../../shared/safety/address.ts';
import { ownAddress } from '../../shared/safety/outsideLinks.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** A lesson in the contents. */
export type LessonItem = ReadBy<typeof readItem>;

/** A video that may be watched. */
export type LessonMedia = ReadBy<typeof readMedia>;

/** The stage of a live lesson. */
export type LiveStage = NonNullable<LessonPlay['live']>['stage'];

/** The schedule of a live lesson. */
export interface LessonLive {
  readonly startsAt: string;
  /** Empty if its end is not scheduled. */
  readonly endsAt: string;
  readonly stage: LiveStage;
  readonly hasReplay: boolean;
}

/** A lesson with its course, as the page shows it. */
export type Lesson = ReadBy<typeof readLesson>;

function readItem(lesson: Reply<PlayLesson>) {
  return {
    id: lesson.lessonId ?? '',
    name: localizedText(lesson.name, lesson.nameEn),
    kind: lesson.kind ?? 'video',
    seconds: lesson.durationSeconds ?? 0,
    isPreview: lesson.isPreview ?? false,
    isOpen: lesson.isOpen ?? false,
  };
}

function readMedia(media: Reply<LessonPlay['media']>) {
  const videoUrl = ownAddress(media?.videoUrl);
  const hlsUrl = ownAddress(media?.hlsUrl);
  const playerUrl = ownAddress(media?.playerUrl);
  if (videoUrl === '' && hlsUrl === '' && playerUrl === '') return undefined;
  return {
    videoUrl,
    hlsUrl,
    /** Address of the frame with a vendor's player; empty for a school's own video. */
    playerUrl,
    poster: ownAddress(media?.posterUrl),
    captions: (media?.captions ?? []).map((track) => ({
      src: ownAddress(track.url),
      language: track.language === 'en' ? 'en' : 'zh-CN',
      label: track.label ?? '',
    })),
    chapters: (media?.chapters ?? []).flatMap(({ seconds, name, nameEn }) =>
      seconds === undefined || !name ? [] : [{ seconds, name: localizedText(name, nameEn) }],
    ),
    seconds: media?.durationSeconds ?? 0,
  };
}

function readLink(address: unknown): string {
  const resolved = resolveAddress(address);
  return resolved.kind === 'refused' || resolved.kind === 'route' ? '' : resolved.href;
}

/** Stages of lessons of which only the schedule is known. */
const STAGES = { upcoming: 'upcoming', now: 'now', finished: 'ended' } as const;

/**
 * Returns why the lesson's room cannot be entered. What the server withholds until the gates are passed cannot
 * be checked before.
 */
function readProblem(reply: Reply<LessonPlay>, linkUrl: string): RoomProblem | undefined {
  const own = { commodityId: reply.course.commodityId, courseId: reply.course.courseId };
  const problem = roomProblem({ ...own, ...reply.item });
  if (problem !== undefined || reply.item == null) return problem;
  return reply.live?.state === 'now' && linkUrl === '' ? 'noAddress' : undefined;
}

/** Reads a lesson; undefined if it is missing from its own course's contents. */
export function readLesson(reply: Reply<LessonPlay>) {
  const chapters = reply.chapters.map((chapter) => ({
    id: chapter.id ?? '',
    name: localizedText(chapter.name, chapter.nameEn),
    lessons: chapter.lessons.map(readItem),
  }));
  const id = reply.lessonId ?? '';
  const item = chapters.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
  if (item === undefined) return undefined;
  const { course, live } = reply;
  const startsAt = live?.startsAt ?? '';
  const linkUrl = readLink(reply.linkUrl) || readLink(reply.item?.studentUrlGh);
  return {
    id,
    courseId: course.courseId ?? '',
    commodityId: course.commodityId ?? '',
    courseName: localizedText(course.name, course.nameEn),
    name: item.name,
    kind: item.kind,
    priceCents: Math.max(0, course.priceCents ?? 0),
    chapters,
    /** `buy` and `join` name what must be done first. */
    access: reply.access ?? 'buy',
    media: readMedia(reply.media),
    /** The lesson's own page, or the live room's entrance; empty if there is none. */
    linkUrl,
    live:
      startsAt === ''
        ? undefined
        : {
            startsAt,
            endsAt: live?.endsAt ?? '',
            stage: live?.stage ?? STAGES[live?.state ?? 'finished'],
            hasReplay: live?.hasReplay ?? false,
          },
    /** Whether it is held in an online meeting, such as Zoom, with a number and a password. */
    isMeeting: reply.item?.meetFlag === 1,
    /** Why its room cannot be entered; undefined if it can, or if that is not known yet. */
    problem: readProblem(reply, linkUrl),
    /** Where to continue, in seconds. */
    positionSeconds: reply.position?.positionSeconds ?? 0,
    previousId: reply.previousLessonId ?? '',
    nextId: reply.nextLessonId ?? '',
  };
}

/** The progress of a course's lessons by id, and of the course. */
export type CourseProgress = ReadBy<typeof readProgress>;

/** Reads the progress. */
export function readProgress(reply: Reply<LessonPlay>) {
  const lessons = reply.chapters.flatMap((chapter) => chapter.lessons);
  return {
    percent: reply.course.progressPercent ?? 0,
    lessons: Object.fromEntries(
      lessons.map((lesson) => [
        lesson.lessonId ?? '',
        { percent: lesson.percent ?? 0, isFinished: lesson.isFinished ?? false },
      ]),
    ),
  };
}

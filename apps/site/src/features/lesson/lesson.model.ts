import { amount, flag, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import type { Captions, LessonPlay, PlayLesson } from '@lectern/sdk/endpoints/learning';
import { roomProblem, type RoomProblem } from '@lectern/sdk/machines';
import { words, type Words } from '../../i18n/words.ts';
import { resolveAddress } from '../../safety/address.ts';

/** A lesson in the contents. */
export interface LessonItem {
  readonly id: string;
  readonly name: Words;
  readonly kind: 'video' | 'live' | 'link';
  readonly seconds: number;
  readonly isPreview: boolean;
  readonly isOpen: boolean;
}

/** A part of the course. */
export interface LessonChapter {
  readonly id: string;
  readonly name: Words;
  readonly lessons: readonly LessonItem[];
}

/** A video that may be watched. */
export interface LessonMedia {
  readonly videoUrl: string;
  readonly hlsUrl: string;
  readonly poster: string;
  readonly captions: readonly { readonly src: string; readonly language: string; readonly label: string }[];
  readonly seconds: number;
}

/** When a live lesson is. */
export interface LessonLive {
  readonly startsAt: string;
  readonly state: 'upcoming' | 'now' | 'finished';
  readonly hasReplay: boolean;
}

/** A lesson with its course, as the page shows it. */
export interface Lesson {
  readonly id: string;
  readonly courseId: string;
  readonly commodityId: string;
  readonly courseName: Words;
  readonly name: Words;
  readonly kind: LessonItem['kind'];
  readonly priceCents: number;
  readonly chapters: readonly LessonChapter[];
  /** `buy` and `join`: what must be done first. */
  readonly access: 'open' | 'preview' | 'buy' | 'join';
  readonly media: LessonMedia | undefined;
  /** The lesson's own page, or the live room's entrance; empty where there is none. */
  readonly linkUrl: string;
  readonly live: LessonLive | undefined;
  /** It is held in a meeting, as one of Zoom, which has a number and a password. */
  readonly isMeeting: boolean;
  /** Why its room cannot be entered; undefined when nothing is in the way, or no more is known yet. */
  readonly problem: RoomProblem | undefined;
  /** Where to go on, in seconds. */
  readonly positionSeconds: number;
  readonly previousId: string;
  readonly nextId: string;
}

function readItem(lesson: Untrusted<PlayLesson>): LessonItem {
  return {
    id: text(lesson?.lessonId),
    name: words(lesson?.name, lesson?.nameEn),
    kind: oneOf(lesson?.kind, ['video', 'live', 'link'], 'video'),
    seconds: amount(lesson?.durationSeconds),
    isPreview: flag(lesson?.isPreview),
    isOpen: flag(lesson?.isOpen),
  };
}

const own = (address: unknown): string => {
  const judged = resolveAddress(address);
  return judged.kind === 'same-origin' ? judged.href : '';
};

function readMedia(media: Untrusted<LessonPlay['media']>): LessonMedia | undefined {
  const videoUrl = own(media?.videoUrl);
  const hlsUrl = own(media?.hlsUrl);
  if (videoUrl === '' && hlsUrl === '') return undefined;
  return {
    videoUrl,
    hlsUrl,
    poster: own(media?.posterUrl),
    captions: list<Captions>(media?.captions).map((track) => ({
      src: own(track.url),
      language: text(track.language) === 'en' ? 'en' : 'zh-CN',
      label: text(track.label),
    })),
    seconds: amount(media?.durationSeconds),
  };
}

function readLink(address: unknown): string {
  const judged = resolveAddress(address);
  return judged.kind === 'refused' || judged.kind === 'route' ? '' : judged.href;
}

/** Judges the lesson's room; what is kept back until the gates are passed cannot be judged before. */
function readProblem(reply: Untrusted<LessonPlay>, linkUrl: string): RoomProblem | undefined {
  const own = { commodityId: reply?.course?.commodityId, courseId: reply?.course?.courseId };
  const problem = roomProblem({ ...own, ...reply?.item });
  if (problem !== undefined || reply?.item == null) return problem;
  return text(reply.live?.state) === 'now' && linkUrl === '' ? 'noAddress' : undefined;
}

/** Reads a lesson; undefined where it is not in its own course's contents. */
export function readLesson(reply: Untrusted<LessonPlay>): Lesson | undefined {
  const chapters = list<LessonPlay['chapters'][number]>(reply?.chapters).map((chapter) => ({
    id: text(chapter.id),
    name: words(chapter.name, chapter.nameEn),
    lessons: list<PlayLesson>(chapter.lessons).map(readItem),
  }));
  const id = text(reply?.lessonId);
  const item = chapters.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
  if (item === undefined) return undefined;
  const { course, live } = reply ?? {};
  const startsAt = text(live?.startsAt);
  const linkUrl = readLink(reply?.linkUrl) || readLink(reply?.item?.studentUrlGh);
  return {
    id,
    courseId: text(course?.courseId),
    commodityId: text(course?.commodityId),
    courseName: words(course?.name, course?.nameEn),
    name: item.name,
    kind: item.kind,
    priceCents: Math.max(0, amount(course?.priceCents)),
    chapters,
    access: oneOf(reply?.access, ['open', 'preview', 'buy', 'join'], 'buy'),
    media: readMedia(reply?.media),
    linkUrl,
    live:
      startsAt === ''
        ? undefined
        : {
            startsAt,
            state: oneOf(live?.state, ['upcoming', 'now', 'finished'], 'finished'),
            hasReplay: flag(live?.hasReplay),
          },
    isMeeting: reply?.item?.meetFlag === 1,
    problem: readProblem(reply, linkUrl),
    positionSeconds: amount(reply?.position?.positionSeconds),
    previousId: text(reply?.previousLessonId),
    nextId: text(reply?.nextLessonId),
  };
}

/** The progress of a course's lessons by id, and of the whole. */
export interface CourseProgress {
  readonly percent: number;
  readonly lessons: Readonly<Record<string, { readonly percent: number; readonly isFinished: boolean }>>;
}

/** Reads the progress. */
export function readProgress(reply: Untrusted<LessonPlay>): CourseProgress {
  const lessons = list<LessonPlay['chapters'][number]>(reply?.chapters).flatMap((chapter) =>
    list<PlayLesson>(chapter.lessons),
  );
  return {
    percent: amount(reply?.course?.progressPercent),
    lessons: Object.fromEntries(
      lessons.map((lesson) => [
        text(lesson.lessonId),
        { percent: amount(lesson.percent), isFinished: flag(lesson.isFinished) },
      ]),
    ),
  };
}

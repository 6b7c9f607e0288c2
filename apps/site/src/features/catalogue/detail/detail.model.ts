import { oneOf, type Reply } from '@lectern/sdk';
import type { CourseCard, CourseDetail, LessonRow } from '@lectern/sdk/endpoints/catalogue';
import { localizedText, type LocalizedText, localizedTexts } from '../../../shared/i18n/localizedText.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { readCourseItem, type CourseItem } from '../course.model.ts';

/** A lesson in the list of contents. */
export type Lesson = ReadBy<typeof readLesson>;

/** A part of a course. */
export interface Chapter {
  readonly id: string;
  readonly name: LocalizedText;
  readonly lessons: readonly Lesson[];
}

/** The page of a course or package, parsed and sanitised. */
export type Detail = ReadBy<typeof readDetail>;

/** The teacher of the course. */
export type Teacher = ReadBy<typeof readTeacher>;

function readLesson(row: Reply<LessonRow>) {
  return {
    id: row.lessonId ?? '',
    name: localizedText(row.name, row.nameEn),
    kind: row.kind ?? 'video',
    seconds: Math.max(0, row.durationSeconds ?? 0),
    isPreview: row.isPreview ?? false,
    /** Page of a `link` lesson; empty if it may not be opened. */
    url: /^https?:\/\//.test(row.url ?? '') ? (row.url ?? '') : '',
    /** UTC; empty if unknown. */
    startsAt: row.liveStartsAt ?? '',
    liveState: oneOf(row.liveState, ['upcoming', 'now', 'finished'], ''),
    hasReplay: row.viewReplayFlag === 1,
    progress: row.progress ?? 'none',
  };
}

const readCards = (cards: Reply<CourseCard[]>): readonly CourseItem[] =>
  cards.flatMap((card) => readCourseItem(card) ?? []);

function readTeacher(teacher: Reply<NonNullable<CourseDetail['teacher']>> | undefined) {
  if (!teacher?.name) return undefined;
  return {
    id: teacher.id ?? '',
    name: localizedText(teacher.name, teacher.nameEn),
    title: localizedText(teacher.title, teacher.titleEn),
    portrait: teacher.portrait ?? '',
    motto: localizedText(teacher.motto, teacher.mottoEn),
    /** Paragraphs, separated by an empty line. */
    introduction: localizedText(teacher.introduction, teacher.introductionEn),
  };
}

/** Reads the page; undefined if the reply contains no course. Other missing data only leave out their own part. */
export function readDetail(reply: Reply<CourseDetail>) {
  const course = readCourseItem(reply.course);
  if (course === undefined) return undefined;
  const level = reply.level ?? 0;
  return {
    course,
    /** One sentence. */
    summary: localizedText(reply.summary, reply.summaryEn),
    /** Rich text, not yet sanitised. */
    description: localizedText(reply.description, reply.descriptionEn),
    outcomes: localizedTexts(reply.outcomes, reply.outcomesEn),
    prerequisites: localizedText(reply.prerequisites, reply.prerequisitesEn),
    /** 1 to 5; 0 if unknown. */
    level: level >= 1 && level <= 5 ? Math.round(level) : 0,
    language: reply.language ?? '',
    /** Hours of study; 0 if unknown. */
    hours: reply.hours ?? 0,
    provider: localizedText(reply.provider, reply.providerEn),
    links: reply.links
      .map((link) => ({ title: localizedText(link.title, link.titleEn), url: link.url ?? '' }))
      .filter(({ url }) => /^https?:\/\//.test(url)),
    seconds: reply.durationSeconds ?? 0,
    ratingCount: reply.ratingCount ?? 0,
    categories: reply.categories.map((one) => ({
      id: one.id ?? '',
      name: localizedText(one.name, one.nameEn),
    })),
    teacher: readTeacher(reply.teacher),
    chapters: reply.chapters.map((chapter): Chapter => ({
      id: chapter.id ?? '',
      name: localizedText(chapter.name, chapter.nameEn),
      lessons: chapter.lessons.map(readLesson),
    })),
    packageCourses: readCards(reply.packageCourses),
    inPackages: readCards(reply.inPackages),
    related: readCards(reply.related),
    isOnSale: reply.isOnSale ?? false,
    isCollected: reply.isCollected ?? false,
    /** The lesson to continue with; empty if the student does not own the course or it has no lessons. */
    nextLessonId: reply.nextLessonId ?? '',
  };
}

/** The main action on the page of a course. */
export type PrimaryAction =
  | { readonly kind: 'enterLive'; readonly lessonId: string }
  | { readonly kind: 'learn'; readonly lessonId: string; readonly hasBegun: boolean }
  | { readonly kind: 'openPackage' }
  | { readonly kind: 'startFree' }
  | { readonly kind: 'goToCart' }
  | { readonly kind: 'addToCart' }
  | { readonly kind: 'offSale' };

/** Returns the main action: learning if the course is owned, otherwise getting it. */
export function primaryActionOf(
  detail: Pick<Detail, 'course' | 'chapters' | 'isOnSale' | 'nextLessonId'>,
  isInCart: boolean,
): PrimaryAction {
  const { course, chapters, isOnSale, nextLessonId } = detail;
  if (course.isOwned) {
    if (course.isPackage) return { kind: 'openPackage' };
    const live = chapters.flatMap(({ lessons }) => lessons).find(({ liveState }) => liveState === 'now');
    if (live !== undefined) return { kind: 'enterLive', lessonId: live.id };
    return { kind: 'learn', lessonId: nextLessonId, hasBegun: course.progress > 0 };
  }
  if (!isOnSale) return { kind: 'offSale' };
  if (course.priceCents === 0) return { kind: 'startFree' };
  return isInCart ? { kind: 'goToCart' } : { kind: 'addToCart' };
}

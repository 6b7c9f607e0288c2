import { amount, flag, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import type { ChapterRow, CourseCard, CourseDetail, LessonRow } from '@lectern/sdk/endpoints/catalogue';
import { words, type Words } from '../../i18n/words.ts';
import { readCourseItem, type CourseItem } from './course.model.ts';

/** A lesson as the contents list it. */
export interface Lesson {
  readonly id: string;
  readonly name: Words;
  readonly kind: 'video' | 'live' | 'link';
  readonly seconds: number;
  readonly isPreview: boolean;
  /** Page of a `link` lesson; empty where it may not be opened. */
  readonly url: string;
  /** UTC; empty where no time is known. */
  readonly startsAt: string;
  readonly liveState: 'upcoming' | 'now' | 'finished' | '';
  readonly hasReplay: boolean;
  readonly progress: 'none' | 'started' | 'finished';
}

/** A part of a course. */
export interface Chapter {
  readonly id: string;
  readonly name: Words;
  readonly lessons: readonly Lesson[];
}

/** The page of a course or package, read and safe to show. */
export interface Detail {
  readonly course: CourseItem;
  /** One sentence. */
  readonly summary: Words;
  /** Rich text, not yet cleaned. */
  readonly description: Words;
  readonly outcomes: Record<keyof Words, readonly string[]>;
  readonly prerequisites: Words;
  /** 1 to 5; 0 where nobody said. */
  readonly level: number;
  readonly language: string;
  /** Hours of study; 0 where nobody said. */
  readonly hours: number;
  readonly provider: Words;
  readonly links: readonly { readonly title: Words; readonly url: string }[];
  readonly seconds: number;
  readonly ratingCount: number;
  readonly categories: readonly { readonly id: string; readonly name: Words }[];
  readonly teacher: Teacher | undefined;
  readonly chapters: readonly Chapter[];
  readonly packageCourses: readonly CourseItem[];
  readonly inPackages: readonly CourseItem[];
  readonly related: readonly CourseItem[];
  readonly isOnSale: boolean;
  readonly isCollected: boolean;
  /** Where to go on; empty when it is not the student's or has no lessons. */
  readonly nextLessonId: string;
}

/** Who teaches the course. */
export interface Teacher {
  readonly id: string;
  readonly name: Words;
  readonly title: Words;
  readonly portrait: string;
  readonly motto: Words;
  /** Paragraphs, separated by an empty line. */
  readonly introduction: Words;
}

function readLesson(row: NonNullable<Untrusted<LessonRow>>): Lesson {
  return {
    id: text(row.lessonId),
    name: words(row.name, row.nameEn),
    kind: oneOf(row.kind, ['video', 'live', 'link'], 'video'),
    seconds: Math.max(0, amount(row.durationSeconds)),
    isPreview: flag(row.isPreview),
    url: /^https?:\/\//.test(text(row.url)) ? text(row.url) : '',
    startsAt: text(row.liveStartsAt),
    liveState: oneOf(row.liveState, ['upcoming', 'now', 'finished'], ''),
    hasReplay: flag(row.viewReplayFlag),
    progress: oneOf(row.progress, ['none', 'started', 'finished'], 'none'),
  };
}

const readCards = (cards: Parameters<typeof list<CourseCard>>[0]): readonly CourseItem[] =>
  list<CourseCard>(cards).flatMap((card) => readCourseItem(card) ?? []);

type TextList = Parameters<typeof list<string>>[0];

const readTexts = (zh: TextList, en: TextList): Record<keyof Words, readonly string[]> => {
  const chinese = list<string>(zh).map((one) => text(one));
  const english = list<string>(en).map((one) => text(one));
  return { zh: chinese, en: english.length === 0 ? chinese : english };
};

function readTeacher(
  teacher: Untrusted<NonNullable<CourseDetail['teacher']>> | undefined,
): Teacher | undefined {
  const name = words(teacher?.name, teacher?.nameEn);
  if (name.zh === '') return undefined;
  return {
    id: text(teacher?.id),
    name,
    title: words(teacher?.title, teacher?.titleEn),
    portrait: text(teacher?.portrait),
    motto: words(teacher?.motto, teacher?.mottoEn),
    introduction: words(teacher?.introduction, teacher?.introductionEn),
  };
}

/** Reads the page; undefined where the reply names no course. Whatever else is missing leaves its part out. */
export function readDetail(reply: Untrusted<CourseDetail>): Detail | undefined {
  const course = readCourseItem(reply?.course);
  if (course === undefined) return undefined;
  const level = amount(reply?.level);
  return {
    course,
    summary: words(reply?.summary, reply?.summaryEn),
    description: words(reply?.description, reply?.descriptionEn),
    outcomes: readTexts(reply?.outcomes, reply?.outcomesEn),
    prerequisites: words(reply?.prerequisites, reply?.prerequisitesEn),
    level: level >= 1 && level <= 5 ? Math.round(level) : 0,
    language: text(reply?.language),
    hours: amount(reply?.hours),
    provider: words(reply?.provider, reply?.providerEn),
    links: list<CourseDetail['links'][number]>(reply?.links)
      .map((link) => ({ title: words(link.title, link.titleEn), url: text(link.url) }))
      .filter(({ url }) => /^https?:\/\//.test(url)),
    seconds: amount(reply?.durationSeconds),
    ratingCount: amount(reply?.ratingCount),
    categories: list<CourseDetail['categories'][number]>(reply?.categories).map((one) => ({
      id: text(one.id),
      name: words(one.name, one.nameEn),
    })),
    teacher: readTeacher(reply?.teacher),
    chapters: list<ChapterRow>(reply?.chapters).map((chapter): Chapter => ({
      id: text(chapter.id),
      name: words(chapter.name, chapter.nameEn),
      lessons: list<LessonRow>(chapter.lessons).map(readLesson),
    })),
    packageCourses: readCards(reply?.packageCourses),
    inPackages: readCards(reply?.inPackages),
    related: readCards(reply?.related),
    isOnSale: flag(reply?.isOnSale),
    isCollected: flag(reply?.isCollected),
    nextLessonId: text(reply?.nextLessonId),
  };
}

/** The one thing to do on the page of a course. */
export type PrimaryAction =
  | { readonly kind: 'enterLive'; readonly lessonId: string }
  | { readonly kind: 'learn'; readonly lessonId: string; readonly hasBegun: boolean }
  | { readonly kind: 'openPackage' }
  | { readonly kind: 'startFree' }
  | { readonly kind: 'goToCart' }
  | { readonly kind: 'addToCart' }
  | { readonly kind: 'offSale' };

/** Decides the one thing to do: to learn what is owned, else to get it. */
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

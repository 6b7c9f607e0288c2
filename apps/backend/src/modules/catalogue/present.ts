import type { ChapterRow, CourseDetail, LessonRow } from '@lectern/sdk/endpoints/catalogue';
import type { Lesson, Teacher } from './catalogue.tables.ts';
import type { ChapterWithLessons, Target } from './detail.repo.ts';

/** How long before its start a live lesson may be entered, in milliseconds. */
const EARLY_MS = 10 * 60_000;

/** How much longer than planned a live lesson may take unless somebody ends it, in milliseconds. */
const OVERRUN_MS = 3 * 3600_000;

/** Returns the planned end of a live lesson. */
const plannedEnd = ({ liveEndsAt, durationSeconds }: Lesson, startsAt: Date): number =>
  liveEndsAt?.getTime() ?? startsAt.getTime() + durationSeconds * 1000;

/** Returns the latest possible end of a live lesson. */
export const latestEnd = (lesson: Lesson, startsAt: Date): Date =>
  new Date(Math.max(plannedEnd(lesson, startsAt), lesson.liveBegunAt?.getTime() ?? 0) + OVERRUN_MS);

/**
 * Returns the state of a live lesson; empty for other lessons and those without a time. The teacher's actions
 * take precedence over the plan.
 */
export function liveStateOf(lesson: Lesson, now: Date): LessonRow['liveState'] {
  const { kind, liveStartsAt, liveBegunAt, liveEndedAt } = lesson;
  if (kind !== 'live' || liveStartsAt === null) return '';
  if (liveEndedAt !== null) return 'finished';
  if (liveBegunAt !== null) return now < latestEnd(lesson, liveStartsAt) ? 'now' : 'finished';
  if (now.getTime() >= plannedEnd(lesson, liveStartsAt)) return 'finished';
  return now.getTime() >= liveStartsAt.getTime() - EARLY_MS ? 'now' : 'upcoming';
}

/** What determines how a lesson is shown to a viewer. */
export interface LessonView {
  readonly now: Date;
  /** Whether the viewer may open every lesson. */
  readonly isOpen: boolean;
  readonly progressOf: (lessonId: string) => LessonRow['progress'];
}

function presentLesson(lesson: Lesson, { now, isOpen, progressOf }: LessonView): LessonRow {
  return {
    lessonId: lesson.id,
    name: lesson.name,
    nameEn: lesson.nameEn,
    kind: lesson.kind,
    durationSeconds: lesson.durationSeconds,
    isPreview: lesson.isPreview,
    url: lesson.kind === 'link' && (isOpen || lesson.isPreview) ? (lesson.url ?? '') : '',
    liveStartsAt: lesson.liveStartsAt?.toISOString() ?? null,
    liveEndsAt: lesson.liveEndsAt?.toISOString() ?? null,
    liveState: liveStateOf(lesson, now),
    viewReplayFlag: lesson.hasReplay ? 1 : 0,
    progress: progressOf(lesson.id),
  };
}

/** Formats the contents of a course for a viewer. */
export function presentChapters(contents: readonly ChapterWithLessons[], view: LessonView): ChapterRow[] {
  return contents.map(({ id, name, nameEn, lessons }) => ({
    id,
    name,
    nameEn,
    lessons: lessons.map((lesson) => presentLesson(lesson, view)),
  }));
}

/** Formats a teacher. */
export function presentTeacher(teacher: Teacher | null): CourseDetail['teacher'] {
  if (teacher === null) return null;
  const { id, name, nameEn, title, titleEn, portrait, motto, mottoEn, introduction, introductionEn } =
    teacher;
  return { id, name, nameEn, title, titleEn, portrait, motto, mottoEn, introduction, introductionEn };
}

type Facts = Pick<
  CourseDetail,
  | 'summary'
  | 'summaryEn'
  | 'description'
  | 'descriptionEn'
  | 'outcomes'
  | 'outcomesEn'
  | 'prerequisites'
  | 'prerequisitesEn'
  | 'level'
  | 'language'
  | 'hours'
  | 'provider'
  | 'providerEn'
  | 'links'
  | 'durationSeconds'
  | 'ratingCount'
>;

/** Formats the facts about a course or package; a package has none of the facts specific to a course. */
export function presentFacts({ course, package: bundle }: Pick<Target, 'course' | 'package'>): Facts {
  const product = course ?? bundle;
  return {
    summary: product?.summary ?? '',
    summaryEn: product?.summaryEn ?? '',
    description: product?.description ?? '',
    descriptionEn: product?.descriptionEn ?? '',
    outcomes: product?.outcomes ?? [],
    outcomesEn: product?.outcomesEn ?? [],
    prerequisites: course?.prerequisites ?? '',
    prerequisitesEn: course?.prerequisitesEn ?? '',
    level: course?.level ?? null,
    language: course?.language ?? '',
    hours: course?.hours ?? null,
    provider: course?.provider ?? '',
    providerEn: course?.providerEn ?? '',
    links: course?.links ?? [],
    durationSeconds: course?.durationSeconds ?? 0,
    ratingCount: course?.ratingCount ?? 0,
  };
}

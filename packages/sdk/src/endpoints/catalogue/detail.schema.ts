import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable } from '../parts.schema.ts';
import { CourseCard } from './courseCard.schema.ts';

/** Reference to a course or package, as in its page's address. */
export const CourseDetailIn = Input({
  commodityId: Id,
  /** `courseIdOrClassTypeId` of the address; the reply depends on the commodity only. */
  targetId: Id,
  schoolId: Type.Optional(Id),
});
export type CourseDetailIn = Static<typeof CourseDetailIn>;

/** A lesson in the table of contents. */
export const LessonRow = Type.Object({
  lessonId: Id,
  name: Type.String(),
  nameEn: Type.String(),
  kind: Type.Enum(['video', 'live', 'link']),
  durationSeconds: Type.Integer(),
  /** True where everyone may watch it. */
  isPreview: Type.Boolean(),
  /** Page of a `link` lesson; empty for other kinds, and for students who may not open it. */
  url: Type.String(),
  liveStartsAt: Nullable(Type.String()),
  liveEndsAt: Nullable(Type.String()),
  /** State of a live lesson, where `now` begins ten minutes before its start; empty unless `kind` is `live`. */
  liveState: Type.Enum(['', 'upcoming', 'now', 'finished']),
  viewReplayFlag: Flag,
  /** The student's own progress. */
  progress: Type.Enum(['none', 'started', 'finished']),
});
export type LessonRow = Static<typeof LessonRow>;

/** A chapter of a course with its lessons. */
export const ChapterRow = Type.Object({
  id: Id,
  name: Type.String(),
  nameEn: Type.String(),
  lessons: Type.Array(LessonRow),
});
export type ChapterRow = Static<typeof ChapterRow>;

/** A teacher of the course. */
export const CourseTeacher = Type.Object({
  id: Id,
  name: Type.String(),
  nameEn: Type.String(),
  title: Type.String(),
  titleEn: Type.String(),
  portrait: Type.String(),
  motto: Type.String(),
  mottoEn: Type.String(),
  introduction: Type.String(),
  introductionEn: Type.String(),
});
export type CourseTeacher = Static<typeof CourseTeacher>;

/** A course's or package's page, without its reviews. */
export const CourseDetail = Type.Object({
  course: CourseCard,
  summary: Type.String(),
  summaryEn: Type.String(),
  /** Description as rich text (HTML). */
  description: Type.String(),
  descriptionEn: Type.String(),
  outcomes: Type.Array(Type.String()),
  outcomesEn: Type.Array(Type.String()),
  prerequisites: Type.String(),
  prerequisitesEn: Type.String(),
  /** Difficulty from 1 to 5; null where it is not set. */
  level: Nullable(Type.Integer()),
  language: Type.String(),
  /** Workload in hours of study; null where it is not set. */
  hours: Nullable(Type.Integer()),
  provider: Type.String(),
  providerEn: Type.String(),
  links: Type.Array(Type.Object({ title: Type.String(), titleEn: Type.String(), url: Type.String() })),
  /** Total duration of the lessons in seconds. */
  durationSeconds: Type.Integer(),
  ratingCount: Type.Integer(),
  /** Categories from the top level down to the course's own. */
  categories: Type.Array(Type.Object({ id: Id, name: Type.String(), nameEn: Type.String() })),
  teacher: Nullable(CourseTeacher),
  chapters: Type.Array(ChapterRow),
  /** Courses of a package; empty for a course. */
  packageCourses: Type.Array(CourseCard),
  /** Packages that contain this course; empty for a package. */
  inPackages: Type.Array(CourseCard),
  related: Type.Array(CourseCard),
  isOnSale: Type.Boolean(),
  isCollected: Type.Boolean(),
  /** Lesson at which the student continues; null where the course is not theirs or has no lessons. */
  nextLessonId: Nullable(Id),
});
export type CourseDetail = Static<typeof CourseDetail>;

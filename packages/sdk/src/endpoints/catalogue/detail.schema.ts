import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable } from '../parts.schema.ts';
import { CourseCard } from './courseCard.schema.ts';

/** Names a course or package as its page's address does. */
export const CourseDetailIn = Input({
  commodityId: Id,
  /** `courseIdOrClassTypeId` of the address; the commodity alone decides what is shown. */
  targetId: Id,
  schoolId: Type.Optional(Id),
});
export type CourseDetailIn = Static<typeof CourseDetailIn>;

/** A lesson as the contents list it. */
export const LessonRow = Type.Object({
  lessonId: Id,
  name: Type.String(),
  nameEn: Type.String(),
  kind: Type.Enum(['video', 'live', 'link']),
  durationSeconds: Type.Integer(),
  /** Open to everyone. */
  isPreview: Type.Boolean(),
  /** Page of a `link`; empty for the other kinds and for those who may not open it. */
  url: Type.String(),
  liveStartsAt: Nullable(Type.String()),
  liveEndsAt: Nullable(Type.String()),
  /** `now` begins ten minutes before the lesson; empty unless `kind` is `live`. */
  liveState: Type.Enum(['', 'upcoming', 'now', 'finished']),
  viewReplayFlag: Flag,
  /** The student's own: how far they are. */
  progress: Type.Enum(['none', 'started', 'finished']),
});
export type LessonRow = Static<typeof LessonRow>;

/** A part of a course with its lessons. */
export const ChapterRow = Type.Object({
  id: Id,
  name: Type.String(),
  nameEn: Type.String(),
  lessons: Type.Array(LessonRow),
});
export type ChapterRow = Static<typeof ChapterRow>;

/** Who teaches the course. */
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

/** All of a course's or package's page but its reviews. */
export const CourseDetail = Type.Object({
  course: CourseCard,
  summary: Type.String(),
  summaryEn: Type.String(),
  /** Rich text. */
  description: Type.String(),
  descriptionEn: Type.String(),
  outcomes: Type.Array(Type.String()),
  outcomesEn: Type.Array(Type.String()),
  prerequisites: Type.String(),
  prerequisitesEn: Type.String(),
  /** 1 to 5; null where nobody said. */
  level: Nullable(Type.Integer()),
  language: Type.String(),
  /** Hours of study that it takes; null where nobody said. */
  hours: Nullable(Type.Integer()),
  provider: Type.String(),
  providerEn: Type.String(),
  links: Type.Array(Type.Object({ title: Type.String(), titleEn: Type.String(), url: Type.String() })),
  /** Sum over the lessons. */
  durationSeconds: Type.Integer(),
  ratingCount: Type.Integer(),
  /** From the top to the one it stands in. */
  categories: Type.Array(Type.Object({ id: Id, name: Type.String(), nameEn: Type.String() })),
  teacher: Nullable(CourseTeacher),
  chapters: Type.Array(ChapterRow),
  /** The courses of a package; empty for a course. */
  packageCourses: Type.Array(CourseCard),
  /** Packages with this course; empty for a package. */
  inPackages: Type.Array(CourseCard),
  related: Type.Array(CourseCard),
  isOnSale: Type.Boolean(),
  isCollected: Type.Boolean(),
  /** The student's own: where to go on; null when the course is not theirs or has no lessons. */
  nextLessonId: Nullable(Id),
});
export type CourseDetail = Static<typeof CourseDetail>;

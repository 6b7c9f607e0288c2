import { Type, type Static } from 'typebox';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { NewsItem } from '../news/news.schema.ts';
import { Id, Nullable } from '../parts.schema.ts';
import { TeacherCard } from '../teachers/teachers.schema.ts';

/** A picture with words over it; the picture itself holds no text. */
export const Banner = Type.Object({
  id: Id,
  title: Type.String(),
  titleEn: Type.String(),
  subtitle: Type.String(),
  subtitleEn: Type.String(),
  /** 2400 × 800, the subject in the right half. */
  image: Type.String(),
  /** Whether the picture is `light` (dark words) or `dark` (light words). */
  tone: Type.Enum(['light', 'dark']),
  /** A route of the site or an address; empty without a link. */
  route: Type.String(),
  action: Type.String(),
  actionEn: Type.String(),
});
export type Banner = Static<typeof Banner>;

/** One line above the page that matters today. */
export const Notice = Type.Object({
  id: Id,
  text: Type.String(),
  textEn: Type.String(),
  route: Type.String(),
});
export type Notice = Static<typeof Notice>;

/** A category of the rail beside the banner, with those under it. */
export const RailCategory = Type.Object({
  id: Id,
  name: Type.String(),
  nameEn: Type.String(),
  /** Name of a drawn icon, for example `calculator`; empty without one. */
  icon: Type.String(),
  children: Type.Array(Type.Object({ id: Id, name: Type.String(), nameEn: Type.String() })),
  /** Up to two courses that stand for the category in its panel. */
  courses: Type.Array(
    Type.Object({ commodityId: Id, courseId: Id, courseName: Type.String(), courseNameEn: Type.String() }),
  ),
});
export type RailCategory = Static<typeof RailCategory>;

/** Four to eight courses and why they stand together. */
export const Shelf = Type.Object({
  id: Id,
  title: Type.String(),
  titleEn: Type.String(),
  reason: Type.String(),
  reasonEn: Type.String(),
  courses: Type.Array(CourseCard),
  /** Route of the list with more of the same. */
  moreRoute: Type.String(),
});
export type Shelf = Static<typeof Shelf>;

/** The school in numbers, counted at the time. */
export const SchoolNumbers = Type.Object({
  courseCount: Type.Integer(),
  lessonCount: Type.Integer(),
  teacherCount: Type.Integer(),
  /** Enrolments, counting somebody with two courses twice. */
  studentCount: Type.Integer(),
});
export type SchoolNumbers = Static<typeof SchoolNumbers>;

/** All of the home page that is the same for every visitor of a school. */
export const HomePage = Type.Object({
  banners: Type.Array(Banner),
  notice: Nullable(Notice),
  categories: Type.Array(RailCategory),
  shelves: Type.Array(Shelf),
  teachers: Type.Array(TeacherCard),
  news: Type.Array(NewsItem),
  numbers: SchoolNumbers,
});
export type HomePage = Static<typeof HomePage>;

/** A course the student is in the middle of. */
export const ContinueCard = Type.Object({
  commodityId: Id,
  courseId: Id,
  courseName: Type.String(),
  courseNameEn: Type.String(),
  cover: Type.String(),
  lessonId: Id,
  lessonName: Type.String(),
  lessonNameEn: Type.String(),
  progressPercent: Type.Integer(),
});
export type ContinueCard = Static<typeof ContinueCard>;

/** The student's own part of the home page. */
export const HomeLearning = Type.Object({
  /** Newest first, at most four. */
  continueWith: Type.Array(ContinueCard),
  /** Every course that is the student's, for marking the shelves' cards. */
  owned: Type.Array(Type.Object({ courseId: Id, progressPercent: Type.Integer() })),
});
export type HomeLearning = Static<typeof HomeLearning>;

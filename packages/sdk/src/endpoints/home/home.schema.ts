import { Type, type Static } from 'typebox';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { NewsItem } from '../news/news.schema.ts';
import { Id, Nullable } from '../parts.schema.ts';
import { TeacherCard } from '../teachers/teachers.schema.ts';

/** A picture with text over it; the picture itself contains no text. */
export const Banner = Type.Object({
  id: Id,
  title: Type.String(),
  titleEn: Type.String(),
  subtitle: Type.String(),
  subtitleEn: Type.String(),
  /** Address of the picture: 2400 × 800 px, with the subject in the right half. */
  image: Type.String(),
  /** Brightness of the picture: `light` needs dark text, `dark` light text. */
  tone: Type.Enum(['light', 'dark']),
  /** A route of the site or an address; empty where there is no link. */
  route: Type.String(),
  action: Type.String(),
  actionEn: Type.String(),
});
export type Banner = Static<typeof Banner>;

/** An announcement in one line at the top of the page. */
export const Notice = Type.Object({
  id: Id,
  text: Type.String(),
  textEn: Type.String(),
  route: Type.String(),
});
export type Notice = Static<typeof Notice>;

/** A category in the rail beside the banner, with its subcategories. */
export const RailCategory = Type.Object({
  id: Id,
  name: Type.String(),
  nameEn: Type.String(),
  /** Name of an icon, for example `calculator`; empty where there is none. */
  icon: Type.String(),
  children: Type.Array(Type.Object({ id: Id, name: Type.String(), nameEn: Type.String() })),
  /** Up to two example courses of the category. */
  courses: Type.Array(
    Type.Object({ commodityId: Id, courseId: Id, courseName: Type.String(), courseNameEn: Type.String() }),
  ),
});
export type RailCategory = Static<typeof RailCategory>;

/** A row of four to eight courses under a common title. */
export const Shelf = Type.Object({
  id: Id,
  title: Type.String(),
  titleEn: Type.String(),
  reason: Type.String(),
  reasonEn: Type.String(),
  courses: Type.Array(CourseCard),
  /** Route of a list with more such courses. */
  moreRoute: Type.String(),
});
export type Shelf = Static<typeof Shelf>;

/** Statistics of the school, counted at the time of the call. */
export const SchoolNumbers = Type.Object({
  courseCount: Type.Integer(),
  lessonCount: Type.Integer(),
  teacherCount: Type.Integer(),
  /** Number of enrolments; a student with two courses counts twice. */
  studentCount: Type.Integer(),
});
export type SchoolNumbers = Static<typeof SchoolNumbers>;

/** The part of the home page that is the same for every visitor of a school. */
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

/** A course that the student has begun. */
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
  /** Courses to continue with, last studied first, at most four. */
  continueWith: Type.Array(ContinueCard),
  /** All courses of the student, to mark them in the shelves. */
  owned: Type.Array(Type.Object({ courseId: Id, progressPercent: Type.Integer() })),
});
export type HomeLearning = Static<typeof HomeLearning>;

import { Type, type Static } from 'typebox';
import { Flag, Id } from '../parts.schema.ts';

/** Kind of a course: live or recorded lessons. */
export const CourseKind = Type.Enum(['live', 'recorded']);
export type CourseKind = Static<typeof CourseKind>;

/** Type of a commodity: 1 course, 2 package, 3 module (`MOUDLE` in the platform's spelling). */
export const CommodityType = Type.Enum([1, 2, 3]);
export type CommodityType = Static<typeof CommodityType>;

/** A course, package or module as shown in shelves and lists. */
export const CourseCard = Type.Object({
  commodityId: Id,
  /** Id of the course; where `commodityType` is 2, that of the package. */
  courseId: Id,
  classTypeId: Id,
  courseName: Type.String(),
  /** English name; empty where there is none. */
  courseNameEn: Type.String(),
  cover: Type.String(),
  kind: CourseKind,
  commodityType: CommodityType,
  teacherName: Type.String(),
  teacherNameEn: Type.String(),
  lessonCount: Type.Integer(),
  studentCount: Type.Integer(),
  /** Average rating from 0 to 5, to one decimal; 0 without reviews. */
  ratingAverage: Type.Number(),
  /** Current price in cents. */
  priceCents: Type.Integer(),
  /** Price before a reduction, in cents; otherwise equal to `priceCents`. */
  listPriceCents: Type.Integer(),
  freeFlag: Flag,
  /** True where the logged-in student has it. */
  owned: Type.Boolean(),
  /** The student's progress in per cent, 0 to 100; 0 where it is not owned. */
  progressPercent: Type.Integer(),
});
export type CourseCard = Static<typeof CourseCard>;

/** The part of a course or package that carts and orders contain. */
export const SoldItem = Type.Pick(CourseCard, [
  'commodityId',
  'courseId',
  'courseName',
  'courseNameEn',
  'cover',
  'kind',
  'commodityType',
  'teacherName',
  'teacherNameEn',
  'lessonCount',
  'priceCents',
  'listPriceCents',
]);
export type SoldItem = Static<typeof SoldItem>;

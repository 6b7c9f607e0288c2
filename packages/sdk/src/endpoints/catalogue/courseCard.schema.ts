import { Type, type Static } from 'typebox';
import { Flag, Id } from '../parts.schema.ts';

/** Live lessons, or recorded ones. */
export const CourseKind = Type.Enum(['live', 'recorded']);
export type CourseKind = Static<typeof CourseKind>;

/** 1 course, 2 package, 3 module (`MOUDLE` in the platform's spelling). */
export const CommodityType = Type.Enum([1, 2, 3]);
export type CommodityType = Static<typeof CommodityType>;

/** One course, package or module as shelves and lists show it. */
export const CourseCard = Type.Object({
  commodityId: Id,
  /** The course's id; a package's own id where `commodityType` is 2. */
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
  /** 0 to 5 in tenths; 0 without reviews. */
  ratingAverage: Type.Number(),
  /** Cents. */
  priceCents: Type.Integer(),
  /** Cents; the price before a reduction, else the same as `priceCents`. */
  listPriceCents: Type.Integer(),
  freeFlag: Flag,
  /** True for a logged-in student who has it. */
  owned: Type.Boolean(),
  /** 0 to 100; 0 when not owned. */
  progressPercent: Type.Integer(),
});
export type CourseCard = Static<typeof CourseCard>;

/** What a cart and an order say of a course or package. */
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

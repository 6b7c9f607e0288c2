import { Type, type Static } from 'typebox';
import { Id, Input, SchoolScope } from '../parts.schema.ts';
import { CourseCard, CourseKind } from './courseCard.schema.ts';

/** Ways to order a list of courses. */
export const CourseSort = Type.Enum(['popular', 'newest', 'priceUp', 'priceDown']);
export type CourseSort = Static<typeof CourseSort>;

/** More than anything costs. */
const MOST_CENTS = 100_000_000;

/** Asks for a page of what is on sale. */
export const CourseListIn = Input({
  schoolId: Type.Optional(Id),
  /** Free text, words separated by spaces; each must be found. */
  courseName: Type.Optional(Type.String({ maxLength: 100 })),
  /** A category; those under it count too. */
  categoryId: Type.Optional(Id),
  price: Type.Optional(Type.Enum(['free', 'paid'])),
  /** What costs less is left out. */
  lowestPriceCents: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_CENTS })),
  /** What costs more is left out. */
  highestPriceCents: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_CENTS })),
  kind: Type.Optional(CourseKind),
  commodityType: Type.Optional(Type.Enum([1, 2])),
  sort: Type.Optional(CourseSort),
  /** From 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
});
export type CourseListIn = Static<typeof CourseListIn>;

/**
 * How many results each choice would give while the other filters stay as they are.
 * A choice without results is left out.
 */
export const CourseFacets = Type.Object({
  categories: Type.Array(Type.Object({ id: Id, count: Type.Integer() })),
  prices: Type.Object({ free: Type.Integer(), paid: Type.Integer() }),
  kinds: Type.Object({ live: Type.Integer(), recorded: Type.Integer() }),
});
export type CourseFacets = Static<typeof CourseFacets>;

/** A page of what is on sale. */
export const CourseList = Type.Object({
  total: Type.Integer(),
  records: Type.Array(CourseCard),
  facets: CourseFacets,
  /** The least and the most that results cost, whatever prices are asked for; both 0 where nothing is found. */
  priceRange: Type.Object({ lowestCents: Type.Integer(), highestCents: Type.Integer() }),
});
export type CourseList = Static<typeof CourseList>;

export { SchoolScope as CategoryTreeIn };

const category = { id: Id, name: Type.String(), nameEn: Type.String(), icon: Type.String() };

/** The subjects of the company in two levels, in its own order. */
export const CategoryTree = Type.Array(
  Type.Object({ ...category, children: Type.Array(Type.Object(category)) }),
);
export type CategoryTree = Static<typeof CategoryTree>;

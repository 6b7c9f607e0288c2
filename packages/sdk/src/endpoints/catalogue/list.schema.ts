import { Type, type Static } from 'typebox';
import { Id, Input, SchoolScope } from '../parts.schema.ts';
import { CourseCard, CourseKind } from './courseCard.schema.ts';

/** Sort order of a list of courses. */
export const CourseSort = Type.Enum(['popular', 'newest', 'priceUp', 'priceDown']);
export type CourseSort = Static<typeof CourseSort>;

/** Upper limit of price filters, above every price. */
const MAX_CENTS = 100_000_000;

/** Request for a page of what is on sale. */
export const CourseListIn = Input({
  schoolId: Type.Optional(Id),
  /** Search words separated by spaces; all must match. */
  courseName: Type.Optional(Type.String({ maxLength: 100 })),
  /** Category, including its subcategories. */
  categoryId: Type.Optional(Id),
  price: Type.Optional(Type.Enum(['free', 'paid'])),
  /** Lowest price to include, in cents. */
  lowestPriceCents: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_CENTS })),
  /** Highest price to include, in cents. */
  highestPriceCents: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_CENTS })),
  kind: Type.Optional(CourseKind),
  commodityType: Type.Optional(Type.Enum([1, 2])),
  sort: Type.Optional(CourseSort),
  /** Page number, from 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
});
export type CourseListIn = Static<typeof CourseListIn>;

/** Number of results for each filter choice, with the other filters unchanged. Choices without results are left out. */
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
  /** Lowest and highest price of the results, ignoring the price filter, in cents; both 0 without results. */
  priceRange: Type.Object({ lowestCents: Type.Integer(), highestCents: Type.Integer() }),
});
export type CourseList = Static<typeof CourseList>;

export { SchoolScope as CategoryTreeIn };

const category = { id: Id, name: Type.String(), nameEn: Type.String(), icon: Type.String() };

/** Categories of the company in two levels, in its own order. */
export const CategoryTree = Type.Array(
  Type.Object({ ...category, children: Type.Array(Type.Object(category)) }),
);
export type CategoryTree = Static<typeof CategoryTree>;

import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable } from '../parts.schema.ts';

/** Kinds of results in display order; packages are among the courses. */
export const SEARCH_KINDS = ['course', 'plan', 'teacher', 'question', 'news', 'note'] as const;

/** Kind of a search result. */
export const SearchKind = Type.Enum([...SEARCH_KINDS]);
export type SearchKind = Static<typeof SearchKind>;

/** Request for results that match a text. */
export const SearchIn = Input({
  schoolId: Type.Optional(Id),
  /** Search text in Chinese, English or pinyin, complete or as initials. An empty text finds nothing. */
  text: Type.Optional(Type.String({ maxLength: 100 })),
  /** Kind that returns records; without it, all kinds do. */
  kind: Type.Optional(SearchKind),
  /** Page number, from 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Number of records of each kind. */
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type SearchIn = Static<typeof SearchIn>;

/** A search result. */
export const SearchRecord = Type.Object({
  /** Id of the commodity, plan, teacher, question, news item or note. */
  id: Id,
  title: Type.String(),
  /** English title; empty where there is none, like every field whose name ends in `En`. */
  titleEn: Type.String(),
  /** Line that distinguishes it from similar results: its teacher, a sentence, or the beginning of its text. */
  line: Type.String(),
  lineEn: Type.String(),
  /** Address of a cover or portrait; empty where there is none. */
  picture: Type.String(),
  /** UTC ISO time at which it was asked, published or written; null for other kinds. */
  date: Nullable(Type.String()),
  /** Id of the course or package, also for a note; empty for other kinds. */
  targetId: Type.String(),
  /** Commodity of the course or package, also for a note; empty for other kinds. */
  commodityId: Type.String(),
  /** Type of a course or package: 1 course, 2 package, 3 module; null for other kinds. */
  commodityType: Nullable(Type.Integer()),
  /** Price of a course or package in cents; null for other kinds. */
  priceCents: Nullable(Type.Integer()),
  /** Lesson of a note; empty for other kinds. */
  lessonId: Type.String(),
});
export type SearchRecord = Static<typeof SearchRecord>;

/** Results of one kind. */
export const SearchGroup = Type.Object({
  kind: SearchKind,
  /** Number of results. */
  total: Type.Integer(),
  /** 1 where there may be more results than `total`. */
  moreFlag: Flag,
  records: Type.Array(SearchRecord),
});
export type SearchGroup = Static<typeof SearchGroup>;

/** Search results; kinds without results have no group. */
export const SearchResult = Type.Object({
  /** 1 where nothing matches exactly, and the results match with one typing error. */
  nearFlag: Flag,
  /** Results by kind. */
  groups: Type.Array(SearchGroup),
});
export type SearchResult = Static<typeof SearchResult>;

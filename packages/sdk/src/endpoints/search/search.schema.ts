import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable } from '../parts.schema.ts';

/** What can be found, in the order in which it is shown; packages stand among the courses. */
export const SEARCH_KINDS = ['course', 'plan', 'teacher', 'question', 'news', 'note'] as const;

/** What something is that was found. */
export const SearchKind = Type.Enum([...SEARCH_KINDS]);
export type SearchKind = Static<typeof SearchKind>;

/** Asks for what has some words. */
export const SearchIn = Input({
  schoolId: Type.Optional(Id),
  /** Chinese, English, or pinyin: whole or first letters. Without a text nothing is found. */
  text: Type.Optional(Type.String({ maxLength: 100 })),
  /** Only this kind gives records; all kinds give them without it. */
  kind: Type.Optional(SearchKind),
  /** From 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** How many records each kind gives. */
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type SearchIn = Static<typeof SearchIn>;

/** Something that was found. */
export const SearchRecord = Type.Object({
  /** Of the commodity, plan, teacher, question, piece of news or note. */
  id: Id,
  title: Type.String(),
  /** Empty where there is no English, as in every field whose name ends so. */
  titleEn: Type.String(),
  /** What tells it from others: its teacher, a sentence, the beginning of its text. */
  line: Type.String(),
  lineEn: Type.String(),
  /** Address of a cover or portrait; empty without one. */
  picture: Type.String(),
  /** When it was asked, published or noted, in UTC ISO; null for what has no day. */
  date: Nullable(Type.String()),
  /** Of a course or package, and of a note: the course or package; empty for all else. */
  targetId: Type.String(),
  /** Of a course or package, and of a note: the commodity; empty for all else. */
  commodityId: Type.String(),
  /** Of a course or package: 1 course, 2 package, 3 module; null for all else. */
  commodityType: Nullable(Type.Integer()),
  /** Of a course or package, in cents; null for all else. */
  priceCents: Nullable(Type.Integer()),
  /** Of a note; empty for all else. */
  lessonId: Type.String(),
});
export type SearchRecord = Static<typeof SearchRecord>;

/** What was found of a kind. */
export const SearchGroup = Type.Object({
  kind: SearchKind,
  /** How many there are. */
  total: Type.Integer(),
  /** 1 where there may be more than `total` says. */
  moreFlag: Flag,
  records: Type.Array(SearchRecord),
});
export type SearchGroup = Static<typeof SearchGroup>;

/** What was found; kinds of which there is nothing have no group. */
export const SearchResult = Type.Object({
  /** 1 where nothing has the words, and what is told differs from them by one typing mistake. */
  nearFlag: Flag,
  /** What was found, by kind. */
  groups: Type.Array(SearchGroup),
});
export type SearchResult = Static<typeof SearchResult>;

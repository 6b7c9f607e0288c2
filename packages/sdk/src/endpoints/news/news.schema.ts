import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Page } from '../parts.schema.ts';

/** A piece of news as lists show it. */
export const NewsItem = Type.Object({
  id: Id,
  title: Type.String(),
  /** Empty where there is no English, as in every field whose name ends so. */
  titleEn: Type.String(),
  summary: Type.String(),
  summaryEn: Type.String(),
  /** Word over the title, for example 招生. */
  tag: Type.String(),
  tagEn: Type.String(),
  /** UTC ISO. */
  date: Type.String(),
  pinned: Type.Boolean(),
});
export type NewsItem = Static<typeof NewsItem>;

/** Asks for a page of news. */
export const NewsListIn = Input({
  schoolId: Type.Optional(Id),
  /** From 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type NewsListIn = Static<typeof NewsListIn>;

/** A page of news, pinned ones first, then the newest. */
export const NewsList = Page(NewsItem);
export type NewsList = Static<typeof NewsList>;

/** Asks for one. */
export const NewsDetailIn = Input({ id: Id, schoolId: Type.Optional(Id) });
export type NewsDetailIn = Static<typeof NewsDetailIn>;

const Neighbour = Type.Object({ id: Id, title: Type.String(), titleEn: Type.String() });

/** One piece of news with its text and its neighbours. */
export const NewsDetail = Type.Object({
  id: Id,
  title: Type.String(),
  titleEn: Type.String(),
  tag: Type.String(),
  tagEn: Type.String(),
  date: Type.String(),
  author: Type.String(),
  /** HTML; the site cleans it before it shows it. */
  content: Type.String(),
  contentEn: Type.String(),
  /** The newer and the older one; null at the ends. */
  newer: Nullable(Neighbour),
  older: Nullable(Neighbour),
});
export type NewsDetail = Static<typeof NewsDetail>;

import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Page } from '../parts.schema.ts';

/** A news item as shown in lists. */
export const NewsItem = Type.Object({
  id: Id,
  title: Type.String(),
  /** English title; empty where there is none, like every field whose name ends in `En`. */
  titleEn: Type.String(),
  summary: Type.String(),
  summaryEn: Type.String(),
  /** Category shown above the title, for example 招生. */
  tag: Type.String(),
  tagEn: Type.String(),
  /** UTC ISO time of publication. */
  date: Type.String(),
  pinned: Type.Boolean(),
});
export type NewsItem = Static<typeof NewsItem>;

/** Request for a page of news. */
export const NewsListIn = Input({
  schoolId: Type.Optional(Id),
  /** Page number, from 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type NewsListIn = Static<typeof NewsListIn>;

/** A page of news: pinned items first, then the newest. */
export const NewsList = Page(NewsItem);
export type NewsList = Static<typeof NewsList>;

/** Reference to a news item. */
export const NewsDetailIn = Input({ id: Id, schoolId: Type.Optional(Id) });
export type NewsDetailIn = Static<typeof NewsDetailIn>;

const Neighbour = Type.Object({ id: Id, title: Type.String(), titleEn: Type.String() });

/** A news item with its text and its neighbours. */
export const NewsDetail = Type.Object({
  id: Id,
  title: Type.String(),
  titleEn: Type.String(),
  tag: Type.String(),
  tagEn: Type.String(),
  date: Type.String(),
  author: Type.String(),
  /** HTML; the site sanitises it before display. */
  content: Type.String(),
  contentEn: Type.String(),
  /** The next newer item; null where there is none. */
  newer: Nullable(Neighbour),
  older: Nullable(Neighbour),
});
export type NewsDetail = Static<typeof NewsDetail>;

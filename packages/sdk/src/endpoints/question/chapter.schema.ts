import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Page, Paging } from '../parts.schema.ts';
import { QuestionType } from './question.parts.schema.ts';

/**
 * A chapter, or a knowledge point of one, with the student's progress in it; a visitor's progress
 * is zero. The numbers of a chapter hold those of its points.
 */
export const ChapterPoint = Type.Object({
  pointId: Id,
  /** The chapter above it; null for a chapter. */
  parentId: Nullable(Id),
  subjectId: Id,
  pointName: Type.String(),
  questionCount: Type.Integer(),
  /** Different questions answered in handed-in exercises. */
  doneCount: Type.Integer(),
  rightCount: Type.Integer(),
  /** Those that are in the wrong book now. */
  wrongCount: Type.Integer(),
});
export type ChapterPoint = Static<typeof ChapterPoint>;

export const ChapterPointsIn = Input({ subjectId: Id });
export type ChapterPointsIn = Static<typeof ChapterPointsIn>;

/** The tree as a list: a chapter stands before its points. */
export const ChapterPointList = Type.Array(ChapterPoint);
export type ChapterPointList = Static<typeof ChapterPointList>;

export const ChapterPointPageIn = Input({
  subjectId: Id,
  /** The points of this chapter; without it the chapters. */
  parentId: Type.Optional(Id),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  ...Paging,
});
export type ChapterPointPageIn = Static<typeof ChapterPointPageIn>;

export const ChapterPointPage = Page(ChapterPoint);
export type ChapterPointPage = Static<typeof ChapterPointPage>;

export const ChapterPointDetailIn = Input({ pointId: Id });
export type ChapterPointDetailIn = Static<typeof ChapterPointDetailIn>;

/** How many questions of a kind there are. */
export const TypeNumber = Type.Object({ type: QuestionType, number: Type.Integer() });
export type TypeNumber = Static<typeof TypeNumber>;

/** One chapter or point from near. */
export const ChapterPointDetail = Type.Object({
  point: ChapterPoint,
  /** The points of a chapter, in order. */
  children: Type.Array(ChapterPoint),
  types: Type.Array(TypeNumber),
  /** The exercise of it that waits to be continued. */
  recordId: Nullable(Id),
});
export type ChapterPointDetail = Static<typeof ChapterPointDetail>;

export const DoneCountIn = Input({ subjectId: Id, pointId: Type.Optional(Id) });
export type DoneCountIn = Static<typeof DoneCountIn>;

/** How much of a subject, or of one point, the student has done; and of each point in it. */
export const DoneCount = Type.Object({
  questionCount: Type.Integer(),
  doneCount: Type.Integer(),
  rightCount: Type.Integer(),
  points: Type.Array(Type.Object({ pointId: Id, doneCount: Type.Integer(), rightCount: Type.Integer() })),
});
export type DoneCount = Static<typeof DoneCount>;

export const BankTypeNumberIn = Input({
  subjectId: Id,
  /** Only questions of this chapter or point. */
  pointId: Type.Optional(Id),
  /** 1 easy to 5 hard. */
  difficulty: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
});
export type BankTypeNumberIn = Static<typeof BankTypeNumberIn>;

/** The kinds that there are any of. */
export const BankTypeNumber = Type.Array(TypeNumber);
export type BankTypeNumber = Static<typeof BankTypeNumber>;

/** What the school calls a kind of question. */
export const BankTypeName = Type.Array(
  Type.Object({
    type: QuestionType,
    name: Type.String(),
    /** English name; empty where there is none. */
    nameEn: Type.String(),
  }),
);
export type BankTypeName = Static<typeof BankTypeName>;

/** Names a kind of exercise whose settings are asked for. */
export const ConfigByTypeIn = Input({
  type: Type.Enum(['chapter', 'order', 'paper', 'daily', 'smart', 'quick']),
});
export type ConfigByTypeIn = Static<typeof ConfigByTypeIn>;

/** How the school has set up a kind of exercise. */
export const BankConfig = Type.Object({
  /** False hides it. */
  isOpen: Type.Boolean(),
  /** True lets visitors do it. */
  isOpenToVisitors: Type.Boolean(),
  /** How many questions an exercise has unless it is said. */
  defaultCount: Type.Integer(),
  maximumCount: Type.Integer(),
  /** Points that an exercise is worth, once. */
  integral: Type.Integer(),
  /** Whether the solution of a question shows as soon as it is answered, or with the report. */
  solutionAt: Type.Enum(['answer', 'report']),
});
export type BankConfig = Static<typeof BankConfig>;

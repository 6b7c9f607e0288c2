import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Page, Paging } from '../parts.schema.ts';
import { QuestionType } from './question.parts.schema.ts';

/**
 * A chapter, or a knowledge point of one, with the student's progress, which is zero for a visitor. The numbers
 * of a chapter include those of its points.
 */
export const ChapterPoint = Type.Object({
  pointId: Id,
  /** Id of the parent chapter; null for a chapter. */
  parentId: Nullable(Id),
  subjectId: Id,
  pointName: Type.String(),
  questionCount: Type.Integer(),
  /** Number of different questions answered in handed-in exercises. */
  doneCount: Type.Integer(),
  rightCount: Type.Integer(),
  /** Number of those currently in the wrong-answer book. */
  wrongCount: Type.Integer(),
});
export type ChapterPoint = Static<typeof ChapterPoint>;

export const ChapterPointsIn = Input({ subjectId: Id });
export type ChapterPointsIn = Static<typeof ChapterPointsIn>;

/** The tree as a list, with each chapter before its points. */
export const ChapterPointList = Type.Array(ChapterPoint);
export type ChapterPointList = Static<typeof ChapterPointList>;

export const ChapterPointPageIn = Input({
  subjectId: Id,
  /** Chapter whose points are listed; without it, the chapters are listed. */
  parentId: Type.Optional(Id),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  ...Paging,
});
export type ChapterPointPageIn = Static<typeof ChapterPointPageIn>;

export const ChapterPointPage = Page(ChapterPoint);
export type ChapterPointPage = Static<typeof ChapterPointPage>;

export const ChapterPointDetailIn = Input({ pointId: Id });
export type ChapterPointDetailIn = Static<typeof ChapterPointDetailIn>;

/** Number of questions of a type. */
export const TypeNumber = Type.Object({
  type: QuestionType,
  /** Number of questions of the type. */
  number: Type.Integer(),
});
export type TypeNumber = Static<typeof TypeNumber>;

/** A chapter or point with its points. */
export const ChapterPointDetail = Type.Object({
  point: ChapterPoint,
  /** Points of a chapter, in order. */
  children: Type.Array(ChapterPoint),
  types: Type.Array(TypeNumber),
  /** Id of its exercise to continue. */
  recordId: Nullable(Id),
});
export type ChapterPointDetail = Static<typeof ChapterPointDetail>;

export const DoneCountIn = Input({ subjectId: Id, pointId: Type.Optional(Id) });
export type DoneCountIn = Static<typeof DoneCountIn>;

/** Number of questions that the student has done in a subject or point, and in each point of it. */
export const DoneCount = Type.Object({
  questionCount: Type.Integer(),
  doneCount: Type.Integer(),
  rightCount: Type.Integer(),
  points: Type.Array(Type.Object({ pointId: Id, doneCount: Type.Integer(), rightCount: Type.Integer() })),
});
export type DoneCount = Static<typeof DoneCount>;

export const BankTypeNumberIn = Input({
  subjectId: Id,
  /** Chapter or point to count within. */
  pointId: Type.Optional(Id),
  /** Difficulty from 1 (easy) to 5 (hard). */
  difficulty: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
});
export type BankTypeNumberIn = Static<typeof BankTypeNumberIn>;

/** Question types with at least one question. */
export const BankTypeNumber = Type.Array(TypeNumber);
export type BankTypeNumber = Static<typeof BankTypeNumber>;

/** The school's names of the question types. */
export const BankTypeName = Type.Array(
  Type.Object({
    type: QuestionType,
    name: Type.String(),
    /** English name; empty where there is none. */
    nameEn: Type.String(),
  }),
);
export type BankTypeName = Static<typeof BankTypeName>;

/** Reference to a kind of exercise. */
export const ConfigByTypeIn = Input({
  type: Type.Enum(['chapter', 'order', 'paper', 'daily', 'smart', 'quick']),
});
export type ConfigByTypeIn = Static<typeof ConfigByTypeIn>;

/** The school's settings of a kind of exercise. */
export const BankConfig = Type.Object({
  /** False hides this kind. */
  isOpen: Type.Boolean(),
  /** True lets visitors do it. */
  isOpenToVisitors: Type.Boolean(),
  /** Number of questions of an exercise, unless another is requested. */
  defaultCount: Type.Integer(),
  maximumCount: Type.Integer(),
  /** Points credited for an exercise, once. */
  integral: Type.Integer(),
  /** Whether solutions are shown after each `answer`, or only in the `report`. */
  solutionAt: Type.Enum(['answer', 'report']),
});
export type BankConfig = Static<typeof BankConfig>;

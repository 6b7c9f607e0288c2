import { Type, type Static } from 'typebox';
import { Id, Input } from '../parts.schema.ts';
import { QuestionType } from './question.parts.schema.ts';

/**
 * Whether to `continue` an unfinished exercise of the same kind (the default), or to start a `fresh` one and
 * abandon the unfinished one.
 */
export const Start = Type.Enum(['continue', 'fresh']);
export type Start = Static<typeof Start>;

const start = Type.Optional(Start);
/** Number of questions of the exercise. */
const count = Type.Optional(Type.Integer({ minimum: 1, maximum: 200 }));

/** Request for an exercise on a chapter or a point. */
export const GenerateChapterIn = Input({
  subjectId: Id,
  pointId: Id,
  /** Which questions: all, those never answered, or those answered wrongly. @defaultValue all */
  scope: Type.Optional(Type.Enum(['all', 'new', 'wrong'])),
  /** Question types to include. */
  types: Type.Optional(Type.Array(QuestionType, { minItems: 1, maxItems: 7, uniqueItems: true })),
  count,
  start,
});
export type GenerateChapterIn = Static<typeof GenerateChapterIn>;

/** Request for the next questions of a subject, in the bank's order, after the last one done. */
export const GenerateOrderPaperIn = Input({ subjectId: Id, count, start });
export type GenerateOrderPaperIn = Static<typeof GenerateOrderPaperIn>;

/** Request for today's practice (Shanghai's time zone), which is the same for all students of a subject. */
export const GenerateDailyIn = Input({ subjectId: Id });
export type GenerateDailyIn = Static<typeof GenerateDailyIn>;

/** Request for a paper with a number of questions of each type. */
export const GenerateSmartPaperIn = Input({
  subjectId: Id,
  /** Chapters and points to draw from; without them, all. */
  pointIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })),
  types: Type.Array(
    Input({
      type: QuestionType,
      /** Number of questions of the type. */
      number: Type.Integer({ minimum: 1, maximum: 100 }),
    }),
    { minItems: 1, maxItems: 7 },
  ),
  /** Difficulty from 1 (easy) to 5 (hard); without it, any. */
  difficulty: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
});
export type GenerateSmartPaperIn = Static<typeof GenerateSmartPaperIn>;

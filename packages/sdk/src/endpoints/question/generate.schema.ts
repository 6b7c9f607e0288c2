import { Type, type Static } from 'typebox';
import { Id, Input } from '../parts.schema.ts';
import { QuestionType } from './question.parts.schema.ts';

/** `continue` (the default) takes up an unfinished exercise of the same kind; `fresh` hands that one over to the past. */
export const Start = Type.Enum(['continue', 'fresh']);
export type Start = Static<typeof Start>;

const start = Type.Optional(Start);
const count = Type.Optional(Type.Integer({ minimum: 1, maximum: 200 }));

/** Asks for an exercise of a chapter or of one point. */
export const GenerateChapterIn = Input({
  subjectId: Id,
  pointId: Id,
  /** All questions, those that were never answered, or those that went wrong. @defaultValue all */
  scope: Type.Optional(Type.Enum(['all', 'new', 'wrong'])),
  /** Only of these kinds. */
  types: Type.Optional(Type.Array(QuestionType, { minItems: 1, maxItems: 7, uniqueItems: true })),
  count,
  start,
});
export type GenerateChapterIn = Static<typeof GenerateChapterIn>;

/** Asks for the next questions of a subject, in the bank's order, after the last that was done. */
export const GenerateOrderPaperIn = Input({ subjectId: Id, count, start });
export type GenerateOrderPaperIn = Static<typeof GenerateOrderPaperIn>;

/** Asks for the practice of today (Shanghai's calendar), the same for all students of a subject. */
export const GenerateDailyIn = Input({ subjectId: Id });
export type GenerateDailyIn = Static<typeof GenerateDailyIn>;

/** Asks for a paper of so many questions of each kind. */
export const GenerateSmartPaperIn = Input({
  subjectId: Id,
  /** Only of these chapters and points; of all without them. */
  pointIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })),
  types: Type.Array(Input({ type: QuestionType, number: Type.Integer({ minimum: 1, maximum: 100 }) }), {
    minItems: 1,
    maxItems: 7,
  }),
  /** 1 easy to 5 hard; any without it. */
  difficulty: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
});
export type GenerateSmartPaperIn = Static<typeof GenerateSmartPaperIn>;

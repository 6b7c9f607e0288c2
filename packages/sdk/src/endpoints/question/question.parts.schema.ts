import { Type, type Static } from 'typebox';
import { Id, Nullable } from '../parts.schema.ts';

/**
 * Kinds of question. `material` is a text that carries parts and is never answered itself;
 * its parts, and those of a cloze, are questions of their own.
 */
export const QuestionType = Type.Enum(['single', 'multiple', 'judge', 'blank', 'open', 'material', 'cloze']);
export type QuestionType = Static<typeof QuestionType>;

/**
 * What a student answered, always a list of texts: labels of options (`A`), `true` or `false`,
 * one text a blank, or one text for an open question. An empty list is no answer.
 */
export const Answer = Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: 40 });
export type Answer = Static<typeof Answer>;

/** One choice of a question. */
export const QuestionOption = Type.Object({
  label: Type.String(),
  /** HTML with MathML. */
  html: Type.String(),
});
export type QuestionOption = Static<typeof QuestionOption>;

/** A question as it may be seen before it is handed in: without key and explanation. */
export const Question = Type.Object({
  questionId: Id,
  type: QuestionType,
  /** The material above it, null for a question that stands alone. */
  materialId: Nullable(Id),
  /** HTML with MathML; blanks are `span[data-blank]`. */
  stemHtml: Type.String(),
  options: Type.Array(QuestionOption),
  /** How many texts an answer to a blank question has; 0 for other kinds. */
  blankCount: Type.Integer(),
});
export type Question = Static<typeof Question>;

/** A text that several questions share. */
export const Material = Type.Object({ materialId: Id, html: Type.String() });
export type Material = Static<typeof Material>;

/** What the back end shows of a question once its answer is in. */
export const Solution = Type.Object({
  /** The key in the form of an {@link Answer}; several accepted texts of one blank are joined by ` / `. */
  key: Type.Array(Type.String()),
  /** The key as HTML, for blanks with formulas and for the reference answer of an open question. */
  keyHtml: Type.String(),
  explanationHtml: Type.String(),
  /** The knowledge points that the question is about. */
  points: Type.Array(Type.String()),
});
export type Solution = Static<typeof Solution>;

/**
 * How an answer was graded. `self` is an open question that waits for its student's own score.
 */
export const Verdict = Type.Enum(['right', 'partial', 'wrong', 'unanswered', 'self']);
export type Verdict = Static<typeof Verdict>;

import { Type, type Static } from 'typebox';
import { Id, Nullable } from '../parts.schema.ts';

/**
 * Type of a question. `material` is a text with parts, and is not answered itself; its parts, and those of a
 * cloze, are separate questions.
 */
export const QuestionType = Type.Enum(['single', 'multiple', 'judge', 'blank', 'open', 'material', 'cloze']);
export type QuestionType = Static<typeof QuestionType>;

/**
 * A student's answer, always a list of texts: option labels (`A`), `true` or `false`, one text for each blank,
 * or one text for an open question. An empty list is no answer.
 */
export const Answer = Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: 40 });
export type Answer = Static<typeof Answer>;

/** An option of a question. */
export const QuestionOption = Type.Object({
  label: Type.String(),
  /** Text of the option: HTML with MathML. */
  html: Type.String(),
});
export type QuestionOption = Static<typeof QuestionOption>;

/** A question without key and explanation, as shown before the hand-in. */
export const Question = Type.Object({
  questionId: Id,
  type: QuestionType,
  /** Id of its material; null for a question without one. */
  materialId: Nullable(Id),
  /** Text of the question: HTML with MathML; blanks are `span[data-blank]`. */
  stemHtml: Type.String(),
  options: Type.Array(QuestionOption),
  /** Number of texts in an answer to a `blank` question; 0 for other types. */
  blankCount: Type.Integer(),
});
export type Question = Static<typeof Question>;

/** A text that several questions share. */
export const Material = Type.Object({ materialId: Id, html: Type.String() });
export type Material = Static<typeof Material>;

/** Data of a question that the server reveals once the answer is in. */
export const Solution = Type.Object({
  /** The key in the form of an {@link Answer}; alternative texts for one blank are joined by ` / `. */
  key: Type.Array(Type.String()),
  /** The key as HTML, for blanks with formulas and for the model answer of an open question. */
  keyHtml: Type.String(),
  explanationHtml: Type.String(),
  /** Names of the knowledge points that the question covers. */
  points: Type.Array(Type.String()),
});
export type Solution = Static<typeof Solution>;

/** Grade of an answer. `self`: an open question that the student has yet to score. */
export const Verdict = Type.Enum(['right', 'partial', 'wrong', 'unanswered', 'self']);
export type Verdict = Static<typeof Verdict>;

import { Type, type Static } from 'typebox';
import { Flag, Id, Nullable } from '../parts.schema.ts';
import { Answer, Material, Paging, Question, QuestionType, Solution, Verdict } from './question.parts.schema.ts';

/** Filters of the wrong book and of the collection. */
export const ReviewListIn = Type.Object(
  { subjectId: Type.Optional(Id), type: Type.Optional(QuestionType), ...Paging },
  { additionalProperties: false },
);
export type ReviewListIn = Static<typeof ReviewListIn>;

/** A question of the wrong book, with its solution: it has been handed in before. */
export const WrongQuestion = Type.Object({
  ...Question.properties,
  ...Solution.properties,
  /** The entry's own id. */
  wrongId: Id,
  subjectId: Id,
  subjectName: Type.String(),
  /** How often it went wrong. */
  times: Type.Integer(),
  /** UTC ISO. */
  lastWrongAt: Type.String(),
  /** The last wrong answer. */
  lastAnswer: Answer,
});
export type WrongQuestion = Static<typeof WrongQuestion>;

/** How many questions a subject has in a list. */
export const SubjectCount = Type.Object({ subjectId: Id, subjectName: Type.String(), count: Type.Integer() });
export type SubjectCount = Static<typeof SubjectCount>;

export const WrongPage = Type.Object({
  total: Type.Integer(),
  records: Type.Array(WrongQuestion),
  materials: Type.Array(Material),
  /** All subjects with wrong questions, whatever the filter is. */
  subjects: Type.Array(SubjectCount),
});
export type WrongPage = Static<typeof WrongPage>;

export const WrongByIdIn = Type.Object({ id: Id }, { additionalProperties: false });
export type WrongByIdIn = Static<typeof WrongByIdIn>;

/** One entry of the wrong book with its material. */
export const WrongDetail = Type.Object({ question: WrongQuestion, material: Nullable(Material) });
export type WrongDetail = Static<typeof WrongDetail>;

/** Questions to answer again, without keys. */
export const WrongAnswerPage = Type.Object({
  total: Type.Integer(),
  records: Type.Array(Type.Object({ ...Question.properties, wrongId: Id, subjectId: Id })),
  materials: Type.Array(Material),
});
export type WrongAnswerPage = Static<typeof WrongAnswerPage>;

/** `a` is the entry and `b` its question (specification 7.6); `answer` is a JSON list of texts. */
export const WrongSubmitIn = Type.Object(
  { a: Id, b: Id, answer: Type.String({ maxLength: 20_000 }) },
  { additionalProperties: false },
);
export type WrongSubmitIn = Static<typeof WrongSubmitIn>;

/** How the repeated answer was judged; a right one takes the question out of the book. */
export const WrongSubmitOut = Type.Object({ verdict: Verdict, removed: Type.Boolean(), ...Solution.properties });
export type WrongSubmitOut = Static<typeof WrongSubmitOut>;

export const WrongRemoveIn = Type.Object(
  {
    id: Id,
    /** The question's material; all of its wrong parts leave the book together. */
    parentId: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type WrongRemoveIn = Static<typeof WrongRemoveIn>;

/** What a removal took away. */
export const Removed = Type.Object({ removedCount: Type.Integer() });
export type Removed = Static<typeof Removed>;

export const CollectedIn = Type.Object({ questionId: Id }, { additionalProperties: false });
export type CollectedIn = Static<typeof CollectedIn>;

export const Collected = Type.Object({ questionId: Id, collected: Flag });
export type Collected = Static<typeof Collected>;

/** A collected question; its solution is null until it was handed in once. */
export const CollectedQuestion = Type.Object({
  ...Question.properties,
  subjectId: Id,
  subjectName: Type.String(),
  collectedAt: Type.String(),
  solution: Nullable(Solution),
});
export type CollectedQuestion = Static<typeof CollectedQuestion>;

export const CollectPage = Type.Object({
  total: Type.Integer(),
  records: Type.Array(CollectedQuestion),
  materials: Type.Array(Material),
  subjects: Type.Array(SubjectCount),
});
export type CollectPage = Static<typeof CollectPage>;

import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable, Paging } from '../parts.schema.ts';
import { Answer, Material, Question, QuestionType, Solution, Verdict } from './question.parts.schema.ts';

/** Filters of the wrong-answer book and of the collection. */
export const ReviewListIn = Input({
  subjectId: Type.Optional(Id),
  type: Type.Optional(QuestionType),
  ...Paging,
});
export type ReviewListIn = Static<typeof ReviewListIn>;

/** Filters of the wrong-answer book. */
export const WrongListIn = Input({
  ...ReviewListIn.properties,
  /** 1 lists only questions due for repetition. */
  due: Type.Optional(Flag),
});
export type WrongListIn = Static<typeof WrongListIn>;

/** A question of the wrong-answer book, with its solution, since it was handed in before. */
export const WrongQuestion = Type.Object({
  ...Question.properties,
  ...Solution.properties,
  /** Id of the entry. */
  wrongId: Id,
  subjectId: Id,
  subjectName: Type.String(),
  /** Number of wrong answers to it. */
  times: Type.Integer(),
  /** UTC ISO time of the last wrong answer. */
  lastWrongAt: Type.String(),
  /** The last wrong answer. */
  lastAnswer: Answer,
  /** Number of right answers in a row since then, each given when due. */
  rightCount: Type.Integer(),
  /** UTC ISO time from which it is due for repetition. */
  dueAt: Type.String(),
});
export type WrongQuestion = Static<typeof WrongQuestion>;

/** Number of questions of a subject in a list. */
export const SubjectCount = Type.Object({ subjectId: Id, subjectName: Type.String(), count: Type.Integer() });
export type SubjectCount = Static<typeof SubjectCount>;

export const WrongPage = Type.Object({
  total: Type.Integer(),
  records: Type.Array(WrongQuestion),
  materials: Type.Array(Material),
  /** All subjects with wrong questions, regardless of the filter. */
  subjects: Type.Array(SubjectCount),
  /** Number of questions due for repetition, regardless of `due`. */
  dueCount: Type.Integer(),
  /** Number of right answers in a row after which a question leaves the book. */
  rightToLeave: Type.Integer(),
});
export type WrongPage = Static<typeof WrongPage>;

export const WrongByIdIn = Input({ id: Id });
export type WrongByIdIn = Static<typeof WrongByIdIn>;

/** An entry of the wrong-answer book with its material. */
export const WrongDetail = Type.Object({ question: WrongQuestion, material: Nullable(Material) });
export type WrongDetail = Static<typeof WrongDetail>;

/** Questions to repeat, without keys. */
export const WrongAnswerPage = Type.Object({
  total: Type.Integer(),
  records: Type.Array(Type.Object({ ...Question.properties, wrongId: Id, subjectId: Id })),
  materials: Type.Array(Material),
});
export type WrongAnswerPage = Static<typeof WrongAnswerPage>;

/** `a` is the id of the entry and `b` that of its question; `answer` is a JSON list of texts. */
export const WrongSubmitIn = Input({ a: Id, b: Id, answer: Type.String({ maxLength: 20_000 }) });
export type WrongSubmitIn = Static<typeof WrongSubmitIn>;

/** Grade of the repeated answer. `removed` is true when the question leaves the book. */
export const WrongSubmitOut = Type.Object({
  verdict: Verdict,
  removed: Type.Boolean(),
  ...Solution.properties,
});
export type WrongSubmitOut = Static<typeof WrongSubmitOut>;

/** Repetitions recorded on a device, possibly offline. Each takes effect only once, however often it is sent. */
export const WrongRepeatIn = Type.Object(
  {
    repetitions: Type.Array(
      Input({
        operationId: Type.String({ minLength: 8, maxLength: 64 }),
        wrongId: Id,
        answer: Answer,
        /** Seconds since the answer, measured by the device, so that a wrong clock has no influence. */
        agoSeconds: Type.Integer({ minimum: 0, maximum: 7_776_000 }),
        /** The student's own grade, for open questions only. */
        isRight: Type.Optional(Flag),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  },
  { additionalProperties: false },
);
export type WrongRepeatIn = Static<typeof WrongRepeatIn>;

/** State of the questions after all repetitions. A question missing from the results is not in this student's book. */
export const WrongRepeatOut = Type.Object({
  results: Type.Array(
    Type.Object({
      operationId: Type.String(),
      wrongId: Id,
      verdict: Verdict,
      rightCount: Type.Integer(),
      /** UTC ISO time from which it is due for repetition. */
      dueAt: Type.String(),
      /** True when the question leaves the book. */
      removed: Type.Boolean(),
    }),
  ),
});
export type WrongRepeatOut = Static<typeof WrongRepeatOut>;

export const WrongRemoveIn = Input({
  id: Id,
  /** Id of the question's material; all of its wrong parts are removed together. */
  parentId: Type.Optional(Id),
});
export type WrongRemoveIn = Static<typeof WrongRemoveIn>;

/** Number of removed entries. */
export const Removed = Type.Object({ removedCount: Type.Integer() });
export type Removed = Static<typeof Removed>;

export const CollectedIn = Input({ questionId: Id });
export type CollectedIn = Static<typeof CollectedIn>;

export const Collected = Type.Object({ questionId: Id, collected: Flag });
export type Collected = Static<typeof Collected>;

/** A collected question; its solution is null until the question was handed in once. */
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

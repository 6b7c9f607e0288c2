import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable, Paging } from '../parts.schema.ts';
import { Answer, Material, Question, QuestionType, Solution, Verdict } from './question.parts.schema.ts';

/** Filters of the wrong book and of the collection. */
export const ReviewListIn = Input({
  subjectId: Type.Optional(Id),
  type: Type.Optional(QuestionType),
  ...Paging,
});
export type ReviewListIn = Static<typeof ReviewListIn>;

/** Filters of the wrong book. */
export const WrongListIn = Input({
  ...ReviewListIn.properties,
  /** 1 for what is to be repeated by now. */
  due: Type.Optional(Flag),
});
export type WrongListIn = Static<typeof WrongListIn>;

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
  /** How often in a row it was put right since, each time when it was due. */
  rightCount: Type.Integer(),
  /** UTC ISO; when it is to be repeated. */
  dueAt: Type.String(),
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
  /** How many of them are to be repeated by now, whatever `due` is. */
  dueCount: Type.Integer(),
  /** A question that was right this often in a row leaves the book. */
  rightToLeave: Type.Integer(),
});
export type WrongPage = Static<typeof WrongPage>;

export const WrongByIdIn = Input({ id: Id });
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

/** `a` is the entry and `b` its question; `answer` is a JSON list of texts. */
export const WrongSubmitIn = Input({ a: Id, b: Id, answer: Type.String({ maxLength: 20_000 }) });
export type WrongSubmitIn = Static<typeof WrongSubmitIn>;

/** How the repeated answer was graded. `removed` when it was right often enough to leave the book. */
export const WrongSubmitOut = Type.Object({
  verdict: Verdict,
  removed: Type.Boolean(),
  ...Solution.properties,
});
export type WrongSubmitOut = Static<typeof WrongSubmitOut>;

/** Repetitions that a device noted, perhaps without a line. Each has one effect, however often it is sent. */
export const WrongRepeatIn = Type.Object(
  {
    repetitions: Type.Array(
      Input({
        operationId: Type.String({ minLength: 8, maxLength: 64 }),
        wrongId: Id,
        answer: Answer,
        /** Seconds since it was answered, by the device's own count: a clock that is off moves nothing. */
        agoSeconds: Type.Integer({ minimum: 0, maximum: 7_776_000 }),
        /** The student's own grade, of an open question alone. */
        isRight: Type.Optional(Flag),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  },
  { additionalProperties: false },
);
export type WrongRepeatIn = Static<typeof WrongRepeatIn>;

/** Where the questions stand after all repetitions. One that is not named is not in this student's book. */
export const WrongRepeatOut = Type.Object({
  results: Type.Array(
    Type.Object({
      operationId: Type.String(),
      wrongId: Id,
      verdict: Verdict,
      rightCount: Type.Integer(),
      /** UTC ISO. */
      dueAt: Type.String(),
      /** True when it was right often enough to leave the book. */
      removed: Type.Boolean(),
    }),
  ),
});
export type WrongRepeatOut = Static<typeof WrongRepeatOut>;

export const WrongRemoveIn = Input({
  id: Id,
  /** The question's material; all of its wrong parts leave the book together. */
  parentId: Type.Optional(Id),
});
export type WrongRemoveIn = Static<typeof WrongRemoveIn>;

/** What a removal took away. */
export const Removed = Type.Object({ removedCount: Type.Integer() });
export type Removed = Static<typeof Removed>;

export const CollectedIn = Input({ questionId: Id });
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

import { Type, type Static } from 'typebox';
import { Id, Input, Nullable } from '../parts.schema.ts';
import { Answer, Material, Question, Solution, Verdict } from './question.parts.schema.ts';

/** Kind of an exercise, by how it was created. */
export const ExerciseType = Type.Enum([
  'paper',
  'chapter',
  'order',
  'smart',
  'daily',
  'quick',
  'wrong',
  'again',
  'exam',
]);
export type ExerciseType = Static<typeof ExerciseType>;

/**
 * State of an exercise. `submitted` is final. `left`: the student started a fresh one instead; it keeps its
 * answers and may still be handed in.
 */
export const RecordState = Type.Enum(['doing', 'paused', 'submitted', 'left']);
export type RecordState = Static<typeof RecordState>;

/** An exercise of a student: an attempt at a paper or at a selection of questions. */
export const ExerciseRecord = Type.Object({
  recordId: Id,
  exerciseType: ExerciseType,
  title: Type.String(),
  paperId: Nullable(Id),
  subjectId: Nullable(Id),
  subjectName: Type.String(),
  state: RecordState,
  questionCount: Type.Integer(),
  answeredCount: Type.Integer(),
  /** UTC ISO time of the start. */
  startedAt: Type.String(),
  /** UTC ISO time of the hand-in; null before it. */
  submittedAt: Nullable(Type.String()),
  /** UTC ISO time of the last activity. */
  activeAt: Type.String(),
  /** Time of work in seconds, by the server's clock. */
  elapsedSeconds: Type.Integer(),
  score: Nullable(Type.Number()),
  totalScore: Type.Number(),
});
export type ExerciseRecord = Static<typeof ExerciseRecord>;

export const GeneratePaperIn = Input({
  paperId: Id,
  /** `continue` (the default) resumes an unfinished exercise; `fresh` starts a new one and abandons it. */
  start: Type.Optional(Type.Enum(['continue', 'fresh'])),
});
export type GeneratePaperIn = Static<typeof GeneratePaperIn>;

export const GenerateWrongIn = Input({
  /** Exercise whose wrong questions are repeated; missing to repeat the wrong-answer book. */
  recordId: Type.Optional(Id),
  /** Subject whose part of the wrong-answer book is repeated; missing with `recordId`. */
  subjectId: Type.Optional(Id),
});
export type GenerateWrongIn = Static<typeof GenerateWrongIn>;

/** The created or resumed exercise. */
export const Generated = Type.Object({
  recordId: Id,
  /** True where an unfinished exercise was resumed. */
  resumed: Type.Boolean(),
});
export type Generated = Static<typeof Generated>;

export const CheckUnfinishedIn = Input({ paperId: Type.Optional(Id), subjectId: Type.Optional(Id) });
export type CheckUnfinishedIn = Static<typeof CheckUnfinishedIn>;

/** The newest unfinished exercise, if there is one. */
export const Unfinished = Type.Object({ unfinished: Type.Boolean(), record: Nullable(ExerciseRecord) });
export type Unfinished = Static<typeof Unfinished>;

export const LastRecordIn = Input({ subjectId: Type.Optional(Id) });
export type LastRecordIn = Static<typeof LastRecordIn>;

/** The newest exercise, unfinished ones first; `record` is null where there is none. */
export const LastRecord = Type.Object({ record: Nullable(ExerciseRecord) });
export type LastRecord = Static<typeof LastRecord>;

export const RecordByIdIn = Input({ id: Id });
export type RecordByIdIn = Static<typeof RecordByIdIn>;

export const ReportIn = Input({ recordId: Id });
export type ReportIn = Static<typeof ReportIn>;

/** A question of a report with its answer and key. */
export const ReportQuestion = Type.Object({
  ...Question.properties,
  ...Solution.properties,
  /** Number of the question, from 1 through all sections. */
  number: Type.Integer(),
  sectionName: Type.String(),
  score: Type.Number(),
  earned: Nullable(Type.Number()),
  verdict: Verdict,
  answer: Answer,
  collected: Type.Boolean(),
});
export type ReportQuestion = Static<typeof ReportQuestion>;

/** Report of a handed-in exercise. */
export const Report = Type.Object({
  record: ExerciseRecord,
  rightCount: Type.Integer(),
  partialCount: Type.Integer(),
  wrongCount: Type.Integer(),
  unansweredCount: Type.Integer(),
  /** Number of open questions that the student has yet to score. */
  selfCount: Type.Integer(),
  sections: Type.Array(
    Type.Object({
      sectionName: Type.String(),
      questionCount: Type.Integer(),
      rightCount: Type.Integer(),
      score: Type.Number(),
      earned: Type.Number(),
    }),
  ),
  materials: Type.Array(Material),
  questions: Type.Array(ReportQuestion),
});
export type Report = Static<typeof Report>;

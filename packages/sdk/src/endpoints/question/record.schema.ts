import { Type, type Static } from 'typebox';
import { Id, Input, Nullable } from '../parts.schema.ts';
import { Answer, Material, Question, Solution, Verdict } from './question.parts.schema.ts';

/** How an exercise came about. */
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

/** `submitted` is final. `left` is one that its student began afresh; it keeps what it has and may still be handed in. */
export const RecordState = Type.Enum(['doing', 'paused', 'submitted', 'left']);
export type RecordState = Static<typeof RecordState>;

/** One exercise of one student: an attempt at a paper or at chosen questions. */
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
  /** UTC ISO. */
  startedAt: Type.String(),
  /** UTC ISO; null until it is handed in. */
  submittedAt: Nullable(Type.String()),
  /** UTC ISO of the last sign of life. */
  activeAt: Type.String(),
  /** Seconds of work by the server's clock. */
  elapsedSeconds: Type.Integer(),
  score: Nullable(Type.Number()),
  totalScore: Type.Number(),
});
export type ExerciseRecord = Static<typeof ExerciseRecord>;

export const GeneratePaperIn = Input({
  paperId: Id,
  /** `continue` (the default) takes up an unfinished exercise; `fresh` hands that one over to the past. */
  start: Type.Optional(Type.Enum(['continue', 'fresh'])),
});
export type GeneratePaperIn = Static<typeof GeneratePaperIn>;

export const GenerateWrongIn = Input({
  /** The wrong ones of this exercise … */
  recordId: Type.Optional(Id),
  /** … or of the wrong book, in this subject. */
  subjectId: Type.Optional(Id),
});
export type GenerateWrongIn = Static<typeof GenerateWrongIn>;

/** The exercise that was made or found. */
export const Generated = Type.Object({
  recordId: Id,
  /** True when an unfinished exercise was taken up. */
  resumed: Type.Boolean(),
});
export type Generated = Static<typeof Generated>;

export const CheckUnfinishedIn = Input({ paperId: Type.Optional(Id), subjectId: Type.Optional(Id) });
export type CheckUnfinishedIn = Static<typeof CheckUnfinishedIn>;

/** The newest exercise that asks to be continued, if there is one. */
export const Unfinished = Type.Object({ unfinished: Type.Boolean(), record: Nullable(ExerciseRecord) });
export type Unfinished = Static<typeof Unfinished>;

export const LastRecordIn = Input({ subjectId: Type.Optional(Id) });
export type LastRecordIn = Static<typeof LastRecordIn>;

/** The newest exercise, unfinished ones first; `record` is null for who never practised. */
export const LastRecord = Type.Object({ record: Nullable(ExerciseRecord) });
export type LastRecord = Static<typeof LastRecord>;

export const RecordByIdIn = Input({ id: Id });
export type RecordByIdIn = Static<typeof RecordByIdIn>;

export const ReportIn = Input({ recordId: Id });
export type ReportIn = Static<typeof ReportIn>;

/** One question of a report: what was asked, answered and right. */
export const ReportQuestion = Type.Object({
  ...Question.properties,
  ...Solution.properties,
  /** From 1, through all sections. */
  number: Type.Integer(),
  sectionName: Type.String(),
  score: Type.Number(),
  earned: Nullable(Type.Number()),
  verdict: Verdict,
  answer: Answer,
  collected: Type.Boolean(),
});
export type ReportQuestion = Static<typeof ReportQuestion>;

/** A handed-in exercise with everything that may be seen now. */
export const Report = Type.Object({
  record: ExerciseRecord,
  rightCount: Type.Integer(),
  partialCount: Type.Integer(),
  wrongCount: Type.Integer(),
  unansweredCount: Type.Integer(),
  /** Open questions that wait for the student's own score. */
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

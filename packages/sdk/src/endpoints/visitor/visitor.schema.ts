import { Type, type Static } from 'typebox';
import { Id, Input } from '../parts.schema.ts';
import { Answer, Material, Question } from '../question/question.parts.schema.ts';
import { ExerciseType, ReportQuestion } from '../question/record.schema.ts';

/** Id that the visitor's device generated; whoever knows it counts as its owner. */
const clientId = Type.String({ minLength: 8, maxLength: 128 });

/** Request for a quick paper. */
export const QuickPaperIn = Input({ categoryId: Id, subjectId: Id, schoolId: Type.Optional(Id), clientId });
export type QuickPaperIn = Static<typeof QuickPaperIn>;

/** A paper for a visitor, with its questions but without keys. */
export const VisitorPaper = Type.Object({
  recordId: Id,
  paperId: Id,
  exerciseType: ExerciseType,
  title: Type.String(),
  materials: Type.Array(Material),
  questions: Type.Array(Question),
});
export type VisitorPaper = Static<typeof VisitorPaper>;

/** Reference to the exercise to repeat. */
export const ReexamineIn = Input({ recordId: Id });
export type ReexamineIn = Static<typeof ReexamineIn>;

/** Answers of a visitor. The last entry for a question applies. */
export const VisitorAnswers = Type.Array(
  Input({
    questionId: Id,
    answer: Answer,
    /** Seconds spent on the question. */
    seconds: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  { maxItems: 500 },
);
export type VisitorAnswers = Static<typeof VisitorAnswers>;

/** Answers so far; sent as the whole body. */
export const VisitorSyncIn = Input({
  schoolId: Type.Optional(Id),
  /** Id of the exercise in progress. */
  currentId: Id,
  answers: VisitorAnswers,
});
export type VisitorSyncIn = Static<typeof VisitorSyncIn>;

/** Number of stored answers. */
export const VisitorSynced = Type.Object({ answeredCount: Type.Integer() });
export type VisitorSynced = Static<typeof VisitorSynced>;

const exercise = { clientId, recordId: Id, paperId: Id, exerciseType: ExerciseType };

/** Answers to hand in; sent as the whole body. */
export const VisitorSubmitIn = Input({ ...exercise, answers: VisitorAnswers });
export type VisitorSubmitIn = Static<typeof VisitorSubmitIn>;

/** Result with keys and explanations. */
export const VisitorReport = Type.Object({
  recordId: Id,
  title: Type.String(),
  rightCount: Type.Integer(),
  questionCount: Type.Integer(),
  score: Type.Number(),
  totalScore: Type.Number(),
  materials: Type.Array(Material),
  questions: Type.Array(ReportQuestion),
});
export type VisitorReport = Static<typeof VisitorReport>;

/** Request for a paper with the wrong questions; their ids are the whole body. */
export const VisitorReexamineIn = Input({ ...exercise, questionIds: Type.Array(Id, { maxItems: 500 }) });
export type VisitorReexamineIn = Static<typeof VisitorReexamineIn>;

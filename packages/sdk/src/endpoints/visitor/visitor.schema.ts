import { Type, type Static } from 'typebox';
import { Id, Input } from '../parts.schema.ts';
import { Answer, Material, Question } from '../question/question.parts.schema.ts';
import { ExerciseType, ReportQuestion } from '../question/record.schema.ts';

/** The visitor's own name for the device; its owner may be anybody. */
const clientId = Type.String({ minLength: 8, maxLength: 128 });

/** Asks for a quick paper. */
export const QuickPaperIn = Input({ categoryId: Id, subjectId: Id, schoolId: Type.Optional(Id), clientId });
export type QuickPaperIn = Static<typeof QuickPaperIn>;

/** A paper for a visitor, with its questions but no keys. */
export const VisitorPaper = Type.Object({
  recordId: Id,
  paperId: Id,
  exerciseType: ExerciseType,
  title: Type.String(),
  materials: Type.Array(Material),
  questions: Type.Array(Question),
});
export type VisitorPaper = Static<typeof VisitorPaper>;

/** Names the exercise to do once more. */
export const ReexamineIn = Input({ recordId: Id });
export type ReexamineIn = Static<typeof ReexamineIn>;

/** What a visitor answered. The last entry of a question counts. */
export const VisitorAnswers = Type.Array(
  Input({
    questionId: Id,
    answer: Answer,
    /** Seconds spent on it. */
    seconds: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  { maxItems: 500 },
);
export type VisitorAnswers = Static<typeof VisitorAnswers>;

/** Keeps what was answered so far; the answers are the whole body. */
export const VisitorSyncIn = Input({
  schoolId: Type.Optional(Id),
  /** The exercise under way. */
  currentId: Id,
  answers: VisitorAnswers,
});
export type VisitorSyncIn = Static<typeof VisitorSyncIn>;

/** How many answers are kept now. */
export const VisitorSynced = Type.Object({ answeredCount: Type.Integer() });
export type VisitorSynced = Static<typeof VisitorSynced>;

const exercise = { clientId, recordId: Id, paperId: Id, exerciseType: ExerciseType };

/** Hands an exercise in; the answers are the whole body. */
export const VisitorSubmitIn = Input({ ...exercise, answers: VisitorAnswers });
export type VisitorSubmitIn = Static<typeof VisitorSubmitIn>;

/** How it went, with keys and explanations. */
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

/** Asks for a paper of the questions that were wrong; their ids are the whole body. */
export const VisitorReexamineIn = Input({ ...exercise, questionIds: Type.Array(Id, { maxItems: 500 }) });
export type VisitorReexamineIn = Static<typeof VisitorReexamineIn>;

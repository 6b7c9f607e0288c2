import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Time } from '../parts.schema.ts';
import { Answer, Material, Question, Verdict } from '../question/question.parts.schema.ts';
import { ExerciseType, RecordState, ReportQuestion } from '../question/record.schema.ts';

/**
 * The protocol of the room, the same over HTTP and socket: each change has an operation id,
 * which has one effect however often it arrives, and a sequence that the device counts up
 * through the whole record; of one question the highest sequence wins, since parallel lines
 * reorder. What the server acknowledged is in its database.
 */
export const Operation = {
  operationId: Type.String({ minLength: 8, maxLength: 64, pattern: '^[!-~]+$' }),
  sequence: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
};

export const RecordIn = Input({ recordId: Id });
export type RecordIn = Static<typeof RecordIn>;

export const PauseIn = Input({
  recordId: Id,
  /** How often the page of an exam was left before, as it knows; a leave that arrives twice then counts once. */
  leaveCount: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type PauseIn = Static<typeof PauseIn>;

/**
 * What a student wrote on a question to think with; it counts for nothing and belongs to one
 * exercise.
 */
export const QuestionSign = Type.Object({
  /** Labels of the options that were struck out. */
  struck: Type.Array(Type.String({ maxLength: 8 }), { maxItems: 40 }),
  /** Stretches of the stem's text, counted in characters without its tags. */
  highlights: Type.Array(
    Type.Object({ start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 0 }) }),
    { maxItems: 200 },
  ),
  note: Type.String({ maxLength: 2_000 }),
});
export type QuestionSign = Static<typeof QuestionSign>;

/** A question in the room, with the student's own answer. */
export const RoomQuestion = Type.Object({
  ...Question.properties,
  number: Type.Integer(),
  score: Type.Number(),
  answer: Answer,
  marked: Type.Boolean(),
  /** Absent from a question that nothing was written on. */
  sign: Type.Optional(QuestionSign),
});
export type RoomQuestion = Static<typeof RoomQuestion>;

/** What an exam adds to the room; the server's clock decides about all of it. */
export const ExamRoom = Type.Object({
  examId: Id,
  /** UTC ISO; the room hands in then. An extension moves it. */
  endsAt: Time,
  /** How long after the end answers that were kept on a device still count, in seconds. */
  graceSeconds: Type.Integer(),
  /** UTC ISO; handing in is refused before. */
  handInFrom: Time,
  /** How often the page may be left before it is handed in; 0 for no rule. */
  leaveLimit: Type.Integer(),
  leaveCount: Type.Integer(),
  /** True while the face must be checked again; answers are saved all the same. */
  faceDue: Type.Boolean(),
});
export type ExamRoom = Static<typeof ExamRoom>;

/** Everything the room needs to begin or to go on, on any device. */
export const PaperQuestions = Type.Object({
  recordId: Id,
  exerciseType: ExerciseType,
  title: Type.String(),
  subjectId: Nullable(Id),
  paperId: Nullable(Id),
  state: RecordState,
  /** UTC ISO, the server's clock. */
  serverTime: Type.String(),
  elapsedSeconds: Type.Integer(),
  totalScore: Type.Number(),
  currentQuestionId: Nullable(Id),
  /** The highest sequence that the server holds; the device counts on from it. */
  sequence: Type.Integer(),
  sections: Type.Array(Type.Object({ sectionName: Type.String(), questionIds: Type.Array(Id) })),
  materials: Type.Array(Material),
  questions: Type.Array(RoomQuestion),
  /** Null in practice. */
  exam: Nullable(ExamRoom),
  /** What a rescue file is sealed with: a point of P-256, uncompressed, base64url. */
  rescueKey: Type.String(),
});
export type PaperQuestions = Static<typeof PaperQuestions>;

/** One answer on its way. */
export const AnswerOperation = Input({
  questionId: Id,
  answer: Answer,
  /** UTC ISO, when the student gave it by the device's clock. It goes on record and decides nothing. */
  givenAt: Type.Optional(Time),
  ...Operation,
});
export type AnswerOperation = Static<typeof AnswerOperation>;

/**
 * Proves that the server has an answer. The digests of an exercise form a chain, so that none can be
 * taken out or changed later, and each is signed; `docs/decisions/answer-receipts.md` tells how to check them.
 */
export const Proof = Type.Object({
  /** Place in the chain, from 1. */
  position: Type.Integer(),
  /** SHA-256 over the operation and the digest before it, base64url. */
  digest: Type.String(),
  /** Ed25519 over the digest's text, base64url. */
  signature: Type.String(),
});
export type Proof = Static<typeof Proof>;

/** The server's word that an operation is in its database. */
export const Receipt = Type.Object({
  questionId: Id,
  operationId: Type.String(),
  sequence: Type.Integer(),
  /** UTC ISO. */
  savedAt: Type.String(),
  /** The sequence that counts for this question now; higher than `sequence` when a newer answer was there already. */
  currentSequence: Type.Integer(),
  /** True when it arrived after the end: it is on record and changed nothing. */
  late: Type.Boolean(),
  /** Null for what was saved before there were proofs. */
  proof: Nullable(Proof),
});
export type Receipt = Static<typeof Receipt>;

export const SubmitAnswerIn = Input({ recordId: Id, ...AnswerOperation.properties });
export type SubmitAnswerIn = Static<typeof SubmitAnswerIn>;

export const SubmitAnswerOut = Type.Object({
  receipt: Receipt,
  answeredCount: Type.Integer(),
  /** `submitted` tells a device that another one has handed in meanwhile. */
  state: RecordState,
});
export type SubmitAnswerOut = Static<typeof SubmitAnswerOut>;

export const BatchSubmitIn = Input({
  recordId: Id,
  answers: Type.Array(AnswerOperation, { minItems: 1, maxItems: 200 }),
});
export type BatchSubmitIn = Static<typeof BatchSubmitIn>;

export const BatchSubmitOut = Type.Object({
  receipts: Type.Array(Receipt),
  answeredCount: Type.Integer(),
  /** `submitted` tells a device that another one has handed in meanwhile. */
  state: RecordState,
});
export type BatchSubmitOut = Static<typeof BatchSubmitOut>;

export const MarkIn = Input({ recordId: Id, questionId: Id, marked: Type.Boolean(), ...Operation });
export type MarkIn = Static<typeof MarkIn>;

export const MarkOut = Type.Object({ questionId: Id, marked: Type.Boolean(), sequence: Type.Integer() });
export type MarkOut = Static<typeof MarkOut>;

export const SignIn = Input({ recordId: Id, questionId: Id, sign: QuestionSign, ...Operation });
export type SignIn = Static<typeof SignIn>;

export const SignOut = Type.Object({ questionId: Id, sign: QuestionSign, sequence: Type.Integer() });
export type SignOut = Static<typeof SignOut>;

export const SwitchIn = Input({ recordId: Id, questionId: Id });
export type SwitchIn = Static<typeof SwitchIn>;

/** Where the exercise stands by the server's clock. */
export const AttemptStatus = Type.Object({
  recordId: Id,
  state: RecordState,
  elapsedSeconds: Type.Integer(),
  serverTime: Type.String(),
  /** Null in practice. */
  exam: Nullable(ExamRoom),
});
export type AttemptStatus = Static<typeof AttemptStatus>;

export const SubmitIn = Input({
  recordId: Id,
  /** Answers that the server has not acknowledged yet; they are saved with the hand-in or not at all. */
  answers: Type.Array(AnswerOperation, { maxItems: 2_000 }),
});
export type SubmitIn = Static<typeof SubmitIn>;

export const SubmitOut = Type.Object({
  recordId: Id,
  state: RecordState,
  /** UTC ISO; of the first hand-in, however often it is asked for. */
  submittedAt: Type.String(),
  /** Null for an exam: its score is told when it is published. */
  score: Nullable(Type.Number()),
  totalScore: Type.Number(),
  receipts: Type.Array(Receipt),
});
export type SubmitOut = Static<typeof SubmitOut>;

/**
 * Answers that left a device as a file, since its line stayed dead; `docs/decisions/rescue-files.md` tells how it
 * is made.
 */
export const RescueIn = Input({ file: Type.String({ minLength: 1, maxLength: 1_500_000 }) });
export type RescueIn = Static<typeof RescueIn>;

/** What of a file the server has now. */
export const RescueOut = Type.Object({
  recordId: Id,
  title: Type.String(),
  state: RecordState,
  /** One an answer, as for those that came over the line; a file that comes twice has the same. */
  receipts: Type.Array(Receipt),
});
export type RescueOut = Static<typeof RescueOut>;

/** The questions of a handed-in exercise that were not right, with their solutions. */
export const WrongQuestions = Type.Object({
  recordId: Id,
  materials: Type.Array(Material),
  questions: Type.Array(ReportQuestion),
});
export type WrongQuestions = Static<typeof WrongQuestions>;

export const SelfScoreIn = Input({
  recordId: Id,
  questionId: Id,
  score: Type.Number({ minimum: 0, maximum: 1_000 }),
});
export type SelfScoreIn = Static<typeof SelfScoreIn>;

export const SelfScoreOut = Type.Object({
  questionId: Id,
  verdict: Verdict,
  earned: Type.Number(),
  /** The whole exercise's score now. */
  score: Type.Number(),
});
export type SelfScoreOut = Static<typeof SelfScoreOut>;

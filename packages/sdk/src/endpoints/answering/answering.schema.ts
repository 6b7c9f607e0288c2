import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Time } from '../parts.schema.ts';
import { Answer, Material, Question, Verdict } from '../question/question.parts.schema.ts';
import { ExerciseType, RecordState, ReportQuestion } from '../question/record.schema.ts';

/**
 * Fields of every change in an attempt, the same over HTTP and sockets. An operation id takes effect once,
 * however often it arrives. The sequence increases through the whole attempt; for each question the highest
 * sequence applies, since parallel connections may reorder changes. A change that the server has acknowledged
 * is in its database.
 */
export const Operation = {
  operationId: Type.String({ minLength: 8, maxLength: 64, pattern: '^[!-~]+$' }),
  sequence: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
};

export const RecordIn = Input({ recordId: Id });
export type RecordIn = Static<typeof RecordIn>;

export const PauseIn = Input({
  recordId: Id,
  /**
   * Number of times the exam page was left before this, as the page counts it, so that a repeated report counts
   * once.
   */
  leaveCount: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type PauseIn = Static<typeof PauseIn>;

/** The student's notes in a question. They do not affect the score and belong to one attempt. */
export const QuestionSign = Type.Object({
  /** Labels of the struck-out options. */
  struck: Type.Array(Type.String({ maxLength: 8 }), { maxItems: 40 }),
  /** Highlighted ranges of the stem, counted in characters of its text without tags. */
  highlights: Type.Array(
    Type.Object({ start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 0 }) }),
    { maxItems: 200 },
  ),
  note: Type.String({ maxLength: 2_000 }),
});
export type QuestionSign = Static<typeof QuestionSign>;

/** A question of an attempt, with the student's own answer. */
export const RoomQuestion = Type.Object({
  ...Question.properties,
  number: Type.Integer(),
  score: Type.Number(),
  answer: Answer,
  marked: Type.Boolean(),
  /** Missing where the student has noted nothing. */
  sign: Type.Optional(QuestionSign),
});
export type RoomQuestion = Static<typeof RoomQuestion>;

/** Additional data of an exam; the server's clock decides about all times. */
export const ExamRoom = Type.Object({
  examId: Id,
  /** UTC ISO time at which the server hands in. An extension moves it. */
  endsAt: Time,
  /** Seconds after the end during which answers stored on a device still count. */
  graceSeconds: Type.Integer(),
  /** UTC ISO time from which the attempt may be handed in. */
  handInFrom: Time,
  /** Number of times the page may be left before the attempt is handed in automatically; 0 for no limit. */
  leaveLimit: Type.Integer(),
  leaveCount: Type.Integer(),
  /** True while a face check is due; answers are saved nevertheless. */
  faceDue: Type.Boolean(),
});
export type ExamRoom = Static<typeof ExamRoom>;

/** Everything needed to begin or continue an attempt, on any device. */
export const PaperQuestions = Type.Object({
  recordId: Id,
  exerciseType: ExerciseType,
  title: Type.String(),
  subjectId: Nullable(Id),
  paperId: Nullable(Id),
  state: RecordState,
  /** UTC ISO time of the server's clock. */
  serverTime: Type.String(),
  elapsedSeconds: Type.Integer(),
  totalScore: Type.Number(),
  currentQuestionId: Nullable(Id),
  /** Highest sequence stored on the server; the device continues from it. */
  sequence: Type.Integer(),
  sections: Type.Array(Type.Object({ sectionName: Type.String(), questionIds: Type.Array(Id) })),
  materials: Type.Array(Material),
  questions: Type.Array(RoomQuestion),
  /** Null where the attempt is practice. */
  exam: Nullable(ExamRoom),
  /** Public key that encrypts a rescue file: an uncompressed P-256 point, base64url. */
  rescueKey: Type.String(),
});
export type PaperQuestions = Static<typeof PaperQuestions>;

/** An answer to be saved. */
export const AnswerOperation = Input({
  questionId: Id,
  answer: Answer,
  /** UTC ISO time of the answer by the device's clock. It is recorded, but not evaluated. */
  givenAt: Type.Optional(Time),
  ...Operation,
});
export type AnswerOperation = Static<typeof AnswerOperation>;

/**
 * Proof that the server has an answer. The digests of an attempt form a chain, so that no answer can be removed
 * or changed later, and each digest is signed; `docs/decisions/answer-receipts.md` describes the verification.
 */
export const Proof = Type.Object({
  /** Position in the chain, from 1. */
  position: Type.Integer(),
  /** SHA-256 over the operation and the previous digest, base64url. */
  digest: Type.String(),
  /** Ed25519 signature of the digest's text, base64url. */
  signature: Type.String(),
});
export type Proof = Static<typeof Proof>;

/** Acknowledgement that an operation is in the server's database. */
export const Receipt = Type.Object({
  questionId: Id,
  operationId: Type.String(),
  sequence: Type.Integer(),
  /** UTC ISO time of saving. */
  savedAt: Type.String(),
  /** The sequence that now applies for the question; higher than `sequence` where a newer answer had arrived before. */
  currentSequence: Type.Integer(),
  /** True where the answer arrived after the end: it is recorded, but has no effect. */
  late: Type.Boolean(),
  /** Null for answers saved before proofs were introduced. */
  proof: Nullable(Proof),
});
export type Receipt = Static<typeof Receipt>;

export const SubmitAnswerIn = Input({ recordId: Id, ...AnswerOperation.properties });
export type SubmitAnswerIn = Static<typeof SubmitAnswerIn>;

export const SubmitAnswerOut = Type.Object({
  receipt: Receipt,
  answeredCount: Type.Integer(),
  /** `submitted` tells that the attempt was handed in meanwhile, for example on another device. */
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
  /** `submitted` tells that the attempt was handed in meanwhile, for example on another device. */
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

/** State of the attempt by the server's clock. */
export const AttemptStatus = Type.Object({
  recordId: Id,
  state: RecordState,
  elapsedSeconds: Type.Integer(),
  serverTime: Type.String(),
  /** Null where the attempt is practice. */
  exam: Nullable(ExamRoom),
});
export type AttemptStatus = Static<typeof AttemptStatus>;

export const SubmitIn = Input({
  recordId: Id,
  /** Answers that the server has not acknowledged yet; they are saved together with the hand-in, or neither is. */
  answers: Type.Array(AnswerOperation, { maxItems: 2_000 }),
});
export type SubmitIn = Static<typeof SubmitIn>;

export const SubmitOut = Type.Object({
  recordId: Id,
  state: RecordState,
  /** UTC ISO time of the first hand-in, also in the reply to a repeated one. */
  submittedAt: Type.String(),
  /** Score in points; null for an exam, whose score is published later. */
  score: Nullable(Type.Number()),
  totalScore: Type.Number(),
  receipts: Type.Array(Receipt),
});
export type SubmitOut = Static<typeof SubmitOut>;

/**
 * An encrypted file with answers of a device that could not connect; `docs/decisions/rescue-files.md` describes the
 * format.
 */
export const RescueIn = Input({ file: Type.String({ minLength: 1, maxLength: 1_500_000 }) });
export type RescueIn = Static<typeof RescueIn>;

/** Answers that the server saved from a rescue file. */
export const RescueOut = Type.Object({
  recordId: Id,
  title: Type.String(),
  state: RecordState,
  /** One receipt for each answer, as for answers sent directly; uploading a file again returns the same receipts. */
  receipts: Type.Array(Receipt),
});
export type RescueOut = Static<typeof RescueOut>;

/** Wrong questions of a handed-in exercise, with their solutions. */
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
  /** New score of the whole attempt. */
  score: Type.Number(),
});
export type SelfScoreOut = Static<typeof SelfScoreOut>;

import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Input, Nullable, Page, Time } from '../parts.schema.ts';

/** Kind of an exam. */
export const ExamType = Type.Enum(['formal', 'mock', 'makeUp']);
export type ExamType = Static<typeof ExamType>;

/** State of an exam for this student, by the server's clock. */
export const ExamState = Type.Enum([
  'notOpen',
  'open',
  'doing',
  'submitted',
  'marking',
  'published',
  'missed',
]);
export type ExamState = Static<typeof ExamState>;

/**
 * Why a result is withheld in an exam with face checks: the school has not reviewed them yet (`waiting`), or
 * has refused them.
 */
export const ExamHold = Type.Enum(['waiting', 'refused']);
export type ExamHold = Static<typeof ExamHold>;

/** An exam as lists show it. */
export const Exam = Type.Object({
  examId: Id,
  examName: Type.String(),
  examType: ExamType,
  examState: ExamState,
  paperId: Id,
  subjectName: Type.String(),
  openAt: Time,
  closeAt: Time,
  /** Minutes from entering to the automatic hand-in. */
  minutes: Type.Integer(),
  questionCount: Type.Integer(),
  totalScore: Type.Number(),
  passScore: Type.Number(),
  /** Maximum number of attempts; 0 for no limit. */
  attemptLimit: Type.Integer(),
  attemptCount: Type.Integer(),
  /** Id of the attempt to continue or to view. */
  recordId: Nullable(Id),
  /** Score in points; null until it is published. */
  score: Nullable(Type.Number()),
  /** 1 where a face check is required before entering. */
  faceFlag: Flag,
  /** Price in cents; 0 for a free exam. */
  priceCents: Cents,
  /** Present only where the result of the last attempt is withheld. */
  hold: Type.Optional(ExamHold),
});
export type Exam = Static<typeof Exam>;

/** Request for a page of the student's exams, in the platform's spelling. */
export const MyExamsIn = Input({
  examType: Type.Optional(ExamType),
  examState: Type.Optional(ExamState),
  /** Page number, from 1. */
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  examName: Type.Optional(Type.String({ maxLength: 100 })),
});
export type MyExamsIn = Static<typeof MyExamsIn>;

/** A page of exams. */
export const ExamPage = Page(Exam);
export type ExamPage = Static<typeof ExamPage>;

/** Reference to an exam, or to an attempt at one. */
export const ExamIdIn = Input({ id: Id });
export type ExamIdIn = Static<typeof ExamIdIn>;

/** An exam with its rules. */
export const ExamDetail = Type.Object({
  exam: Exam,
  /** Rules of the exam: HTML, sanitised by the server. */
  rulesHtml: Type.String(),
  /** Minutes before the end from which handing in is allowed; 0 for no restriction. */
  handInAfterMinutes: Type.Integer(),
  /** Minutes after the start during which a student may still enter; 0 for no restriction. */
  lateMinutes: Type.Integer(),
  /** Number of times the page may be left before the attempt is handed in automatically; 0 for no limit. */
  leaveLimit: Type.Integer(),
  serverTime: Time,
});
export type ExamDetail = Static<typeof ExamDetail>;

/** `a` is the id of the exam, `b` that of its paper. */
export const UserExamCountIn = Input({ a: Id, b: Id });
export type UserExamCountIn = Static<typeof UserExamCountIn>;

/** Number of the student's attempts at an exam, and of those left; null for no limit. */
export const UserExamCount = Type.Object({
  attemptCount: Type.Integer(),
  remaining: Nullable(Type.Integer()),
});
export type UserExamCount = Static<typeof UserExamCount>;

/** Points scored in a section of a paper, or in a topic. */
export const ExamPart = Type.Object({
  name: Type.String(),
  questionCount: Type.Integer(),
  score: Type.Number(),
  earned: Type.Number(),
});
export type ExamPart = Static<typeof ExamPart>;

/** A request to review a mark. */
export const ExamRemark = Type.Object({
  reason: Type.String(),
  askedAt: Time,
  /** Score at the time of the request. */
  scoreBefore: Type.Number(),
  /** Score after the review; null until the school has answered. */
  scoreAfter: Nullable(Type.Number()),
  /** The school's answer; null until it has answered. */
  answer: Nullable(Type.String()),
  /** When the school answered; null until then. */
  answeredAt: Nullable(Time),
});
export type ExamRemark = Static<typeof ExamRemark>;

/** An attempt at an exam. */
export const ExamRecord = Type.Object({
  recordId: Id,
  examId: Id,
  examName: Type.String(),
  state: ExamState,
  startedAt: Time,
  /** UTC ISO time at which the server hands in. */
  endsAt: Time,
  submittedAt: Nullable(Type.String()),
  answeredCount: Type.Integer(),
  questionCount: Type.Integer(),
  score: Nullable(Type.Number()),
  totalScore: Type.Number(),
  passScore: Type.Number(),
  passed: Nullable(Type.Boolean()),
  /** Rank among all participants, from 1; null until it is published. */
  rank: Nullable(Type.Integer()),
  /** Number of students whose result is published, including this one; null until it is published. */
  participantCount: Nullable(Type.Integer()),
  /** When the score will be published; null where it is published, and where no time is set. */
  publishAt: Nullable(Time),
  /** Whether keys and explanations are visible. */
  solutions: Type.Enum(['shown', 'later', 'never']),
  /** When solutions become visible; null where they are, and where no time is set. */
  solutionsFrom: Nullable(Time),
  /** Points by section of the paper; empty until the score is published. */
  sections: Type.Array(ExamPart),
  /** Points by topic; empty until score and solutions are visible. */
  points: Type.Array(ExamPart),
  /** Number of wrong answers; null until solutions are visible. */
  wrongCount: Nullable(Type.Integer()),
  /** True where the student may start another attempt now. */
  mayRepeat: Type.Boolean(),
  /** The latest request for a review; null where there is none. */
  remark: Nullable(ExamRemark),
  /** End of the time to request a review; null where none may be requested. */
  remarkUntil: Nullable(Time),
  /** Present only where the result is withheld. */
  hold: Type.Optional(
    Type.Object({
      state: ExamHold,
      /** Message of the school; empty until it has reviewed the attempt. */
      words: Type.String(),
    }),
  ),
});
export type ExamRecord = Static<typeof ExamRecord>;

/** A request to review the mark of an attempt. */
export const AskRemarkIn = Input({ recordId: Id, reason: Type.String({ minLength: 1, maxLength: 500 }) });
export type AskRemarkIn = Static<typeof AskRemarkIn>;

/** An exam to enter. */
export const JoinExamIn = Input({
  examId: Id,
  /** Order number of the passed face recognition, where the exam requires one. */
  orderNo: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
});
export type JoinExamIn = Static<typeof JoinExamIn>;

/** The attempt that was started or resumed. */
export const JoinedExam = Type.Object({
  recordId: Id,
  resumed: Type.Boolean(),
  endsAt: Time,
  serverTime: Time,
});
export type JoinedExam = Static<typeof JoinedExam>;

/** A paid exercise to order. */
export const MakePayOrderIn = Input({
  domain: Type.Optional(Type.String({ maxLength: 300 })),
  exerciseId: Id,
});
export type MakePayOrderIn = Static<typeof MakePayOrderIn>;

/** The created order; nothing is due where it costs nothing. */
export const ExamOrder = Type.Object({ orderId: Id, orderNo: Type.String(), payCents: Cents });
export type ExamOrder = Static<typeof ExamOrder>;

/** Price of an exam for this student, and whether it is paid. */
export const ExamPayInfo = Type.Object({
  examId: Id,
  priceCents: Cents,
  paid: Type.Boolean(),
  /** Id of the waiting or paid order. */
  orderId: Nullable(Id),
});
export type ExamPayInfo = Static<typeof ExamPayInfo>;

/** An answer that the school received, as a link in the chain of receipts. */
export const ReceivedAnswer = Type.Object({
  position: Type.Integer(),
  questionId: Id,
  operationId: Type.String(),
  sequence: Type.Integer(),
  answer: Type.Array(Type.String()),
  /** UTC ISO time of saving, by the server's clock. */
  savedAt: Time,
  /** UTC ISO time by the device's clock, as it reported; null where it reported none. Not part of the digest. */
  givenAt: Nullable(Type.String()),
  /** True where the answer arrived after the end and had no effect. */
  late: Type.Boolean(),
  digest: Type.String(),
  signature: Type.String(),
});
export type ReceivedAnswer = Static<typeof ReceivedAnswer>;

/** A period of an attempt without any contact. */
export const Outage = Type.Object({
  /** `left`: the student had closed or left the page; `outage`: the connection was lost. */
  kind: Type.Enum(['outage', 'left']),
  startedAt: Time,
  endedAt: Time,
  /** Seconds of extra time granted for it. */
  creditedSeconds: Type.Integer(),
});
export type Outage = Static<typeof Outage>;

/** Extra time that the school granted to an attempt. */
export const Extension = Type.Object({ seconds: Type.Integer(), reason: Type.String(), givenAt: Time });
export type Extension = Static<typeof Extension>;

/** All that the school received in an attempt, with times; the student may keep it as proof. */
export const ExamLedger = Type.Object({
  recordId: Id,
  examName: Type.String(),
  startedAt: Time,
  endsAt: Time,
  submittedAt: Nullable(Type.String()),
  /** Who handed in: the student, the clock at the end, or the rule about leaving the page. */
  handedInBy: Nullable(Type.Enum(['student', 'clock', 'rule'])),
  /** Public key that verifies the signatures: Ed25519, SPKI in base64url. */
  publicKey: Type.String(),
  answers: Type.Array(ReceivedAnswer),
  outages: Type.Array(Outage),
  extensions: Type.Array(Extension),
});
export type ExamLedger = Static<typeof ExamLedger>;

/** A downloaded ledger; only its chain is verified. */
export const VerifyReceiptsIn = Input({
  recordId: Id,
  answers: Type.Array(
    Input({
      position: Type.Integer(),
      questionId: Id,
      operationId: Type.String({ maxLength: 64 }),
      sequence: Type.Integer(),
      answer: Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: 100 }),
      savedAt: Time,
      givenAt: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
      late: Type.Boolean(),
      digest: Type.String({ maxLength: 64 }),
      signature: Type.String({ maxLength: 128 }),
    }),
    { maxItems: 20_000 },
  ),
});
export type VerifyReceiptsIn = Static<typeof VerifyReceiptsIn>;

/** Result of the verification of a chain. */
export const VerifiedReceipts = Type.Object({
  valid: Type.Boolean(),
  /** Number of valid links, from the first. */
  goodCount: Type.Integer(),
  /** Position of the first link that this school did not sign in this form; null where all are valid. */
  brokenAt: Nullable(Type.Integer()),
});
export type VerifiedReceipts = Static<typeof VerifiedReceipts>;

/** A face recognition passed during an attempt. */
export const PassFaceIn = Input({ recordId: Id, orderNo: Type.String({ minLength: 1, maxLength: 128 }) });
export type PassFaceIn = Static<typeof PassFaceIn>;

/** Whether a face check is still due. */
export const PassedFace = Type.Object({ faceDue: Type.Boolean() });
export type PassedFace = Static<typeof PassedFace>;

/** Changes of a rehearsal, which are received but not stored. */
export const RehearseIn = Input({
  operationIds: Type.Array(Type.String({ minLength: 8, maxLength: 64 }), { maxItems: 50 }),
});
export type RehearseIn = Static<typeof RehearseIn>;

/** The received changes of a rehearsal, and the clock of exams. */
export const Rehearsed = Type.Object({
  /** UTC ISO time of the server's clock. */
  serverTime: Type.String(),
  operationIds: Type.Array(Type.String()),
});
export type Rehearsed = Static<typeof Rehearsed>;

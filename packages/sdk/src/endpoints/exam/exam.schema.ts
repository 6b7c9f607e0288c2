import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Input, Nullable, Page, Time } from '../parts.schema.ts';

/** Kinds of exams. */
export const ExamType = Type.Enum(['formal', 'mock', 'makeUp']);
export type ExamType = Static<typeof ExamType>;

/** Where an exam stands for this student by the server's clock. */
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

/** Why a result does not stand whose faces the exam requires: the school has yet to look, or has refused it. */
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
  /** How often the student may sit it; 0 for no limit. */
  attemptLimit: Type.Integer(),
  attemptCount: Type.Integer(),
  /** The attempt to go on with or to look at. */
  recordId: Nullable(Id),
  /** Null until it is published. */
  score: Nullable(Type.Number()),
  /** 1 asks for the face before entering. */
  faceFlag: Flag,
  /** Cents; 0 is free. */
  priceCents: Cents,
  /** Only where the result of the last attempt does not stand. */
  hold: Type.Optional(ExamHold),
});
export type Exam = Static<typeof Exam>;

/** Asks for a page of the student's exams, as the platform spells it. */
export const MyExamsIn = Input({
  examType: Type.Optional(ExamType),
  examState: Type.Optional(ExamState),
  /** From 1. */
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  examName: Type.Optional(Type.String({ maxLength: 100 })),
});
export type MyExamsIn = Static<typeof MyExamsIn>;

/** A page of exams. */
export const ExamPage = Page(Exam);
export type ExamPage = Static<typeof ExamPage>;

/** Names an exam, or an attempt at one. */
export const ExamIdIn = Input({ id: Id });
export type ExamIdIn = Static<typeof ExamIdIn>;

/** An exam with its rules. */
export const ExamDetail = Type.Object({
  exam: Exam,
  /** HTML, made safe by the server. */
  rulesHtml: Type.String(),
  /** Minutes before the end from which handing in is allowed; 0 for no rule. */
  handInAfterMinutes: Type.Integer(),
  /** Minutes after the beginning in which one may still enter; 0 for no rule. */
  lateMinutes: Type.Integer(),
  /** How often the page may be left before it is handed in; 0 for no rule. */
  leaveLimit: Type.Integer(),
  serverTime: Time,
});
export type ExamDetail = Static<typeof ExamDetail>;

/** `a` is the exam, `b` its paper. */
export const UserExamCountIn = Input({ a: Id, b: Id });
export type UserExamCountIn = Static<typeof UserExamCountIn>;

/** How often the student sat an exam, and how often it is still allowed; null for no limit. */
export const UserExamCount = Type.Object({
  attemptCount: Type.Integer(),
  remaining: Nullable(Type.Integer()),
});
export type UserExamCount = Static<typeof UserExamCount>;

/** What was earned in a part of a paper, or in a topic. */
export const ExamPart = Type.Object({
  name: Type.String(),
  questionCount: Type.Integer(),
  score: Type.Number(),
  earned: Type.Number(),
});
export type ExamPart = Static<typeof ExamPart>;

/** A request to look at a mark once more. */
export const ExamRemark = Type.Object({
  reason: Type.String(),
  askedAt: Time,
  /** The mark when it was asked about. */
  scoreBefore: Type.Number(),
  /** Null until the school has answered. */
  scoreAfter: Nullable(Type.Number()),
  /** What the school said; null until it has. */
  answer: Nullable(Type.String()),
  /** Null until the school has answered. */
  answeredAt: Nullable(Time),
});
export type ExamRemark = Static<typeof ExamRemark>;

/** One attempt at an exam. */
export const ExamRecord = Type.Object({
  recordId: Id,
  examId: Id,
  examName: Type.String(),
  state: ExamState,
  startedAt: Time,
  /** UTC ISO; the server's clock hands in then. */
  endsAt: Time,
  submittedAt: Nullable(Type.String()),
  answeredCount: Type.Integer(),
  questionCount: Type.Integer(),
  score: Nullable(Type.Number()),
  totalScore: Type.Number(),
  passScore: Type.Number(),
  passed: Nullable(Type.Boolean()),
  /** Place among all, from 1; null until it is published. */
  rank: Nullable(Type.Integer()),
  /** Students whose result is told, with this one; null until it is published. */
  participantCount: Nullable(Type.Integer()),
  /** When the score is published; null where it is, and where no moment is set. */
  publishAt: Nullable(Time),
  /** Whether keys and explanations may be seen. */
  solutions: Type.Enum(['shown', 'later', 'never']),
  /** From when; null where they are shown, and where no moment is set. */
  solutionsFrom: Nullable(Time),
  /** By the parts of the paper; empty until the score is published. */
  sections: Type.Array(ExamPart),
  /** By topic; empty until score and solutions are shown. */
  points: Type.Array(ExamPart),
  /** Questions that were not right; null until solutions are shown. */
  wrongCount: Nullable(Type.Integer()),
  /** True where the student may begin another attempt now. */
  mayRepeat: Type.Boolean(),
  /** The last request for a new mark; null without one. */
  remark: Nullable(ExamRemark),
  /** Until when a new mark may be asked for; null where it may not. */
  remarkUntil: Nullable(Time),
  /** Only where its result does not stand. */
  hold: Type.Optional(
    Type.Object({
      state: ExamHold,
      /** What the school says; empty while it has yet to look. */
      words: Type.String(),
    }),
  ),
});
export type ExamRecord = Static<typeof ExamRecord>;

/** Asks the school to look at a mark once more. */
export const AskRemarkIn = Input({ recordId: Id, reason: Type.String({ minLength: 1, maxLength: 500 }) });
export type AskRemarkIn = Static<typeof AskRemarkIn>;

/** Enters an exam. */
export const JoinExamIn = Input({
  examId: Id,
  /** The recognition that was passed, where the exam asks for one. */
  orderNo: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
});
export type JoinExamIn = Static<typeof JoinExamIn>;

/** The attempt that began or goes on. */
export const JoinedExam = Type.Object({
  recordId: Id,
  resumed: Type.Boolean(),
  endsAt: Time,
  serverTime: Time,
});
export type JoinedExam = Static<typeof JoinedExam>;

/** Orders a paid exercise. */
export const MakePayOrderIn = Input({
  domain: Type.Optional(Type.String({ maxLength: 300 })),
  exerciseId: Id,
});
export type MakePayOrderIn = Static<typeof MakePayOrderIn>;

/** The order that was made; nothing is due when it costs nothing. */
export const ExamOrder = Type.Object({ orderId: Id, orderNo: Type.String(), payCents: Cents });
export type ExamOrder = Static<typeof ExamOrder>;

/** What an exam costs this student, and whether it is paid. */
export const ExamPayInfo = Type.Object({
  examId: Id,
  priceCents: Cents,
  paid: Type.Boolean(),
  /** The order that waits or was paid. */
  orderId: Nullable(Id),
});
export type ExamPayInfo = Static<typeof ExamPayInfo>;

/** One answer that the school received, as a link of the chain of receipts. */
export const ReceivedAnswer = Type.Object({
  position: Type.Integer(),
  questionId: Id,
  operationId: Type.String(),
  sequence: Type.Integer(),
  answer: Type.Array(Type.String()),
  /** UTC ISO, by the server's clock. */
  savedAt: Time,
  /** UTC ISO by the device's clock, as it said; null where it said nothing. Not part of the digest. */
  givenAt: Nullable(Type.String()),
  /** True when it came after the end and changed nothing. */
  late: Type.Boolean(),
  digest: Type.String(),
  signature: Type.String(),
});
export type ReceivedAnswer = Static<typeof ReceivedAnswer>;

/** A silence of an attempt. */
export const Outage = Type.Object({
  /** `left` where the student had closed the room. */
  kind: Type.Enum(['outage', 'left']),
  startedAt: Time,
  endedAt: Time,
  /** Seconds that were given back. */
  creditedSeconds: Type.Integer(),
});
export type Outage = Static<typeof Outage>;

/** Time that the school gave to an attempt. */
export const Extension = Type.Object({ seconds: Type.Integer(), reason: Type.String(), givenAt: Time });
export type Extension = Static<typeof Extension>;

/** What the school received in an attempt and when; the student may keep it as proof. */
export const ExamLedger = Type.Object({
  recordId: Id,
  examName: Type.String(),
  startedAt: Time,
  endsAt: Time,
  submittedAt: Nullable(Type.String()),
  /** Who handed in: its student, the clock at the end, or a rule about leaving the page. */
  handedInBy: Nullable(Type.Enum(['student', 'clock', 'rule'])),
  /** The key that checks the signatures: Ed25519, SPKI in base64url. */
  publicKey: Type.String(),
  answers: Type.Array(ReceivedAnswer),
  outages: Type.Array(Outage),
  extensions: Type.Array(Extension),
});
export type ExamLedger = Static<typeof ExamLedger>;

/** A ledger as it was downloaded; only its chain is looked at. */
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

/** What the check of a chain found. */
export const VerifiedReceipts = Type.Object({
  valid: Type.Boolean(),
  /** How many links are good, from the first one. */
  goodCount: Type.Integer(),
  /** The first position that is not as this school signed it; null where all are. */
  brokenAt: Nullable(Type.Integer()),
});
export type VerifiedReceipts = Static<typeof VerifiedReceipts>;

/** The recognition that was passed in the middle of an attempt. */
export const PassFaceIn = Input({ recordId: Id, orderNo: Type.String({ minLength: 1, maxLength: 128 }) });
export type PassFaceIn = Static<typeof PassFaceIn>;

/** Whether a face check is still due. */
export const PassedFace = Type.Object({ faceDue: Type.Boolean() });
export type PassedFace = Static<typeof PassedFace>;

/** Changes of a rehearsal, which are received and forgotten. */
export const RehearseIn = Input({
  operationIds: Type.Array(Type.String({ minLength: 8, maxLength: 64 }), { maxItems: 50 }),
});
export type RehearseIn = Static<typeof RehearseIn>;

/** What of a rehearsal arrived, and the clock by which exams are timed. */
export const Rehearsed = Type.Object({
  /** UTC ISO. */
  serverTime: Type.String(),
  operationIds: Type.Array(Type.String()),
});
export type Rehearsed = Static<typeof Rehearsed>;

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
});
export type Exam = Static<typeof Exam>;

/** Asks for a page of the student's exams, as the specification spells it (7.6). */
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
  passed: Nullable(Type.Boolean()),
  /** Place among all, from 1; null until it is published. */
  rank: Nullable(Type.Integer()),
});
export type ExamRecord = Static<typeof ExamRecord>;

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

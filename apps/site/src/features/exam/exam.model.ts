import { amount, flag, oneOf, text, type Untrusted } from '@lectern/sdk';
import type { Exam, ExamRecord } from '@lectern/sdk/endpoints/exam';

/** Kinds of exams. */
export const examTypes = ['formal', 'mock', 'makeUp'] as const;
/** A kind of exam. */
export type ExamType = (typeof examTypes)[number];

/** Where an exam stands for the student. */
export const examStates = [
  'open',
  'doing',
  'notOpen',
  'submitted',
  'marking',
  'published',
  'missed',
] as const;
/** A state of an exam. */
export type ExamState = (typeof examStates)[number];

/** An exam of the student's. */
export interface ExamItem {
  readonly id: string;
  readonly name: string;
  readonly type: ExamType;
  readonly state: ExamState;
  readonly subjectName: string;
  readonly openAt: string;
  readonly closeAt: string;
  readonly minutes: number;
  readonly questionCount: number;
  readonly totalScore: number;
  readonly passScore: number;
  /** 0 for no limit. */
  readonly attemptLimit: number;
  readonly attemptCount: number;
  readonly recordId: string;
  /** Not a number until it is published. */
  readonly score: number;
  readonly hasFaceCheck: boolean;
  readonly priceCents: number;
}

/** Reads an exam; one without an id is none. */
export function readExam(entry: Untrusted<Exam>): ExamItem | undefined {
  const id = text(entry?.examId);
  if (entry === null || entry === undefined || id === '') return undefined;
  return {
    id,
    name: text(entry.examName),
    type: oneOf(entry.examType, examTypes, 'formal'),
    state: oneOf(entry.examState, examStates, 'notOpen'),
    subjectName: text(entry.subjectName),
    openAt: text(entry.openAt),
    closeAt: text(entry.closeAt),
    minutes: amount(entry.minutes),
    questionCount: amount(entry.questionCount),
    totalScore: amount(entry.totalScore),
    passScore: amount(entry.passScore),
    attemptLimit: amount(entry.attemptLimit),
    attemptCount: amount(entry.attemptCount),
    recordId: text(entry.recordId),
    score: amount(entry.score, Number.NaN),
    hasFaceCheck: flag(entry.faceFlag),
    priceCents: amount(entry.priceCents),
  };
}

/** One sitting of an exam. */
export interface Sitting {
  readonly recordId: string;
  readonly examId: string;
  readonly name: string;
  readonly state: ExamState;
  readonly startedAt: string;
  readonly endsAt: string;
  readonly submittedAt: string;
  readonly answeredCount: number;
  readonly questionCount: number;
  /** Not a number until it is published. */
  readonly score: number;
  readonly totalScore: number;
  readonly isPassed: boolean;
  /** 0 until it is published. */
  readonly rank: number;
}

/** Reads a sitting; one without an id is none. */
export function readSitting(entry: Untrusted<ExamRecord>): Sitting | undefined {
  const recordId = text(entry?.recordId);
  if (entry === null || entry === undefined || recordId === '') return undefined;
  return {
    recordId,
    examId: text(entry.examId),
    name: text(entry.examName),
    state: oneOf(entry.state, examStates, 'submitted'),
    startedAt: text(entry.startedAt),
    endsAt: text(entry.endsAt),
    submittedAt: text(entry.submittedAt),
    answeredCount: amount(entry.answeredCount),
    questionCount: amount(entry.questionCount),
    score: amount(entry.score, Number.NaN),
    totalScore: amount(entry.totalScore),
    isPassed: flag(entry.passed),
    rank: amount(entry.rank),
  };
}

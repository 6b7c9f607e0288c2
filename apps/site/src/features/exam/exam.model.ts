import type { Reply } from '@lectern/sdk';
import type { Exam, ExamRecord } from '@lectern/sdk/endpoints/exam';
import type { ReadBy } from '../../shared/readBy.ts';

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

/** A required face was missed: the school has yet to look, or refused the result. */
export type Hold = '' | 'waiting' | 'refused';

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
  /** Why the last result does not stand, or not yet; empty where it does. */
  readonly hold: Hold;
}

/** Reads an exam; one without an id is none. */
export function readExam(entry: Reply<Exam>): ExamItem | undefined {
  const id = entry.examId ?? '';
  if (entry === null || entry === undefined || id === '') return undefined;
  return {
    id,
    name: entry.examName ?? '',
    type: entry.examType ?? 'formal',
    state: entry.examState ?? 'notOpen',
    subjectName: entry.subjectName ?? '',
    openAt: entry.openAt ?? '',
    closeAt: entry.closeAt ?? '',
    minutes: entry.minutes ?? 0,
    questionCount: entry.questionCount ?? 0,
    totalScore: entry.totalScore ?? 0,
    passScore: entry.passScore ?? 0,
    attemptLimit: entry.attemptLimit ?? 0,
    attemptCount: entry.attemptCount ?? 0,
    recordId: entry.recordId ?? '',
    score: entry.score ?? Number.NaN,
    hasFaceCheck: entry.faceFlag === 1,
    priceCents: entry.priceCents ?? 0,
    hold: entry.hold ?? '',
  };
}

/** One attempt of an exam. */
export interface Attempt {
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
  readonly passScore: number;
  readonly isPassed: boolean;
  /** 0 until it is published. */
  readonly rank: number;
  /** How many have a place; 0 until it is published. */
  readonly participantCount: number;
  /** When the score is published; empty where nobody has set a moment. */
  readonly publishAt: string;
  /** Whether keys and explanations may be seen. */
  readonly solutions: 'shown' | 'later' | 'never';
  /** From when; empty where nobody knows yet. */
  readonly solutionsFrom: string;
  readonly sections: readonly ExamPart[];
  readonly points: readonly ExamPart[];
  /** 0 until the solutions are shown. */
  readonly wrongCount: number;
  /** True where another attempt may begin now. */
  readonly mayRepeat: boolean;
  /** The last request for a new mark. */
  readonly remark: Remark | undefined;
  /** Until when a new mark may be asked for; empty where it may not. */
  readonly remarkUntil: string;
  /** Why the result does not stand, or not yet; empty where it does. */
  readonly hold: Hold;
  /** What the school says of that. */
  readonly holdWords: string;
}

/** A request for a new mark, and what the school said. */
export type Remark = ReadBy<typeof readRemark>;

function readRemark(remark: Reply<ExamRecord>['remark']) {
  if (remark === undefined) return undefined;
  const { reason, askedAt, scoreBefore, scoreAfter, answer, answeredAt } = remark;
  return {
    reason: reason ?? '',
    askedAt: askedAt ?? '',
    scoreBefore: scoreBefore ?? 0,
    scoreAfter: scoreAfter ?? scoreBefore ?? 0,
    answer: answer ?? '',
    /** Empty until the school has answered. */
    answeredAt: answeredAt ?? '',
  };
}

/** What was earned in a part of a paper, or in a topic. */
export interface ExamPart {
  readonly name: string;
  readonly questionCount: number;
  readonly score: number;
  readonly earned: number;
}

const readParts = (parts: Reply<ExamRecord>['sections']): ExamPart[] =>
  parts.map(({ name, questionCount, score, earned }) => ({
    name: name ?? '',
    questionCount: questionCount ?? 0,
    score: score ?? 0,
    earned: earned ?? 0,
  }));

/** The one thing to do next about an attempt. */
export type NextStep = 'goOn' | 'pay' | 'wait' | 'certificate' | 'practise' | 'repeat' | 'none';

/** Chooses it: what the result opens, then what the pass is worth, then what to do better. */
export function nextStep(
  { state, hold, isPassed, wrongCount, mayRepeat }: Attempt,
  { dueCents, hasCertificate }: { readonly dueCents: number; readonly hasCertificate: boolean },
): NextStep {
  if (state === 'doing') return 'goOn';
  if (hold !== '') return hold === 'refused' && mayRepeat ? 'repeat' : 'wait';
  if (dueCents > 0) return 'pay';
  if (state !== 'published') return 'wait';
  if (isPassed && hasCertificate) return 'certificate';
  if (wrongCount > 0) return 'practise';
  return mayRepeat && !isPassed ? 'repeat' : 'none';
}

/** Reads an attempt; one without an id is none. */
export function readAttempt(entry: Reply<ExamRecord>): Attempt | undefined {
  const recordId = entry.recordId ?? '';
  if (entry === null || entry === undefined || recordId === '') return undefined;
  return {
    recordId,
    examId: entry.examId ?? '',
    name: entry.examName ?? '',
    state: entry.state ?? 'submitted',
    startedAt: entry.startedAt ?? '',
    endsAt: entry.endsAt ?? '',
    submittedAt: entry.submittedAt ?? '',
    answeredCount: entry.answeredCount ?? 0,
    questionCount: entry.questionCount ?? 0,
    score: entry.score ?? Number.NaN,
    totalScore: entry.totalScore ?? 0,
    passScore: entry.passScore ?? 0,
    isPassed: entry.passed ?? false,
    rank: entry.rank ?? 0,
    participantCount: entry.participantCount ?? 0,
    publishAt: entry.publishAt ?? '',
    solutions: entry.solutions ?? 'later',
    solutionsFrom: entry.solutionsFrom ?? '',
    sections: readParts(entry.sections),
    points: readParts(entry.points),
    wrongCount: entry.wrongCount ?? 0,
    mayRepeat: entry.mayRepeat ?? false,
    remark: readRemark(entry.remark),
    remarkUntil: entry.remarkUntil ?? '',
    hold: entry.hold?.state ?? '',
    holdWords: entry.hold?.words ?? '',
  };
}

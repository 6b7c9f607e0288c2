import type { Reply } from '@lectern/sdk';
import type { Exam, ExamRecord } from '@lectern/sdk/endpoints/exam';
import type { ReadBy } from '../../shared/readBy.ts';

/** Kinds of exams. */
export const examTypes = ['formal', 'mock', 'makeUp'] as const;

/** The states of an exam for the student. */
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

/** One of the student's exams. */
export type ExamItem = ReadBy<typeof readExam>;

/** Reads an exam; undefined without an id. */
export function readExam(entry: Reply<Exam>) {
  const id = entry.examId ?? '';
  if (id === '') return undefined;
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
    /** 0 for no limit. */
    attemptLimit: entry.attemptLimit ?? 0,
    attemptCount: entry.attemptCount ?? 0,
    recordId: entry.recordId ?? '',
    /** NaN until it is published. */
    score: entry.score ?? Number.NaN,
    hasFaceCheck: entry.faceFlag === 1,
    priceCents: entry.priceCents ?? 0,
    /** Why the last result is withheld; empty if it is not. */
    hold: entry.hold ?? ('' as const),
  };
}

/** Returns how many attempts the student has left; Infinity without a limit. */
export const attemptsLeft = ({ attemptLimit, attemptCount }: ExamItem): number =>
  attemptLimit === 0 ? Infinity : Math.max(0, attemptLimit - attemptCount);

/** One attempt of an exam. */
export type Attempt = ReadBy<typeof readAttempt>;

/** A request to re-mark an attempt, and the school's answer. */
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

/** Points earned in a section of a paper, or in a topic. */
export type ExamPart = ReadBy<typeof readParts>[number];

const readParts = (parts: Reply<ExamRecord>['sections']) =>
  parts.map(({ name, questionCount, score, earned }) => ({
    name: name ?? '',
    questionCount: questionCount ?? 0,
    score: score ?? 0,
    earned: earned ?? 0,
  }));

/** The recommended next step after an attempt. */
export type NextStep = 'goOn' | 'pay' | 'wait' | 'certificate' | 'practise' | 'repeat' | 'none';

/** Returns the next step: first what makes the result available, then what passing earns, then how to improve. */
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

/** Reads an attempt; undefined without an id. */
export function readAttempt(entry: Reply<ExamRecord>) {
  const recordId = entry.recordId ?? '';
  if (recordId === '') return undefined;
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
    /** NaN until it is published. */
    score: entry.score ?? Number.NaN,
    totalScore: entry.totalScore ?? 0,
    passScore: entry.passScore ?? 0,
    isPassed: entry.passed ?? false,
    /** 0 until it is published. */
    rank: entry.rank ?? 0,
    /** Number of ranked students; 0 until it is published. */
    participantCount: entry.participantCount ?? 0,
    /** When the score is published; empty if no time is set. */
    publishAt: entry.publishAt ?? '',
    /** Whether keys and explanations are visible. */
    solutions: entry.solutions ?? 'later',
    /** From when they are visible; empty if unknown. */
    solutionsFrom: entry.solutionsFrom ?? '',
    sections: readParts(entry.sections),
    points: readParts(entry.points),
    /** 0 until the solutions are shown. */
    wrongCount: entry.wrongCount ?? 0,
    /** Whether another attempt may be started now. */
    mayRepeat: entry.mayRepeat ?? false,
    /** The latest request to re-mark the attempt. */
    remark: readRemark(entry.remark),
    /** Until when re-marking may be requested; empty if it may not. */
    remarkUntil: entry.remarkUntil ?? '',
    /** Why the result is withheld; empty if it is not. */
    hold: entry.hold?.state ?? ('' as const),
    /** The school's explanation of that. */
    holdWords: entry.hold?.words ?? '',
  };
}

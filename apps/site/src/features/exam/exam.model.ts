import type { Reply } from '@lectern/sdk';
import type { Exam, ExamRecord } from '@lectern/sdk/endpoints/exam';
import type { ReadBy } from '../../shared/readBy.ts';

/** Kinds of exams. */
export const examTypes = ['formal', 'mock', 'makeUp'] as const;

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
export type ExamItem = ReadBy<typeof readExam>;

/** Reads an exam; one without an id is none. */
export function readExam(entry: Reply<Exam>) {
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
    /** 0 for no limit. */
    attemptLimit: entry.attemptLimit ?? 0,
    attemptCount: entry.attemptCount ?? 0,
    recordId: entry.recordId ?? '',
    /** Not a number until it is published. */
    score: entry.score ?? Number.NaN,
    hasFaceCheck: entry.faceFlag === 1,
    priceCents: entry.priceCents ?? 0,
    /** Why the last result does not stand, or not yet; empty where it does. */
    hold: entry.hold ?? ('' as const),
  };
}

/** One attempt of an exam. */
export type Attempt = ReadBy<typeof readAttempt>;

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
export type ExamPart = ReadBy<typeof readParts>[number];

const readParts = (parts: Reply<ExamRecord>['sections']) =>
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
export function readAttempt(entry: Reply<ExamRecord>) {
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
    /** Not a number until it is published. */
    score: entry.score ?? Number.NaN,
    totalScore: entry.totalScore ?? 0,
    passScore: entry.passScore ?? 0,
    isPassed: entry.passed ?? false,
    /** 0 until it is published. */
    rank: entry.rank ?? 0,
    /** How many have a place; 0 until it is published. */
    participantCount: entry.participantCount ?? 0,
    /** When the score is published; empty where nobody has set a moment. */
    publishAt: entry.publishAt ?? '',
    /** Whether keys and explanations may be seen. */
    solutions: entry.solutions ?? 'later',
    /** From when; empty where nobody knows yet. */
    solutionsFrom: entry.solutionsFrom ?? '',
    sections: readParts(entry.sections),
    points: readParts(entry.points),
    /** 0 until the solutions are shown. */
    wrongCount: entry.wrongCount ?? 0,
    /** True where another attempt may begin now. */
    mayRepeat: entry.mayRepeat ?? false,
    /** The last request for a new mark. */
    remark: readRemark(entry.remark),
    /** Until when a new mark may be asked for; empty where it may not. */
    remarkUntil: entry.remarkUntil ?? '',
    /** Why the result does not stand, or not yet; empty where it does. */
    hold: entry.hold?.state ?? ('' as const),
    /** What the school says of that. */
    holdWords: entry.hold?.words ?? '',
  };
}

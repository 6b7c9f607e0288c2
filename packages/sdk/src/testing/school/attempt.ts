import { amount, text } from '../../client/readers.ts';
import type {
  AttemptStatus,
  ExamRoom,
  PaperQuestions,
  QuestionSign,
  Receipt,
} from '../../endpoints/answering/answering.schema.ts';
import type { ExamRecord } from '../../endpoints/exam/exam.schema.ts';
import type { Verdict } from '../../endpoints/question/question.parts.schema.ts';
import type { ExerciseRecord, Report } from '../../endpoints/question/record.schema.ts';
import { refuse } from '../answer.ts';
import { questionOf } from '../plausible/questions.ts';
import { type Input, textsIn } from './inputs.ts';
import { RESCUE_KEY } from './settings.ts';

interface Saved {
  readonly answer: string[];
  readonly sequence: number;
  readonly operationId: string;
}

/** An attempt at a set of questions. */
export interface Room {
  readonly recordId: string;
  readonly exerciseType: ExerciseRecord['exerciseType'];
  readonly title: string;
  readonly paperId: string | null;
  readonly examId: string | null;
  readonly questionIds: readonly string[];
  readonly answers: Map<string, Saved>;
  readonly marked: Set<string>;
  readonly signs: Map<string, QuestionSign>;
  readonly startedAt: number;
  readonly endsAt: number | null;
  state: ExerciseRecord['state'];
  submittedAt: string | null;
  currentQuestionId: string | null;
  sequence: number;
}

/** Duration of an exam in minutes. */
export const EXAM_MINUTES = 90;
/** One minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** Points of each question. */
const SCORE = 5;
const SECTIONS: Readonly<Record<string, string>> = {
  single: '单选题',
  multiple: '多选题',
  judge: '判断题',
  blank: '填空题',
  open: '解答题',
};
const MATH = { subjectId: '301', subjectName: '高中数学' };

/** Formats a time as UTC ISO. */
export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

function verdictOf(questionId: string, answer: readonly string[]): Verdict {
  const { type, key } = questionOf(questionId);
  if (answer.every((part) => part.trim() === '')) return 'unanswered';
  if (type === 'open') return 'self';
  const sorted = (parts: readonly string[]): string =>
    parts
      .map((part) => part.trim())
      .toSorted()
      .join('|');
  if (type === 'multiple' && answer.every((part) => key.includes(part)) && answer.length < key.length)
    return 'partial';
  return (type === 'multiple' ? sorted(answer) === sorted(key) : answer.join('|').trim() === key.join('|'))
    ? 'right'
    : 'wrong';
}

const EARNED: Readonly<Record<Verdict, number>> = {
  right: SCORE,
  partial: 2,
  wrong: 0,
  unanswered: 0,
  self: 0,
};

/** Hands in an attempt; does nothing if it was handed in already. */
export function handIn(room: Room, at: number): void {
  if (room.state === 'submitted') return;
  room.state = 'submitted';
  room.submittedAt = iso(at);
}

const answerOf = (room: Room, id: string): string[] => room.answers.get(id)?.answer ?? [];
/** Returns the number of answered questions. */
export const answeredCount = (room: Room): number =>
  room.questionIds.filter((id) => answerOf(room, id).length > 0).length;
/** Returns the maximum points of an attempt. */
export const totalScore = (room: Room): number => room.questionIds.length * SCORE;
/** Returns the points of the answers; open questions score none. */
export const scoreOf = (room: Room): number =>
  room.questionIds.reduce((sum, id) => sum + EARNED[verdictOf(id, answerOf(room, id))], 0);
const elapsedSeconds = (room: Room, now: number): number =>
  Math.max(
    0,
    Math.floor(((room.submittedAt === null ? now : Date.parse(room.submittedAt)) - room.startedAt) / 1000),
  );

function examOf(room: Room): ExamRoom | null {
  if (room.examId === null || room.endsAt === null) return null;
  return {
    examId: room.examId,
    endsAt: iso(room.endsAt),
    graceSeconds: 60,
    handInFrom: iso(room.startedAt),
    leaveLimit: 0,
    leaveCount: 0,
    faceDue: false,
  };
}

/** Returns the status of an attempt. */
export const statusOf = (room: Room, now: number): AttemptStatus => ({
  recordId: room.recordId,
  state: room.state,
  elapsedSeconds: elapsedSeconds(room, now),
  serverTime: iso(now),
  exam: examOf(room),
});

/**
 * Saves an answer; for each question the answer with the highest sequence applies. @throws a refusal for a
 * question that is not in the attempt.
 */
export function save(room: Room, given: Input, now: number): Receipt {
  const questionId = text(given['questionId']);
  if (!room.questionIds.includes(questionId)) throw refuse('0', '没有这道题');
  const operationId = text(given['operationId']);
  const sequence = amount(given['sequence']);
  const before = room.answers.get(questionId);
  const late = room.state === 'submitted' && before?.operationId !== operationId;
  const answer = textsIn(given['answer']);
  if (!late && sequence > (before?.sequence ?? 0)) {
    room.answers.set(questionId, { answer, sequence, operationId });
    room.currentQuestionId = questionId;
  }
  room.sequence = Math.max(room.sequence, sequence);
  return {
    questionId,
    operationId,
    sequence,
    savedAt: iso(now),
    currentSequence: room.answers.get(questionId)?.sequence ?? 0,
    late,
    proof: null,
  };
}

/** Returns the questions of an attempt and its answers so far. */
export function paperQuestions(room: Room, now: number): PaperQuestions {
  const types = [...new Set(room.questionIds.map((id) => questionOf(id).type))];
  return {
    recordId: room.recordId,
    exerciseType: room.exerciseType,
    title: room.title,
    subjectId: MATH.subjectId,
    paperId: room.paperId,
    state: room.state,
    serverTime: iso(now),
    elapsedSeconds: elapsedSeconds(room, now),
    totalScore: totalScore(room),
    currentQuestionId: room.currentQuestionId,
    sequence: room.sequence,
    sections: types.map((type) => ({
      sectionName: SECTIONS[type] ?? '',
      questionIds: room.questionIds.filter((id) => questionOf(id).type === type),
    })),
    materials: [],
    questions: room.questionIds.map((questionId, at) => {
      const { type, materialId, stemHtml, options, blankCount } = questionOf(questionId);
      const sign = room.signs.get(questionId);
      return {
        questionId,
        type,
        materialId,
        stemHtml,
        options,
        blankCount,
        number: at + 1,
        score: SCORE,
        answer: answerOf(room, questionId),
        marked: room.marked.has(questionId),
        ...(sign !== undefined && { sign }),
      };
    }),
    exam: examOf(room),
    rescueKey: RESCUE_KEY,
  };
}

/** Returns an attempt as an entry of exercise lists. */
export const recordOf = (room: Room, now: number): ExerciseRecord => ({
  recordId: room.recordId,
  exerciseType: room.exerciseType,
  title: room.title,
  paperId: room.paperId,
  ...MATH,
  state: room.state,
  questionCount: room.questionIds.length,
  answeredCount: answeredCount(room),
  startedAt: iso(room.startedAt),
  submittedAt: room.submittedAt,
  activeAt: iso(now),
  elapsedSeconds: elapsedSeconds(room, now),
  score: room.submittedAt === null ? null : scoreOf(room),
  totalScore: totalScore(room),
});

/** Returns the report of an attempt, with solutions. */
export function report(room: Room, now: number): Report {
  // The report of an attempt that was not handed in shows its current answers.
  const questions = room.questionIds.map((questionId, at) => {
    const answer = answerOf(room, questionId);
    const verdict = verdictOf(questionId, answer);
    return {
      ...questionOf(questionId),
      questionId,
      number: at + 1,
      sectionName: SECTIONS[questionOf(questionId).type] ?? '',
      score: SCORE,
      earned: verdict === 'self' ? null : EARNED[verdict],
      verdict,
      answer,
      collected: false,
    };
  });
  const count = (verdict: Verdict): number => questions.filter((each) => each.verdict === verdict).length;
  const names = [...new Set(questions.map(({ sectionName }) => sectionName))];
  return {
    record: recordOf(room, now),
    rightCount: count('right'),
    partialCount: count('partial'),
    wrongCount: count('wrong'),
    unansweredCount: count('unanswered'),
    selfCount: count('self'),
    sections: names.map((sectionName) => {
      const own = questions.filter((each) => each.sectionName === sectionName);
      return {
        sectionName,
        questionCount: own.length,
        rightCount: own.filter(({ verdict }) => verdict === 'right').length,
        score: own.length * SCORE,
        earned: own.reduce((sum, { earned }) => sum + (earned ?? 0), 0),
      };
    }),
    materials: [],
    questions,
  };
}

/** Returns an attempt as an exam record. */
export function examRecord(room: Room): ExamRecord {
  return {
    recordId: room.recordId,
    examId: room.examId ?? '401',
    examName: room.title,
    state: room.state === 'submitted' ? 'marking' : 'doing',
    startedAt: iso(room.startedAt),
    endsAt: iso(room.endsAt ?? room.startedAt + EXAM_MINUTES * MINUTE_MS),
    submittedAt: room.submittedAt,
    answeredCount: answeredCount(room),
    questionCount: room.questionIds.length,
    score: null,
    totalScore: totalScore(room),
    passScore: totalScore(room) * 0.6,
    passed: null,
    rank: null,
    participantCount: null,
    publishAt: null,
    solutions: 'later',
    solutionsFrom: null,
    sections: [],
    points: [],
    wrongCount: null,
    mayRepeat: false,
    remark: null,
    remarkUntil: null,
  };
}

import { amount, list, text } from '../core/readers.ts';
import { paperQuestions, submit, submitAnswer } from '../endpoints/answering/answering.ts';
import type { Receipt, RoomQuestion } from '../endpoints/answering/answering.schema.ts';
import { findPapers } from '../endpoints/question/bank.ts';
import type { Paper } from '../endpoints/question/bank.schema.ts';
import type { Verdict } from '../endpoints/question/question.parts.schema.ts';
import { generatePaper, report } from '../endpoints/question/record.ts';
import type { ExerciseRecord } from '../endpoints/question/record.schema.ts';
import { type MockRoute, mockRoute, refuse } from './answer.ts';

/** A question of a memory paper: one of its options, `A` first, is right. */
export interface MemoryQuestion {
  readonly stemHtml: string;
  readonly options: readonly string[];
  /** Label of the right option. */
  readonly key: string;
}

/** A paper that can be done at a memory school; each question is worth one point. */
export interface MemoryPaper {
  readonly paperId: string;
  readonly paperName: string;
  readonly questions: readonly MemoryQuestion[];
}

interface Sheet {
  readonly recordId: string;
  readonly userId: string;
  readonly paper: MemoryPaper;
  readonly answers: Map<string, { readonly answer: string[]; readonly sequence: number }>;
  isSubmitted: boolean;
}

const SUBJECT = { subjectId: '1', subjectName: '高等数学' };
const SECTION = '单选题';
const TIME = new Date(0).toISOString();
const labelOf = (index: number): string => String.fromCodePoint(65 + index);
const idOf = (paper: MemoryPaper, index: number): string => `${paper.paperId}-${index + 1}`;

function questionsOf({ paper, answers }: Sheet): RoomQuestion[] {
  return paper.questions.map(({ stemHtml, options }, index) => ({
    questionId: idOf(paper, index),
    type: 'single',
    materialId: null,
    stemHtml,
    options: options.map((html, place) => ({ label: labelOf(place), html })),
    blankCount: 0,
    number: index + 1,
    score: 1,
    answer: answers.get(idOf(paper, index))?.answer ?? [],
    marked: false,
  }));
}

function verdictOf(sheet: Sheet, index: number): Verdict {
  const answer = sheet.answers.get(idOf(sheet.paper, index))?.answer ?? [];
  if (answer.length === 0) return 'unanswered';
  return answer.join('') === sheet.paper.questions[index]?.key ? 'right' : 'wrong';
}

function countOf(sheet: Sheet, verdict: Verdict): number {
  return sheet.paper.questions.filter((_, index) => verdictOf(sheet, index) === verdict).length;
}

function recordOf(sheet: Sheet): ExerciseRecord {
  const { recordId, paper, isSubmitted } = sheet;
  return {
    ...SUBJECT,
    recordId,
    exerciseType: 'paper',
    title: paper.paperName,
    paperId: paper.paperId,
    state: isSubmitted ? 'submitted' : 'doing',
    questionCount: paper.questions.length,
    answeredCount: paper.questions.length - countOf(sheet, 'unanswered'),
    startedAt: TIME,
    submittedAt: isSubmitted ? TIME : null,
    activeAt: TIME,
    elapsedSeconds: 0,
    score: isSubmitted ? countOf(sheet, 'right') : null,
    totalScore: paper.questions.length,
  };
}

function rowOf(paper: MemoryPaper): Paper {
  const count = paper.questions.length;
  return {
    ...SUBJECT,
    paperId: paper.paperId,
    paperName: paper.paperName,
    year: null,
    questionCount: count,
    totalScore: count,
    minutes: count,
    difficulty: 1,
    studentCount: 0,
    state: 'new',
    recordId: null,
    answeredCount: 0,
    bestScore: null,
  };
}

/**
 * The papers of a memory school: list them, begin one, answer, hand in, read the report.
 * @param userOf whose call it is; throws a refusal for a visitor's.
 */
export function memoryBank(
  papers: readonly MemoryPaper[],
  userOf: (request: Request) => string,
): MockRoute[] {
  const sheets: Sheet[] = [];

  function sheetOf(recordId: unknown, request: Request): Sheet {
    const userId = userOf(request);
    const sheet = sheets.find((each) => each.userId === userId && each.recordId === text(recordId));
    if (sheet === undefined) throw refuse('0', '没有这次练习');
    return sheet;
  }

  /** Keeps an answer; of one question the highest sequence wins. */
  function keep(
    sheet: Sheet,
    given: { questionId?: unknown; operationId?: unknown; sequence?: unknown; answer?: unknown } | undefined,
  ): Receipt {
    const questionId = text(given?.questionId);
    const sequence = amount(given?.sequence);
    const before = sheet.answers.get(questionId)?.sequence ?? 0;
    const answer = Array.isArray(given?.answer) ? given.answer.map((part) => text(part)) : [];
    if (sequence > before) sheet.answers.set(questionId, { answer, sequence });
    const currentSequence = Math.max(sequence, before);
    const operationId = text(given?.operationId);
    return { questionId, operationId, sequence, savedAt: TIME, currentSequence, late: false, proof: null };
  }

  return [
    mockRoute(findPapers, (input) => {
      const found = papers.filter(({ paperName }) => paperName.includes(text(input?.keyword)));
      return { total: found.length, records: found.map(rowOf), years: [] };
    }),
    mockRoute(generatePaper, (input, request) => {
      const userId = userOf(request);
      const paper = papers.find(({ paperId }) => paperId === text(input?.paperId));
      if (paper === undefined) throw refuse('0', '没有这份试卷');
      const begun = sheets.find(
        (each) => each.userId === userId && each.paper === paper && !each.isSubmitted,
      );
      if (begun !== undefined) return { recordId: begun.recordId, resumed: true };
      const recordId = String(sheets.length + 1);
      sheets.push({ recordId, userId, paper, answers: new Map(), isSubmitted: false });
      return { recordId, resumed: false };
    }),
    mockRoute(paperQuestions, (input, request) => {
      const sheet = sheetOf(input?.recordId, request);
      const { recordId, exerciseType, title, subjectId, paperId, state, elapsedSeconds, totalScore } =
        recordOf(sheet);
      const questions = questionsOf(sheet);
      const questionIds = questions.map(({ questionId }) => questionId);
      return {
        recordId,
        exerciseType,
        title,
        subjectId,
        paperId,
        state,
        serverTime: TIME,
        elapsedSeconds,
        totalScore,
        currentQuestionId: null,
        sequence: Math.max(0, ...[...sheet.answers.values()].map(({ sequence }) => sequence)),
        sections: [{ sectionName: SECTION, questionIds }],
        materials: [],
        questions,
        exam: null,
        rescueKey: '',
      };
    }),
    mockRoute(submitAnswer, (input, request) => {
      const sheet = sheetOf(input?.recordId, request);
      if (sheet.isSubmitted) throw refuse('0', '已经交卷');
      const receipt = keep(sheet, input ?? undefined);
      const { answeredCount, state } = recordOf(sheet);
      return { receipt, answeredCount, state };
    }),
    mockRoute(submit, (input, request) => {
      const sheet = sheetOf(input?.recordId, request);
      const receipts = sheet.isSubmitted ? [] : list(input?.answers).map((given) => keep(sheet, given));
      sheet.isSubmitted = true;
      const { recordId, state, totalScore } = recordOf(sheet);
      return { recordId, state, submittedAt: TIME, score: countOf(sheet, 'right'), totalScore, receipts };
    }),
    mockRoute(report, (input, request) => {
      const sheet = sheetOf(input?.recordId, request);
      if (!sheet.isSubmitted) throw refuse('0', '还没有交卷');
      const record = recordOf(sheet);
      const rightCount = countOf(sheet, 'right');
      const questions = questionsOf(sheet).map(({ marked: _, ...question }, index) => ({
        ...question,
        key: [sheet.paper.questions[index]?.key ?? ''],
        keyHtml: '',
        explanationHtml: '',
        points: [],
        sectionName: SECTION,
        earned: verdictOf(sheet, index) === 'right' ? 1 : 0,
        verdict: verdictOf(sheet, index),
        collected: false,
      }));
      const section = {
        sectionName: SECTION,
        questionCount: record.questionCount,
        rightCount,
        score: record.totalScore,
        earned: rightCount,
      };
      return {
        record,
        rightCount,
        partialCount: 0,
        wrongCount: countOf(sheet, 'wrong'),
        unansweredCount: countOf(sheet, 'unanswered'),
        selfCount: 0,
        sections: [section],
        materials: [],
        questions,
      };
    }),
  ];
}

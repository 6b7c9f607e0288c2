import { isApiError, type Reply } from '@lectern/sdk';
import { selfScore } from '@lectern/sdk/endpoints/answering';
import {
  collect,
  generateWrong,
  integralIncrease,
  recordDetail,
  type Report,
  report as readReport,
  uncollect,
} from '@lectern/sdk/endpoints/question';
import { reexamine } from '@lectern/sdk/endpoints/visitor';
import { proxy, ref } from 'valtio/vanilla';
import { startExercise } from '../../../shared/routes/enterExercise.ts';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import {
  type QuestionItem,
  readMaterials,
  readQuestion,
  readSolution,
  type SolutionItem,
} from '../question/question.model.ts';

/** The verdict on an answer; `self` means that the student scores it. */
export type Verdict = 'right' | 'partial' | 'wrong' | 'unanswered' | 'self';

/** A question of the report. */
export interface GradedQuestion extends QuestionItem, SolutionItem {
  readonly number: number;
  readonly section: string;
  readonly score: number;
  readonly answer: readonly string[];
  readonly isSelfScored: boolean;
}

/** The immutable part of the report. */
export interface ReportPaper {
  readonly title: string;
  /** Empty if the exercise is not a paper of the bank. */
  readonly paperId: string;
  readonly isExam: boolean;
  readonly totalScore: number;
  readonly elapsedSeconds: number;
  readonly submittedAt: string;
  readonly sections: readonly { readonly name: string; readonly score: number }[];
  readonly materials: Readonly<Record<string, string>>;
  readonly questions: readonly GradedQuestion[];
}

/** The report of a handed-in exercise. */
export interface ReportState {
  status: LoadStatus;
  /** Whether there is no report yet, because the exercise is not handed in. */
  isUnfinished: boolean;
  recordId: string;
  paper: ReportPaper;
  score: number;
  verdicts: Record<string, Verdict>;
  earned: Record<string, number>;
  collected: Record<string, boolean>;
  /** Points earned by the exercise (0 if none), and the student's total. */
  points: number;
  allPoints: number;
}

const NOTHING: ReportPaper = {
  title: '',
  paperId: '',
  isExam: false,
  totalScore: 0,
  elapsedSeconds: 0,
  submittedAt: '',
  sections: [],
  materials: {},
  questions: [],
};

const initial = (): ReportState => ({
  status: 'idle',
  isUnfinished: false,
  recordId: '',
  paper: ref(NOTHING),
  score: 0,
  verdicts: {},
  earned: {},
  collected: {},
  points: 0,
  allPoints: 0,
});

export const report = proxy<ReportState>(initial());

const { load } = loadInto(report);

/** Whether the report's questions are there, also while the report is read again. */
export const hasQuestions = ({ paper }: Pick<ReportState, 'paper'>): boolean => paper.questions.length > 0;

/** Loads and shows a report, which exists only after the hand-in. One that is shown already stays meanwhile. */
export const showReport = prefetched(async (recordId: string): Promise<void> => {
  if (report.recordId !== recordId) Object.assign(report, { ...initial(), recordId });
  await load(async () => {
    try {
      return reportStateOf(await request(readReport, { recordId }));
    } catch (error) {
      if (!isApiError(error, 'business')) throw error;
      return { status: 'missing', isUnfinished: await isInProgress(recordId) };
    }
  });
});

/** Shows a report, and requests the points that its exercise earns. */
export async function loadReport(recordId: string): Promise<void> {
  await showReport(recordId);
  const { status, paper } = report;
  if (report.recordId === recordId && status === 'ready' && !paper.isExam) await earnPoints(recordId);
}

/** Returns the page's state from a reply; unreadable questions are left out. */
function reportStateOf({
  record,
  sections,
  materials,
  questions: entries,
}: Reply<Report>): Partial<ReportState> {
  const readable = entries.flatMap((entry, index) => {
    const question = readQuestion(entry);
    if (question === undefined) return [];
    const graded: GradedQuestion = {
      ...question,
      ...readSolution(entry),
      number: entry.number ?? index + 1,
      section: entry.sectionName ?? '',
      score: entry.score ?? 0,
      answer: entry.answer,
      isSelfScored: question.kind === 'open' && entry.verdict !== 'unanswered',
    };
    return [{ entry, graded }];
  });
  const ofEach = <Value>(value: (entry: (typeof entries)[number]) => Value): Record<string, Value> =>
    Object.fromEntries(readable.map(({ entry, graded }) => [graded.id, value(entry)]));
  return {
    status: readable.length === 0 ? 'missing' : 'ready',
    isUnfinished: false,
    score: record.score ?? 0,
    verdicts: ofEach(({ verdict }) => verdict ?? 'unanswered'),
    earned: ofEach(({ earned }) => earned ?? 0),
    collected: ofEach(({ collected }) => collected ?? false),
    paper: ref({
      title: record.title ?? '',
      paperId: record.paperId ?? '',
      isExam: record.exerciseType === 'exam',
      totalScore: record.totalScore ?? 0,
      elapsedSeconds: record.elapsedSeconds ?? 0,
      submittedAt: record.submittedAt ?? '',
      sections: sections.map(({ sectionName, score }) => ({ name: sectionName ?? '', score: score ?? 0 })),
      materials: readMaterials(materials),
      questions: readable.map(({ graded }) => graded),
    }),
  };
}

/** Whether an exercise exists but is not handed in. */
async function isInProgress(recordId: string): Promise<boolean> {
  const [reply] = await Promise.allSettled([request(recordDetail, { id: recordId })]);
  const state = reply.status === 'fulfilled' ? reply.value.state : undefined;
  return state === 'doing' || state === 'paused';
}

/** Credits the points of the exercise; the server does so only once, however often the report is opened. */
async function earnPoints(recordId: string): Promise<void> {
  try {
    const reply = await request(integralIncrease, { recordId });
    if (report.recordId === recordId)
      Object.assign(report, { points: reply.points ?? 0, allPoints: reply.remaining ?? 0 });
  } catch {
    // The report is complete without points; the next visit requests them again.
  }
}

/** Saves the student's own score of an open question. */
export async function scoreOpen(questionId: string, score: number): Promise<Result> {
  return attempt(async () => {
    const reply = await request(selfScore, { recordId: report.recordId, questionId, score });
    report.verdicts[questionId] = reply.verdict ?? 'self';
    report.earned[questionId] = reply.earned ?? 0;
    report.score = reply.score ?? report.score;
  });
}

/** Adds a question to the collection or removes it, optimistically; reverted if the server refuses. */
export async function toggleCollected(questionId: string): Promise<Result> {
  const isCollected = report.collected[questionId] !== true;
  report.collected[questionId] = isCollected;
  const outcome = await attempt(() => request(isCollected ? collect : uncollect, { questionId }));
  if (!outcome.isDone) report.collected[questionId] = !isCollected;
  return outcome;
}

/** Creates the same exercise again and returns its id. */
export const repeatExercise = () =>
  startExercise('report', () => request(reexamine, { recordId: report.recordId }));

/** Creates an exercise of the wrongly answered questions and returns its id. */
export const practiseWrong = () =>
  startExercise('report', () => request(generateWrong, { recordId: report.recordId }));

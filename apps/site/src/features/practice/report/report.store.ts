import { isApiError, type Reply } from '@lectern/sdk';
import { selfScore } from '@lectern/sdk/endpoints/answering';
import {
  collect,
  generateWrong,
  integralIncrease,
  recordDetail,
  report as readReport,
  uncollect,
} from '@lectern/sdk/endpoints/question';
import { reexamine } from '@lectern/sdk/endpoints/visitor';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import type { LoadStatus } from '../../../shared/loadable.ts';
import { attempt, madeId, type Result } from '../../../shared/result.ts';
import {
  type QuestionItem,
  readMaterials,
  readQuestion,
  readSolution,
  type SolutionItem,
} from '../question/question.model.ts';

/** How an answer was graded. */
export type Verdict = 'right' | 'partial' | 'wrong' | 'unanswered' | 'self';

/** A question of the report. */
export interface GradedQuestion extends QuestionItem, SolutionItem {
  readonly number: number;
  readonly section: string;
  readonly score: number;
  readonly answer: readonly string[];
  readonly isSelfScored: boolean;
}

/** What of the report never changes. */
export interface ReportPaper {
  readonly title: string;
  /** Empty where it is no paper of the bank. */
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
  status: LoadStatus | 'unfinished';
  recordId: string;
  paper: ReportPaper;
  score: number;
  verdicts: Record<string, Verdict>;
  earned: Record<string, number>;
  collected: Record<string, boolean>;
  /** What the exercise earned, and all points that the student has now; 0 where it earned none. */
  points: number;
  allPoints: number;
  /** Under way: a new exercise is being made. */
  isGenerating: boolean;
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
  recordId: '',
  paper: ref(NOTHING),
  score: 0,
  verdicts: {},
  earned: {},
  collected: {},
  points: 0,
  allPoints: 0,
  isGenerating: false,
});

export const report = proxy<ReportState>(initial());

/** Loads a report. Before the hand-in there is none. */
export async function loadReport(recordId: string): Promise<void> {
  Object.assign(report, { ...initial(), status: 'loading', recordId });
  try {
    const reply = await request(readReport, { recordId });
    if (report.recordId !== recordId) return;
    const entries = reply.questions;
    const questions = entries.flatMap((entry, index): GradedQuestion[] => {
      const question = readQuestion(entry);
      if (question === undefined) return [];
      report.verdicts[question.id] = entry.verdict ?? 'unanswered';
      report.earned[question.id] = entry.earned ?? 0;
      if (entry.collected ?? false) report.collected[question.id] = true;
      return [
        {
          ...question,
          ...readSolution(entry),
          number: entry.number ?? index + 1,
          section: entry.sectionName ?? '',
          score: entry.score ?? 0,
          answer: entry.answer,
          isSelfScored: question.kind === 'open' && entry.verdict !== 'unanswered',
        },
      ];
    });
    report.score = reply.record.score ?? 0;
    report.paper = ref({
      title: reply.record.title ?? '',
      paperId: reply.record.paperId ?? '',
      isExam: reply.record.exerciseType === 'exam',
      totalScore: reply.record.totalScore ?? 0,
      elapsedSeconds: reply.record.elapsedSeconds ?? 0,
      submittedAt: reply.record.submittedAt ?? '',
      sections: reply.sections.map((section) => ({
        name: section.sectionName ?? '',
        score: section.score ?? 0,
      })),
      materials: readMaterials(reply.materials),
      questions,
    });
    report.status = questions.length === 0 ? 'missing' : 'ready';
  } catch (error) {
    const status = isApiError(error, 'business') ? await whyNone(recordId) : 'failed';
    if (report.recordId === recordId) report.status = status;
    return;
  }
  if (!report.paper.isExam) await earnPoints(recordId);
}

/** Tells an exercise that is not handed in from one that is not there. */
async function whyNone(recordId: string): Promise<'unfinished' | 'missing'> {
  try {
    const state = (await request(recordDetail, { id: recordId })).state ?? '';
    return state === 'doing' || state === 'paused' ? 'unfinished' : 'missing';
  } catch {
    return 'missing';
  }
}

/** Credits what the exercise earned: the server does so once, however often the report is opened. */
async function earnPoints(recordId: string): Promise<void> {
  try {
    const reply = await request(integralIncrease, { recordId });
    if (report.recordId === recordId)
      Object.assign(report, { points: reply.points ?? 0, allPoints: reply.remaining ?? 0 });
  } catch {
    // The report is whole without them; the next visit asks again.
  }
}

/** Gives an open question the student's own score. */
export async function scoreOpen(questionId: string, score: number): Promise<Result> {
  return attempt(async () => {
    const reply = await request(selfScore, { recordId: report.recordId, questionId, score });
    report.verdicts[questionId] = reply.verdict ?? 'self';
    report.earned[questionId] = reply.earned ?? 0;
    report.score = reply.score ?? report.score;
  });
}

/** Keeps a question, or no longer; it shows at once and goes back if the server did not take it. */
export async function toggleCollected(questionId: string): Promise<Result<unknown>> {
  const isKept = report.collected[questionId] !== true;
  report.collected[questionId] = isKept;
  const outcome = await attempt(() => request(isKept ? collect : uncollect, { questionId }));
  if (!outcome.isDone) report.collected[questionId] = !isKept;
  return outcome;
}

/** Has an exercise made and gives its id. */
async function generated(make: () => Promise<Reply<{ readonly recordId: string }>>): Promise<Result<string>> {
  report.isGenerating = true;
  const outcome = await attempt(async () => madeId((await make()).recordId));
  report.isGenerating = false;
  return outcome;
}

/** Makes the same exercise once more and gives its id. */
export const repeatExercise = () => generated(() => request(reexamine, { recordId: report.recordId }));

/** Makes an exercise of the wrong ones and gives its id. */
export const practiseWrong = () => generated(() => request(generateWrong, { recordId: report.recordId }));

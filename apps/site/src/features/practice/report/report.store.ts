import { amount, flag, isApiError, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import { selfScore } from '@lectern/sdk/endpoints/answering';
import {
  collect,
  generateWrong,
  integralIncrease,
  recordDetail,
  report as readReport,
  type Report,
  type ReportQuestion,
  uncollect,
} from '@lectern/sdk/endpoints/question';
import { reexamine } from '@lectern/sdk/endpoints/visitor';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../boot/client.ts';
import {
  type QuestionItem,
  readMaterials,
  readQuestion,
  readSolution,
  readTexts,
  type SolutionItem,
} from '../question/question.model.ts';

/** How an answer was judged. */
export type Verdict = 'right' | 'partial' | 'wrong' | 'unanswered' | 'self';

/** A question of the report. */
export interface JudgedQuestion extends QuestionItem, SolutionItem {
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
  readonly questions: readonly JudgedQuestion[];
}

/** The report of a handed-in exercise. */
export interface ReportState {
  step: 'idle' | 'loading' | 'ready' | 'failed' | 'missing' | 'unfinished';
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
  step: 'idle',
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

const VERDICTS = ['right', 'partial', 'wrong', 'unanswered', 'self'] as const;

/** Loads a report. Before the hand-in there is none. */
export async function loadReport(recordId: string): Promise<void> {
  Object.assign(report, { ...initial(), step: 'loading', recordId });
  try {
    const reply = await request(readReport, { recordId });
    if (report.recordId !== recordId) return;
    const entries = list<ReportQuestion>(reply?.questions);
    const questions = entries.flatMap((entry, index): JudgedQuestion[] => {
      const question = readQuestion(entry);
      if (question === undefined) return [];
      report.verdicts[question.id] = oneOf(entry.verdict, VERDICTS, 'unanswered');
      report.earned[question.id] = amount(entry.earned);
      if (flag(entry.collected)) report.collected[question.id] = true;
      return [
        {
          ...question,
          ...readSolution(entry),
          number: amount(entry.number, index + 1),
          section: text(entry.sectionName),
          score: amount(entry.score),
          answer: readTexts(entry.answer),
          isSelfScored: question.kind === 'open' && text(entry.verdict) !== 'unanswered',
        },
      ];
    });
    report.score = amount(reply?.record?.score);
    report.paper = ref({
      title: text(reply?.record?.title),
      paperId: text(reply?.record?.paperId),
      isExam: text(reply?.record?.exerciseType) === 'exam',
      totalScore: amount(reply?.record?.totalScore),
      elapsedSeconds: amount(reply?.record?.elapsedSeconds),
      submittedAt: text(reply?.record?.submittedAt),
      sections: list<Report['sections'][number]>(reply?.sections).map((section) => ({
        name: text(section.sectionName),
        score: amount(section.score),
      })),
      materials: readMaterials(reply?.materials),
      questions,
    });
    report.step = questions.length === 0 ? 'missing' : 'ready';
  } catch (error) {
    const step = isApiError(error, 'business') ? await whyNone(recordId) : 'failed';
    if (report.recordId === recordId) report.step = step;
    return;
  }
  if (!report.paper.isExam) await earnPoints(recordId);
}

/** Tells an exercise that is not handed in from one that is not there. */
async function whyNone(recordId: string): Promise<'unfinished' | 'missing'> {
  try {
    const state = text((await request(recordDetail, { id: recordId }))?.state);
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
      Object.assign(report, { points: amount(reply?.points), allPoints: amount(reply?.remaining) });
  } catch {
    // The report is whole without them; the next visit asks again.
  }
}

/** Gives an open question the student's own score; false when it was not saved. */
export async function scoreOpen(questionId: string, score: number): Promise<boolean> {
  try {
    const reply = await request(selfScore, { recordId: report.recordId, questionId, score });
    report.verdicts[questionId] = oneOf(reply?.verdict, VERDICTS, 'self');
    report.earned[questionId] = amount(reply?.earned);
    report.score = amount(reply?.score, report.score);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a question, or no longer; it shows at once and goes back if the server did not take it. */
export async function toggleCollected(questionId: string): Promise<boolean> {
  const isKept = report.collected[questionId] !== true;
  report.collected[questionId] = isKept;
  try {
    await request(isKept ? collect : uncollect, { questionId });
    return true;
  } catch {
    report.collected[questionId] = !isKept;
    return false;
  }
}

/** Has an exercise made; resolves with its id, or undefined when none was made. */
async function generated(
  make: () => Promise<Untrusted<{ readonly recordId: string }>>,
): Promise<string | undefined> {
  report.isGenerating = true;
  try {
    return text((await make())?.recordId) || undefined;
  } catch {
    return undefined;
  } finally {
    report.isGenerating = false;
  }
}

/** Makes the same exercise once more; resolves with its id, or undefined when none was made. */
export const repeatExercise = () => generated(() => request(reexamine, { recordId: report.recordId }));

/** Makes an exercise of the wrong ones; resolves with its id, or undefined when none was made. */
export const practiseWrong = () => generated(() => request(generateWrong, { recordId: report.recordId }));

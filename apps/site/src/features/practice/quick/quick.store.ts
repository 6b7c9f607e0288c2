import { isApiError, oneOf, type Reply } from '@lectern/sdk';
import {
  quickPaper,
  reexamineUnlogged,
  submit,
  sync,
  type VisitorPaper,
  type VisitorReport,
} from '@lectern/sdk/endpoints/visitor';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { isLoggedIn } from '../../../shared/session/session.store.ts';
import { deviceId } from '../../../shared/session/device.ts';
import { storeVisitorRecord, mergeVisitorRecords } from '../../../shared/student/visitorRecord.ts';
import { requestSequence } from '../../../shared/loadable.ts';
import { DONE, refusedBy, type Result } from '../../../shared/result.ts';
import {
  isAnswered,
  type QuestionItem,
  readMaterials,
  readQuestion,
  readSolution,
  type SolutionItem,
} from '../question/question.model.ts';
import { rememberOpened } from '../lastOpened.ts';
import type { Verdict } from '../report/report.store.ts';
import { deleteQuick, storeQuick, readQuick } from './quick.copy.ts';

/** A question with its verdict, once the exercise is handed in. */
export interface QuickResult extends QuestionItem, SolutionItem {
  readonly answer: readonly string[];
  readonly verdict: Verdict;
}

/** A quick exercise, which needs no account. */
export interface QuickState {
  step: 'idle' | 'loading' | 'ready' | 'failed' | 'handingIn' | 'done';
  /** The school's message why there is no exercise; empty after a network failure. */
  problem: string;
  categoryId: string;
  subjectId: string;
  recordId: string;
  title: string;
  materials: Readonly<Record<string, string>>;
  questions: readonly QuestionItem[];
  answers: Record<string, readonly string[]>;
  /** Whether the server has all answers shown; `kept` while they wait on this device for the connection. */
  saved: 'saved' | 'saving' | 'kept';
  results: readonly QuickResult[];
  rightCount: number;
}

const initial = (): QuickState => ({
  step: 'idle',
  problem: '',
  categoryId: '',
  subjectId: '',
  recordId: '',
  title: '',
  materials: {},
  questions: [],
  answers: {},
  saved: 'saved',
  results: [],
  rightCount: 0,
});

export const quick = proxy<QuickState>(initial());

/** Drops replies for an exercise that another one has replaced. */
const visits = requestSequence();

/** What the server must be sent again to identify the exercise. */
let exercise: { readonly paperId: string; readonly exerciseType: VisitorPaper['exerciseType'] } = {
  paperId: '',
  exerciseType: 'quick',
};

function show(paper: Reply<VisitorPaper>, answers: Readonly<Record<string, readonly string[]>>): void {
  exercise = {
    paperId: paper.paperId ?? '',
    exerciseType: oneOf(paper.exerciseType, ['quick', 'again'], 'quick'),
  };
  Object.assign(quick, {
    recordId: paper.recordId ?? '',
    title: paper.title ?? '',
    materials: readMaterials(paper.materials),
    questions: paper.questions.flatMap((entry) => {
      const question = readQuestion(entry);
      return question === undefined ? [] : [ref(question)];
    }),
    answers: { ...answers },
    results: [],
  });
  quick.step = quick.questions.length === 0 ? 'failed' : 'ready';
}

function begin(paper: Reply<VisitorPaper>): void {
  const { categoryId, subjectId } = quick;
  storeQuick({ categoryId, subjectId, paper, answers: {} });
  show(paper, {});
  if (isLoggedIn()) rememberOpened(quick.recordId);
  else storeVisitorRecord(quick.recordId);
}

function fail(error: unknown): void {
  quick.problem = isApiError(error, 'business') ? error.serverMessage : '';
  quick.step = 'failed';
}

async function startRequested(ask: () => Promise<Reply<VisitorPaper>>): Promise<void> {
  const isLatest = visits.begin();
  quick.step = 'loading';
  try {
    const paper = await ask();
    if (isLatest()) begin(paper);
  } catch (error) {
    if (isLatest()) fail(error);
  }
}

/** Resumes the quick exercise that this device has open in a subject, or starts one. */
export async function openQuick(categoryId: string, subjectId: string): Promise<void> {
  visits.begin();
  Object.assign(quick, { ...initial(), step: 'loading', categoryId, subjectId });
  const stored = readQuick();
  if (stored !== undefined && stored.subjectId === subjectId) {
    show(stored.paper, stored.answers);
    // The last answers may not have been saved, and the student may have logged in meanwhile.
    if (isLoggedIn()) await mergeVisitorRecords().catch(() => undefined);
    await save();
    return;
  }
  await anotherQuick();
}

/** Starts a new quick exercise of the subject. */
export async function anotherQuick(): Promise<void> {
  const { categoryId, subjectId } = quick;
  await startRequested(() => request(quickPaper, { categoryId, subjectId, clientId: deviceId() }));
}

/** Starts an exercise of the questions that were not answered right. */
export async function repeatMissed(): Promise<void> {
  const { recordId } = quick;
  const questionIds = quick.results.filter(({ verdict }) => verdict !== 'right').map(({ id }) => id);
  await startRequested(() =>
    request(reexamineUnlogged, { clientId: deviceId(), recordId, ...exercise, questionIds }),
  );
}

const answersInput = () =>
  Object.entries(quick.answers).map(([questionId, answer]) => ({ questionId, answer: [...answer] }));

/** Debounce of saving after a change, in milliseconds. */
const SAVE_DEBOUNCE_MS = 600;
/** Delay before a failed save is retried, in milliseconds. */
const RETRY_MS = 5000;
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> | undefined;
/** Number of changes so far, so that a reply can be matched to the changes it acknowledges. */
let changes = 0;
let savedChanges = 0;

async function send(): Promise<void> {
  const upTo = changes;
  const { recordId } = quick;
  try {
    await request(sync, { currentId: recordId, answers: answersInput() });
    if (quick.recordId !== recordId) return;
    savedChanges = upTo;
    quick.saved = savedChanges === changes ? 'saved' : 'saving';
    if (savedChanges !== changes) schedule(0);
  } catch {
    if (quick.recordId !== recordId) return;
    // Offline, or between the log-in and the arrival of its token: the answers stay on the device, and saving
    // is retried.
    quick.saved = 'kept';
    schedule(RETRY_MS);
  }
}

/** Saves the answers on the server, at once. */
export async function save(): Promise<void> {
  clearTimeout(timer);
  if (quick.step !== 'ready' || answersInput().length === 0) return;
  saving ??= send().finally(() => {
    saving = undefined;
  });
  await saving;
}

function schedule(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), milliseconds);
}

/** Answers a question: stored on the device at once, and saved on the server after the debounce. */
export function answerQuick(questionId: string, answer: readonly string[]): void {
  if (quick.step !== 'ready') return;
  quick.answers[questionId] = isAnswered(answer) ? answer : [];
  const stored = readQuick();
  if (stored !== undefined) storeQuick({ ...stored, answers: { ...quick.answers } });
  changes += 1;
  quick.saved = quick.saved === 'kept' ? 'kept' : 'saving';
  schedule(SAVE_DEBOUNCE_MS);
}

/** Leaves the page; unsaved answers stay on the device. */
export function leaveQuick(): void {
  clearTimeout(timer);
  void save();
}

function readResults(report: Reply<VisitorReport>): QuickResult[] {
  return report.questions.flatMap((entry) => {
    const question = readQuestion(entry);
    if (question === undefined) return [];
    const verdict = entry.verdict ?? 'unanswered';
    return [ref({ ...question, ...readSolution(entry), answer: entry.answer, verdict })];
  });
}

/** Hands in with all answers; if that fails, nothing is lost. */
export async function handInQuick(): Promise<Result> {
  clearTimeout(timer);
  const { recordId } = quick;
  quick.step = 'handingIn';
  try {
    await saving;
    const report = await request(submit, {
      clientId: deviceId(),
      recordId,
      ...exercise,
      answers: answersInput(),
    });
    if (quick.recordId !== recordId) return DONE;
    quick.results = readResults(report);
    quick.materials = readMaterials(report.materials);
    quick.rightCount = report.rightCount ?? 0;
    quick.step = 'done';
    deleteQuick();
    return DONE;
  } catch (error) {
    if (quick.recordId === recordId) Object.assign(quick, { step: 'ready', saved: 'kept' });
    return refusedBy(error);
  }
}

/** Merges the exercise into the account of the student who has just logged in. */
export async function joinAccount(): Promise<void> {
  if (!isLoggedIn() || quick.recordId === '') return;
  // The log-in does the same; this retries it where it failed.
  await mergeVisitorRecords().catch(() => undefined);
  await save();
}

import { flag, isApiError } from '@lectern/sdk';
import { detail, join } from '@lectern/sdk/endpoints/exam';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { errorData } from '../../shared/errorData.ts';
import { loadInto, type LoadStatus, missingOrFailed } from '../../shared/loadable.ts';
import { requiredScene } from '../schoolQuestions/index.ts';
import { type ExamItem, readExam } from './exam.model.ts';

/** An exam and its rules, before it is entered. */
export interface IntroState {
  status: LoadStatus;
  examId: string;
  exam: ExamItem | undefined;
  rulesHtml: string;
  lateMinutes: number;
  handInAfterMinutes: number;
  leaveLimit: number;
  isEntering: boolean;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  serverOffsetMs: number;
}

const initial = (examId: string): IntroState => ({
  status: 'loading',
  examId,
  exam: undefined,
  rulesHtml: '',
  lateMinutes: 0,
  handInAfterMinutes: 0,
  leaveLimit: 0,
  isEntering: false,
  serverOffsetMs: 0,
});

export const intro = proxy<IntroState>({ ...initial(''), status: 'idle' });

const { load } = loadInto(intro, missingOrFailed);

/** Loads an exam with its rules; an exam that is opened again stays meanwhile. */
export const loadIntro = prefetched(async (examId: string): Promise<void> => {
  if (intro.examId !== examId) Object.assign(intro, initial(examId));
  await load(async () => {
    const reply = await request(detail, { id: examId });
    const exam = readExam(reply.exam);
    return {
      status: exam === undefined ? 'missing' : 'ready',
      exam,
      rulesHtml: reply.rulesHtml ?? '',
      lateMinutes: reply.lateMinutes ?? 0,
      handInAfterMinutes: reply.handInAfterMinutes ?? 0,
      leaveLimit: reply.leaveLimit ?? 0,
      serverOffsetMs: Date.parse(reply.serverTime ?? '') - Date.now() || 0,
    };
  });
});

/** Returns the duration in minutes of an exam entered now, which its closing time may shorten. */
export function minutesFromNow({ minutes, closeAt }: Pick<ExamItem, 'minutes' | 'closeAt'>): number {
  const left = Math.floor((Date.parse(closeAt) - Date.now() - intro.serverOffsetMs) / 60_000);
  return left >= 0 ? Math.min(minutes, left) : minutes;
}

/** The outcome of entering an exam. */
export type Entered =
  | { readonly result: 'entered'; readonly recordId: string }
  | { readonly result: 'questionsNeeded' | 'faceNeeded' | 'refused' | 'offline'; readonly message: string };

/** Enters the exam, or continues it. */
export async function enterExam(orderNo = ''): Promise<Entered> {
  intro.isEntering = true;
  try {
    const reply = await request(join, { examId: intro.examId, ...(orderNo !== '' && { orderNo }) });
    return { result: 'entered', recordId: reply.recordId ?? '' };
  } catch (error) {
    if (!isApiError(error, 'business')) return { result: 'offline', message: '' };
    if (requiredScene(error) !== undefined)
      return { result: 'questionsNeeded', message: error.serverMessage };
    const isFace = flag(errorData(error, 'face'));
    return { result: isFace ? 'faceNeeded' : 'refused', message: error.serverMessage };
  } finally {
    intro.isEntering = false;
  }
}

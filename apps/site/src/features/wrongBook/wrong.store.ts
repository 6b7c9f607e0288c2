import { generateWrong, wrongList, wrongRemove, type WrongQuestion } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { QUESTIONS_A_PAGE, type QuestionsState, readQuestions } from '../practice/index.ts';
import { loadInto } from '../../shared/loadable.ts';
import { attempt, type Result } from '../../shared/result.ts';
import { startExercise } from '../../shared/routes/enterExercise.ts';
import { syncRepetitions } from './repeat.store.ts';
import { readWrong, type WrongItem } from './wrong.model.ts';

/** The wrong book. */
export interface WrongState extends QuestionsState<WrongItem> {
  /** Number of questions due for repetition. */
  dueCount: number;
  /** After this many right answers in a row, a question leaves the book. */
  rightToLeave: number;
}

export const wrongBook = proxy<WrongState>({
  status: 'idle',
  questions: [],
  materials: {},
  total: 0,
  dueCount: 0,
  rightToLeave: 0,
  subjects: [],
});

const { load } = loadInto(wrongBook);

/** Loads a page of the book; an empty `subjectId` means all subjects. */
export async function showWrong(subjectId: string, page: number): Promise<void> {
  await load(async () => {
    const reply = await request(wrongList, {
      ...(subjectId !== '' && { subjectId }),
      pageNo: page,
      pageSize: QUESTIONS_A_PAGE,
    });
    return {
      ...readQuestions<WrongQuestion, WrongItem>(reply, readWrong),
      dueCount: reply.dueCount ?? 0,
      rightToLeave: reply.rightToLeave ?? 0,
    };
  }, `wrong book ${subjectId} ${page}`);
}

/** Loads a page of the book after sending the repetitions that this device stored offline. */
export const openWrong = prefetched(async (subjectId: string, page: number): Promise<void> => {
  await syncRepetitions();
  await showWrong(subjectId, page);
});

/** Removes a question from the book. */
export const removeWrong = (wrongId: string): Promise<Result> =>
  attempt(() => request(wrongRemove, { id: wrongId }));

/** Creates an exercise from the book and returns its id. */
export const practiseBook = (subjectId: string) =>
  startExercise('wrong book', () => request(generateWrong, subjectId === '' ? {} : { subjectId }));

import { generateWrong, wrongList, wrongRemove, type WrongQuestion } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { QUESTIONS_A_PAGE, type QuestionsState, readQuestions } from '../practice/index.ts';
import { loadInto } from '../../shared/loadable.ts';
import { attempt, madeId, type Result } from '../../shared/result.ts';
import { syncRepetitions } from './repeat.store.ts';
import { readWrong, type WrongItem } from './wrong.model.ts';

/** The wrong book. */
export interface WrongState extends QuestionsState<WrongItem> {
  /** How many are to be repeated by now. */
  dueCount: number;
  /** Right this often in a row, a question leaves the book. */
  rightToLeave: number;
  isGenerating: boolean;
}

export const wrongBook = proxy<WrongState>({
  status: 'idle',
  questions: [],
  materials: {},
  total: 0,
  dueCount: 0,
  rightToLeave: 0,
  subjects: [],
  isGenerating: false,
});

const { load } = loadInto(wrongBook);

/** Shows a page of the book; `subjectId` empty means all subjects. */
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

/** Shows a page of the book with what this device noted without a line. */
export const openWrong = prefetched(async (subjectId: string, page: number): Promise<void> => {
  await syncRepetitions();
  await showWrong(subjectId, page);
});

/** Takes a question out of the book. */
export const removeWrong = (wrongId: string): Promise<Result<unknown>> =>
  attempt(() => request(wrongRemove, { id: wrongId }));

/** Makes an exercise of the book and gives its id. */
export async function practiseBook(subjectId: string): Promise<Result<string>> {
  wrongBook.isGenerating = true;
  const outcome = await attempt(async () =>
    madeId((await request(generateWrong, subjectId === '' ? {} : { subjectId })).recordId),
  );
  wrongBook.isGenerating = false;
  return outcome;
}

import type { Reply } from '@lectern/sdk';
import { collectList, type CollectedQuestion, uncollect } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import {
  QUESTIONS_A_PAGE,
  type QuestionItem,
  type QuestionsState,
  readQuestion,
  readQuestions,
  readSolution,
  type SolutionItem,
} from '../practice/index.ts';
import { loadInto } from '../../shared/loadable.ts';
import { attempt, type Result } from '../../shared/result.ts';

/** A question in the student's collection. */
export interface CollectedItem extends QuestionItem {
  readonly subjectName: string;
  readonly collectedAt: string;
  /** Undefined until it was handed in once. */
  readonly solution: SolutionItem | undefined;
}

/** The collection. */
export const collection = proxy<QuestionsState<CollectedItem>>({
  status: 'idle',
  questions: [],
  materials: {},
  total: 0,
  subjects: [],
});

/** Reads an entry of the collection; undefined without a question. */
function readCollected(entry: Reply<CollectedQuestion>): CollectedItem | undefined {
  const question = readQuestion(entry);
  if (question === undefined) return undefined;
  const solution = entry.solution;
  return {
    ...question,
    subjectName: entry.subjectName ?? '',
    collectedAt: entry.collectedAt ?? '',
    solution: solution === undefined ? undefined : readSolution(solution),
  };
}

const { load } = loadInto(collection);

/** Loads a page of the collection; an empty `subjectId` means all subjects. */
export const showCollection = prefetched(async (subjectId: string, page: number): Promise<void> => {
  await load(async () => {
    const reply = await request(collectList, {
      ...(subjectId !== '' && { subjectId }),
      pageNo: page,
      pageSize: QUESTIONS_A_PAGE,
    });
    return readQuestions<CollectedQuestion, CollectedItem>(reply, readCollected);
  }, `collection ${subjectId} ${page}`);
});

/** Removes a question from the collection. */
export const removeFromCollection = (questionId: string): Promise<Result> =>
  attempt(() => request(uncollect, { questionId }));

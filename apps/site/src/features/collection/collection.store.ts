import { amount, list, text } from '@lectern/sdk';
import { collectList, type CollectedQuestion, type SubjectCount, uncollect } from '@lectern/sdk/endpoints/question';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';
import { type QuestionItem, readMaterials, readQuestion, readSolution, type SolutionItem } from '../practice/index.ts';

/** A question that the student keeps. */
export interface CollectedItem extends QuestionItem {
  readonly subjectName: string;
  readonly collectedAt: string;
  /** Undefined until it was handed in once. */
  readonly solution: SolutionItem | undefined;
}

/** The collection, one page of one subject or of all. */
export interface CollectionState {
  step: 'idle' | 'loading' | 'ready' | 'failed';
  questions: readonly CollectedItem[];
  materials: Readonly<Record<string, string>>;
  total: number;
  subjects: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

/** Questions on a page. */
export const COLLECTED_A_PAGE = 10;

export const collection = proxy<CollectionState>({ step: 'idle', questions: [], materials: {}, total: 0, subjects: [] });

let latest = 0;

/** Shows a page of the collection; `subjectId` empty means all subjects. */
export async function showCollection(subjectId: string, page: number): Promise<void> {
  latest += 1;
  const mine = latest;
  collection.step = 'loading';
  try {
    const reply = await request(collectList, { ...(subjectId !== '' && { subjectId }), pageNo: page, pageSize: COLLECTED_A_PAGE });
    if (mine !== latest) return;
    collection.questions = list<CollectedQuestion>(reply?.records).flatMap((entry): CollectedItem[] => {
      const question = readQuestion(entry);
      if (question === undefined) return [];
      const { solution } = entry;
      const isSolved = solution !== null && solution !== undefined;
      return [
        ref({
          ...question,
          subjectName: text(entry.subjectName),
          collectedAt: text(entry.collectedAt),
          solution: isSolved ? readSolution(solution) : undefined,
        }),
      ];
    });
    collection.materials = readMaterials(reply?.materials);
    collection.total = amount(reply?.total, collection.questions.length);
    collection.subjects = list<SubjectCount>(reply?.subjects).map((subject) => ({
      id: text(subject.subjectId),
      name: text(subject.subjectName),
      count: amount(subject.count),
    }));
    collection.step = 'ready';
  } catch {
    if (mine === latest) collection.step = 'failed';
  }
}

/** Keeps a question no longer; false when the server did not take it. */
export async function letGo(questionId: string): Promise<boolean> {
  try {
    await request(uncollect, { questionId });
    return true;
  } catch {
    return false;
  }
}

import { amount, list, text } from '@lectern/sdk';
import { generateWrong, wrongList, wrongRemove, type SubjectCount, type WrongQuestion } from '@lectern/sdk/endpoints/question';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';
import { type QuestionItem, readMaterials, readQuestion, readSolution, readTexts, type SolutionItem } from '../practice/index.ts';

/** A question that went wrong. */
export interface WrongItem extends QuestionItem, SolutionItem {
  readonly wrongId: string;
  readonly subjectName: string;
  readonly times: number;
  readonly lastWrongAt: string;
  readonly lastAnswer: readonly string[];
}

/** The wrong book, one page of one subject or of all. */
export interface WrongState {
  step: 'idle' | 'loading' | 'ready' | 'failed';
  questions: readonly WrongItem[];
  materials: Readonly<Record<string, string>>;
  total: number;
  subjects: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  isGenerating: boolean;
}

/** Questions on a page. */
export const WRONG_A_PAGE = 10;

export const wrongBook = proxy<WrongState>({ step: 'idle', questions: [], materials: {}, total: 0, subjects: [], isGenerating: false });

let latest = 0;

/** Shows a page of the book; `subjectId` empty means all subjects. */
export async function showWrong(subjectId: string, page: number): Promise<void> {
  latest += 1;
  const mine = latest;
  wrongBook.step = 'loading';
  try {
    const reply = await request(wrongList, { ...(subjectId !== '' && { subjectId }), pageNo: page, pageSize: WRONG_A_PAGE });
    if (mine !== latest) return;
    wrongBook.questions = list<WrongQuestion>(reply?.records).flatMap((entry): WrongItem[] => {
      const question = readQuestion(entry);
      if (question === undefined) return [];
      return [
        ref({
          ...question,
          ...readSolution(entry),
          wrongId: text(entry.wrongId),
          subjectName: text(entry.subjectName),
          times: amount(entry.times, 1),
          lastWrongAt: text(entry.lastWrongAt),
          lastAnswer: readTexts(entry.lastAnswer),
        }),
      ];
    });
    wrongBook.materials = readMaterials(reply?.materials);
    wrongBook.total = amount(reply?.total, wrongBook.questions.length);
    wrongBook.subjects = list<SubjectCount>(reply?.subjects).map((subject) => ({
      id: text(subject.subjectId),
      name: text(subject.subjectName),
      count: amount(subject.count),
    }));
    wrongBook.step = 'ready';
  } catch {
    if (mine === latest) wrongBook.step = 'failed';
  }
}

/** Takes a question out of the book; false when the server did not. */
export async function removeWrong(wrongId: string): Promise<boolean> {
  try {
    await request(wrongRemove, { id: wrongId });
    return true;
  } catch {
    return false;
  }
}

/** Makes an exercise of the book; resolves with its id, or undefined when none was made. */
export async function practiseBook(subjectId: string): Promise<string | undefined> {
  wrongBook.isGenerating = true;
  try {
    const reply = await request(generateWrong, subjectId === '' ? {} : { subjectId });
    return text(reply?.recordId) || undefined;
  } catch {
    return undefined;
  } finally {
    wrongBook.isGenerating = false;
  }
}

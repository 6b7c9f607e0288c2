import { amount, list, text } from '@lectern/sdk';
import { generateWrong, wrongList, wrongRemove, type SubjectCount, type WrongQuestion } from '@lectern/sdk/endpoints/question';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';
import { readMaterials } from '../practice/index.ts';
import { readWrong, type WrongItem } from './wrong.model.ts';

/** The wrong book, one page of one subject or of all. */
export interface WrongState {
  step: 'idle' | 'loading' | 'ready' | 'failed';
  questions: readonly WrongItem[];
  materials: Readonly<Record<string, string>>;
  total: number;
  /** How many are to be repeated by now. */
  dueCount: number;
  /** Right this often in a row, a question leaves the book. */
  rightToLeave: number;
  subjects: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  isGenerating: boolean;
}

/** Questions on a page. */
export const WRONG_A_PAGE = 10;

export const wrongBook = proxy<WrongState>({ step: 'idle', questions: [], materials: {}, total: 0, dueCount: 0, rightToLeave: 0, subjects: [], isGenerating: false });

let latest = 0;

/** Shows a page of the book; `subjectId` empty means all subjects. */
export async function showWrong(subjectId: string, page: number): Promise<void> {
  latest += 1;
  const mine = latest;
  wrongBook.step = 'loading';
  try {
    const reply = await request(wrongList, { ...(subjectId !== '' && { subjectId }), pageNo: page, pageSize: WRONG_A_PAGE });
    if (mine !== latest) return;
    wrongBook.questions = list<WrongQuestion>(reply?.records).flatMap((entry) => readWrong(entry).map((item) => ref(item)));
    wrongBook.materials = readMaterials(reply?.materials);
    wrongBook.total = amount(reply?.total, wrongBook.questions.length);
    wrongBook.dueCount = amount(reply?.dueCount);
    wrongBook.rightToLeave = amount(reply?.rightToLeave);
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

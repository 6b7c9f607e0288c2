import { amount, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import type {
  Material,
  Question,
  QuestionOption,
  Solution,
  SubjectCount,
} from '@lectern/sdk/endpoints/question';
import { ref } from 'valtio/vanilla';

/** Kinds of question that are answered; a material and a cloze show their parts. */
export type AnsweredKind = 'single' | 'multiple' | 'judge' | 'blank' | 'open';

/** One question as the page shows it. Its texts are HTML of the server, cleaned where they are shown. */
export interface QuestionItem {
  readonly id: string;
  readonly kind: AnsweredKind;
  readonly materialId: string;
  readonly stemHtml: string;
  readonly options: readonly { readonly id: string; readonly html: string }[];
  readonly blankCount: number;
}

/** What may be seen of a question once it was handed in. */
export interface SolutionItem {
  readonly key: readonly string[];
  readonly keyHtml: string;
  readonly explanationHtml: string;
  readonly points: readonly string[];
}

/** Reads a question; without an id there is nothing to answer. A kind of the future is shown as an open question. */
export function readQuestion(question: Untrusted<Question>): QuestionItem | undefined {
  const id = text(question?.questionId);
  if (id === '') return undefined;
  return {
    id,
    kind: oneOf(question?.type, ['single', 'multiple', 'judge', 'blank', 'open'], 'open'),
    materialId: text(question?.materialId),
    stemHtml: text(question?.stemHtml),
    options: list<QuestionOption>(question?.options).map((option) => ({
      id: text(option.label),
      html: text(option.html),
    })),
    blankCount: Math.max(1, amount(question?.blankCount, 1)),
  };
}

/** Reads a list of texts: an answer, a key. */
export function readTexts(value: Untrusted<string[]>): string[] {
  return list<string>(value).map((entry) => text(entry));
}

/** Reads the materials by id. */
export function readMaterials(materials: Untrusted<Material[]>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    list<Material>(materials).map((material) => [text(material.materialId), text(material.html)]),
  );
}

/** Reads a solution. */
export function readSolution(solution: Untrusted<Solution>): SolutionItem {
  return {
    key: readTexts(solution?.key),
    keyHtml: text(solution?.keyHtml),
    explanationHtml: text(solution?.explanationHtml),
    points: readTexts(solution?.points),
  };
}

/** Whether an answer says something. */
export function isAnswered(answer: readonly string[] | undefined): boolean {
  return answer !== undefined && answer.some((entry) => entry.trim() !== '');
}

/** Questions on a page of those that a student keeps. */
export const QUESTIONS_A_PAGE = 10;

/** Questions that a student keeps, one page of one subject or of all. */
export interface QuestionsState<Item> {
  step: 'idle' | 'loading' | 'ready' | 'failed';
  questions: readonly Item[];
  /** HTML by the id of the material. */
  materials: Readonly<Record<string, string>>;
  total: number;
  subjects: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

interface QuestionsReply<Entry> {
  readonly total: number;
  readonly records: Entry[];
  readonly materials: Material[];
  readonly subjects: SubjectCount[];
}

/** Reads a page of such questions; an entry of which `readEntry` makes nothing is left out. */
export function readQuestions<Entry, Item extends object>(
  reply: Untrusted<QuestionsReply<Entry>>,
  readEntry: (entry: Untrusted<Entry>) => Item | undefined,
): Omit<QuestionsState<Item>, 'step'> {
  const questions = list<Entry>(reply?.records).flatMap((entry) => {
    const item = readEntry(entry);
    return item === undefined ? [] : [ref(item)];
  });
  return {
    questions,
    materials: readMaterials(reply?.materials),
    total: amount(reply?.total, questions.length),
    subjects: list<SubjectCount>(reply?.subjects).map((subject) => ({
      id: text(subject.subjectId),
      name: text(subject.subjectName),
      count: amount(subject.count),
    })),
  };
}

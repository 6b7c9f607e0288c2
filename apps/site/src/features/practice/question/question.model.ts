import { oneOf, type Reply } from '@lectern/sdk';
import type { Material, Question, Solution, SubjectCount } from '@lectern/sdk/endpoints/question';
import { ref } from 'valtio/vanilla';
import type { LoadStatus } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** Kinds of question that are answered; a material and a cloze show their parts. */
export type AnsweredKind = 'single' | 'multiple' | 'judge' | 'blank' | 'open';

/** One question as the page shows it. Its texts are HTML of the server, cleaned where they are shown. */
export type QuestionItem = ReadBy<typeof readQuestion>;

/** What may be seen of a question once it was handed in. */
export type SolutionItem = ReadBy<typeof readSolution>;

/** More fields than any question has blanks; a wrong number must not cost the whole paper. */
const MOST_BLANKS = 500;

/** Reads a question; without an id there is nothing to answer. A kind of the future is shown as an open question. */
export function readQuestion(question: Reply<Question>) {
  const id = question.questionId ?? '';
  if (id === '') return undefined;
  return {
    id,
    kind: oneOf(question.type, ['single', 'multiple', 'judge', 'blank', 'open'], 'open'),
    materialId: question.materialId ?? '',
    stemHtml: question.stemHtml ?? '',
    options: question.options.map((option) => ({
      id: option.label ?? '',
      html: option.html ?? '',
    })),
    blankCount: Math.min(Math.max(1, question.blankCount ?? 1), MOST_BLANKS),
  };
}

/** Reads the materials by id. */
export function readMaterials(materials: Reply<Material[]>): Readonly<Record<string, string>> {
  return Object.fromEntries(materials.map((material) => [material.materialId ?? '', material.html ?? '']));
}

/** Reads a solution. */
export function readSolution(solution: Reply<Solution>) {
  return {
    key: solution.key,
    keyHtml: solution.keyHtml ?? '',
    explanationHtml: solution.explanationHtml ?? '',
    points: solution.points,
  };
}

/** Whether an answer says something. */
export function isAnswered(answer: readonly string[] | undefined): boolean {
  return answer !== undefined && answer.some((entry) => entry.trim() !== '');
}

/** Whether some blanks of a question are filled, and not all. */
export function isPartlyFilled(
  { kind, blankCount }: Pick<QuestionItem, 'kind' | 'blankCount'>,
  answer: readonly string[] | undefined,
): boolean {
  const filled = answer?.filter((entry) => entry.trim() !== '').length ?? 0;
  return kind === 'blank' && filled > 0 && filled < blankCount;
}

/** Questions on a page of those that a student keeps. */
export const QUESTIONS_A_PAGE = 10;

/** Questions that a student keeps, one page of one subject or of all. */
export interface QuestionsState<Item> {
  status: LoadStatus;
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
  reply: Reply<QuestionsReply<Entry>>,
  readEntry: (entry: Reply<Entry>) => Item | undefined,
): Omit<QuestionsState<Item>, 'status'> {
  const questions = reply.records.flatMap((entry) => {
    const item = readEntry(entry);
    return item === undefined ? [] : [ref(item)];
  });
  return {
    questions,
    materials: readMaterials(reply.materials),
    total: reply.total ?? questions.length,
    subjects: reply.subjects.map((subject) => ({
      id: subject.subjectId ?? '',
      name: subject.subjectName ?? '',
      count: subject.count ?? 0,
    })),
  };
}

import { oneOf, type Reply } from '@lectern/sdk';
import type { Material, Question, Solution, SubjectCount } from '@lectern/sdk/endpoints/question';
import { ref } from 'valtio/vanilla';
import type { LoadStatus } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** Kinds of question that take an answer; a material and a cloze only contain such questions. */
export type AnsweredKind = 'single' | 'multiple' | 'judge' | 'blank' | 'open';

/** A question as the page shows it. Its texts are HTML from the server, sanitised where they are rendered. */
export type QuestionItem = ReadBy<typeof readQuestion>;

/** What may be shown of a question after the hand-in. */
export type SolutionItem = ReadBy<typeof readSolution>;

/** Maximum number of blanks, more than any question has; a wrong number must not break the whole paper. */
const MAX_BLANKS = 500;

/**
 * Reads a question; undefined without an id, since it could not be answered. Unknown kinds are shown as open
 * questions.
 */
export function readQuestion(question: Reply<Question>) {
  const id = question.questionId ?? '';
  if (id === '') return undefined;
  return {
    id,
    kind: oneOf(question.type, ['single', 'multiple', 'judge', 'blank', 'open'], 'open'),
    materialId: question.materialId ?? '',
    stemHtml: question.stemHtml ?? '',
    options: question.options.map((option) => ({ id: option.label ?? '', html: option.html ?? '' })),
    blankCount: Math.min(Math.max(1, question.blankCount ?? 1), MAX_BLANKS),
  };
}

/** Reads the materials into a map from id to HTML. */
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

/** Whether an answer is not empty. */
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

/** Questions per page of a student's own questions. */
export const QUESTIONS_A_PAGE = 10;

/** A page of the student's own questions, of one subject or of all. */
export interface QuestionsState<Item> {
  status: LoadStatus;
  questions: readonly Item[];
  /** HTML by material id. */
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

/** Reads a page of such questions; entries for which `readEntry` returns undefined are left out. */
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

import type { Material, Question } from '@lectern/sdk/endpoints/question';
import { inArray } from 'drizzle-orm';
import type { UserContext } from '../../../platform/http/context.ts';
import {
  questions,
  paperCache,
  type CachedPaper,
  presentQuestion,
  readMaterials,
} from '../../question/index.ts';
import type { CurrentAnswer } from './answers.repo.ts';
import type { ExerciseRow } from '../records/records.tables.ts';

/** The visible content of an exercise before its hand-in. */
export interface VisibleContent {
  /** By id. */
  readonly questions: ReadonlyMap<string, Question>;
  /** In the order of their questions. */
  readonly materials: Material[];
}

/** Returns the cached paper of an exercise; undefined where there is none that contains all its questions. */
export async function cachedPaperOf(
  { services, company }: UserContext,
  { paperId }: ExerciseRow,
  heads: readonly CurrentAnswer[],
): Promise<CachedPaper | undefined> {
  const paper = paperId === null ? undefined : await services.get(paperCache).read(company.id, paperId);
  return paper !== undefined && heads.every(({ questionId }) => paper.entries.has(questionId))
    ? paper
    : undefined;
}

/** Reads the questions of an exercise without solutions, from the cached paper where possible, else from the bank. */
export async function readVisibleContent(
  context: UserContext,
  record: ExerciseRow,
  heads: readonly CurrentAnswer[],
): Promise<VisibleContent> {
  const ids = heads.map(({ questionId }) => questionId);
  const paper = await cachedPaperOf(context, record, heads);
  if (paper === undefined) {
    const rows = await context.db.select().from(questions).where(inArray(questions.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
    return {
      questions: new Map(inOrder.map((row) => [row.id, presentQuestion(row)])),
      materials: await readMaterials(context.db, inOrder),
    };
  }
  const shown = ids.flatMap((id) => paper.entries.get(id)?.question ?? []);
  const materialIds = new Set(shown.map(({ materialId }) => materialId));
  return {
    questions: new Map(shown.map((question) => [question.questionId, question])),
    materials: [...materialIds].flatMap((id) => (id === null ? [] : (paper.materials.get(id) ?? []))),
  };
}

import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { noProgress, type Progress } from '../../platform/commands/progress.ts';
import { notify } from '../../platform/events/events.ts';
import type { QuestionDraft, SubjectDraft } from './bankDraft.ts';
import { knowledgePoints, questionCategories, questionPoints, questionSubjects } from './bank.tables.ts';
import { bankChanged } from './paperCache.ts';
import {
  type Tally,
  type BankChanges,
  type BankScope,
  type Flat,
  CHUNK,
  saveBankQuestions,
} from './bankQuestions.service.ts';
import { saveBankPaper } from './bankPapers.service.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** Sort of a new category or subject without one; comes last. */
const DEFAULT_SORT = 90;

const tally = (): Tally => ({ created: 0, updated: 0, unchanged: 0 });

async function subjectOf(tx: Queryable, companyId: string, draft: SubjectDraft): Promise<BankScope> {
  const [category] = await tx
    .insert(questionCategories)
    .values({ companyId, name: draft.category, sort: draft.categorySort ?? DEFAULT_SORT })
    .onConflictDoUpdate({
      target: [questionCategories.companyId, questionCategories.name],
      set: { name: draft.category, sort: draft.categorySort },
    })
    .returning();
  if (category === undefined) throw new Error('The category was not written');
  const [subject] = await tx
    .insert(questionSubjects)
    .values({
      companyId,
      categoryId: category.id,
      name: draft.name,
      summary: draft.summary ?? '',
      sort: draft.sort ?? DEFAULT_SORT,
    })
    .onConflictDoUpdate({
      target: [questionSubjects.companyId, questionSubjects.categoryId, questionSubjects.name],
      set: { name: draft.name, summary: draft.summary, sort: draft.sort },
    })
    .returning();
  if (subject === undefined) throw new Error('The subject was not written');
  return { companyId, subjectId: subject.id };
}

async function savePoints(
  tx: Queryable,
  scope: BankScope,
  drafts: readonly QuestionDraft[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const names = [...new Set(drafts.flatMap((draft) => draft.points))];
  if (names.length === 0) return;
  await tx
    .insert(knowledgePoints)
    .values(names.map((name, sort) => ({ ...scope, name, sort })))
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: knowledgePoints.id, name: knowledgePoints.name })
    .from(knowledgePoints)
    .where(
      and(eq(knowledgePoints.companyId, scope.companyId), eq(knowledgePoints.subjectId, scope.subjectId)),
    );
  const pointIds = new Map(rows.map(({ id, name }) => [name, id]));
  const links = drafts.flatMap((draft) =>
    draft.points.flatMap((name) => {
      const [questionId, pointId] = [ids.get(draft.sourceKey), pointIds.get(name)];
      return questionId === undefined || pointId === undefined
        ? []
        : [{ companyId: scope.companyId, questionId, pointId }];
    }),
  );
  for (const part of slicesOf(links, CHUNK))
    await tx
      .insert(questionPoints)
      .values([...part])
      .onConflictDoNothing();
}

/**
 * Saves subjects with their questions and papers into a company's bank. Existing rows are found by source key
 * and updated only where their content changed, so that repeating an import changes nothing. Cached papers are
 * discarded at the commit. Questions are never deleted, since students may have answered them.
 */
export async function saveBank(
  tx: Queryable,
  companyId: string,
  subjects: readonly SubjectDraft[],
  progress: Progress = noProgress,
): Promise<BankChanges> {
  const changes: BankChanges = { questions: tally(), papers: tally(), hidden: 0, brokenTex: [] };
  const ids = new Map<string, string>();
  const scopes: BankScope[] = [];
  for (const subject of subjects) {
    const scope = await subjectOf(tx, companyId, subject);
    scopes.push(scope);
    const top = subject.questions.map((draft, sort): Flat => ({ draft, parentKey: undefined, sort }));
    const parts = subject.questions.flatMap((parent) =>
      parent.parts.map((draft, sort): Flat => ({ draft, parentKey: parent.sourceKey, sort })),
    );
    await saveBankQuestions(tx, scope, top, { ids, changes, progress });
    await saveBankQuestions(tx, scope, parts, { ids, changes, progress });
    await savePoints(
      tx,
      scope,
      [...top, ...parts].map(({ draft }) => draft),
      ids,
    );
  }
  // All subjects, since a paper may contain questions of another subject.
  const byKey = new Map(
    subjects.flatMap((subject) => subject.questions.map((draft) => [draft.sourceKey, draft])),
  );
  for (const [at, scope] of scopes.entries())
    for (const paper of subjects[at]?.papers ?? [])
      changes.papers[await saveBankPaper(tx, scope, paper, byKey, ids)] += 1;
  await notify(tx, bankChanged, { companyId });
  return changes;
}

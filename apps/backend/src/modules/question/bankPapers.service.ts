import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { PaperDraft, QuestionDraft } from './bankDraft.ts';
import { papers, paperQuestions, paperSections } from './bank.tables.ts';
import type { BankScope } from './bankQuestions.service.ts';

/** Returns the answerable questions of a section: a material splits its score among its parts. */
function answerableQuestions(
  section: PaperDraft['sections'][number],
  byKey: ReadonlyMap<string, QuestionDraft>,
) {
  return section.questions.flatMap(({ sourceKey, score }) => {
    const parts = byKey.get(sourceKey)?.parts ?? [];
    if (parts.length === 0) return [{ sourceKey, score }];
    const partScore = Math.floor((score / parts.length) * 10) / 10;
    return parts.map((part, index) => ({
      sourceKey: part.sourceKey,
      score:
        index < parts.length - 1 ? partScore : Math.round((score - partScore * (parts.length - 1)) * 10) / 10,
    }));
  });
}

/** Inserts a paper with its sections, or rewrites it where anything changed. */
export async function saveBankPaper(
  tx: Queryable,
  scope: BankScope,
  draft: PaperDraft,
  byKey: ReadonlyMap<string, QuestionDraft>,
  ids: ReadonlyMap<string, string>,
): Promise<'created' | 'updated' | 'unchanged'> {
  const sections = draft.sections.map((section) => ({
    name: section.name,
    answered: answerableQuestions(section, byKey),
  }));
  const all = sections.flatMap(({ answered }) => answered);
  const head = {
    name: draft.name,
    year: draft.year,
    minutes: draft.minutes,
    difficulty: draft.difficulty,
    sort: draft.sort,
    questionCount: all.length,
    totalScore: Math.round(all.reduce((sum, { score }) => sum + score, 0) * 10) / 10,
  };
  const [existing] = await tx
    .select()
    .from(papers)
    .where(and(eq(papers.companyId, scope.companyId), eq(papers.sourceKey, draft.sourceKey)));
  if (existing !== undefined) {
    const rows = await tx
      .select({
        section: paperSections.name,
        questionId: paperQuestions.questionId,
        score: paperQuestions.score,
      })
      .from(paperQuestions)
      .innerJoin(paperSections, eq(paperSections.id, paperQuestions.sectionId))
      .where(eq(paperQuestions.paperId, existing.id))
      .orderBy(paperQuestions.number);
    const expected = sections.flatMap(({ name, answered }) =>
      answered.map(({ sourceKey, score }) => [name, ids.get(sourceKey), score]),
    );
    const isSame =
      JSON.stringify(rows.map((row) => [row.section, row.questionId, row.score])) ===
      JSON.stringify(expected);
    const isSameHead = Object.entries(head).every(([name, value]) => Reflect.get(existing, name) === value);
    if (isSame && isSameHead) return 'unchanged';
    await tx.update(papers).set(head).where(eq(papers.id, existing.id));
    await tx.delete(paperSections).where(eq(paperSections.paperId, existing.id));
  }
  const paperId =
    existing?.id ??
    (
      await tx
        .insert(papers)
        .values({ ...scope, ...head, sourceKey: draft.sourceKey })
        .returning({ id: papers.id })
    )[0]?.id;
  if (paperId === undefined) throw new Error('The paper was not written');
  let number = 0;
  for (const [sort, { name, answered }] of sections.entries()) {
    const [section] = await tx
      .insert(paperSections)
      .values({ companyId: scope.companyId, paperId, name, sort })
      .returning();
    if (section === undefined) throw new Error('The section was not written');
    const rows = answered.flatMap(({ sourceKey, score }) => {
      const questionId = ids.get(sourceKey);
      if (questionId === undefined)
        throw new Error(`${draft.name} names a question that does not exist: ${sourceKey}`);
      number += 1;
      return [{ companyId: scope.companyId, paperId, sectionId: section.id, questionId, number, score }];
    });
    if (rows.length > 0) await tx.insert(paperQuestions).values(rows);
  }
  return existing === undefined ? 'created' : 'updated';
}

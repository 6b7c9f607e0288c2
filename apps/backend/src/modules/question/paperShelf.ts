import type { Material, Question } from '@lectern/sdk/endpoints/question';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Queryable } from '../../platform/database/connection.ts';
import { eventKind, type Events } from '../../platform/events/events.ts';
import { readCache } from '../../platform/http/sharedWork/readCache.ts';
import { serviceKey } from '../../platform/http/services.ts';
import { papers, paperQuestions, paperSections, type QuestionKey, questions } from './bank.tables.ts';
import { presentQuestion, readMaterials } from './present.ts';

/** Published with a change of a company's bank, so that every process reads its papers afresh. */
export const bankChanged = eventKind('bank_changed', Type.Object({ companyId: Type.String() }));

/** A question at its place in a paper. */
export interface PaperEntry {
  /** As it may be seen before the hand-in. */
  readonly question: Question;
  /** Stays on the server. */
  readonly key: QuestionKey;
  readonly sectionName: string;
  readonly score: number;
}

/** A paper as all who answer it are asked. */
export interface ShelvedPaper {
  readonly companyId: string;
  readonly name: string;
  readonly subjectId: string;
  /** In order, by id. */
  readonly entries: ReadonlyMap<string, PaperEntry>;
  readonly materials: ReadonlyMap<string, Material>;
}

/** Papers that are at hand, since a whole hall asks for the same one in the same minute. */
export interface PaperShelf {
  /** @returns undefined where the company has no such paper. */
  read(companyId: string, paperId: string): Promise<ShelvedPaper | undefined>;
  /** Forgets all of them, here alone; publish {@link bankChanged} to reach all processes. */
  forget(): void;
}

/** The shelf of the question module. */
export const paperShelf = serviceKey<PaperShelf>('paper shelf');

const SHELVED_PAPERS = 200;
/** A safety net below {@link bankChanged}. */
const SHELVED_MS = 30_000;

async function readPaper(db: Queryable, paperId: string): Promise<ShelvedPaper | null> {
  const [paper] = await db.select().from(papers).where(eq(papers.id, paperId));
  if (paper === undefined) return null;
  const rows = await db
    .select({ question: questions, sectionName: paperSections.name, score: paperQuestions.score })
    .from(paperQuestions)
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .innerJoin(paperSections, eq(paperSections.id, paperQuestions.sectionId))
    .where(eq(paperQuestions.paperId, paper.id))
    .orderBy(paperQuestions.number);
  const materials = await readMaterials(
    db,
    rows.map(({ question }) => question),
  );
  const { companyId, name, subjectId } = paper;
  return {
    companyId,
    name,
    subjectId,
    entries: new Map(
      rows.map(({ question, ...place }) => [
        question.id,
        { question: presentQuestion(question), key: question.key, ...place },
      ]),
    ),
    materials: new Map(materials.map((material) => [material.materialId, material])),
  };
}

/** Sets up the shelf of a process. */
export async function createPaperShelf(
  db: Queryable,
  events: Pick<Events, 'subscribe'>,
): Promise<PaperShelf> {
  const cache = readCache<{ readonly paper: ShelvedPaper | null }>({
    max: SHELVED_PAPERS,
    ttl: SHELVED_MS,
    fetchMethod: async (paperId) => ({ paper: await readPaper(db, paperId) }),
  });
  const forget = () => cache.clear();
  await events.subscribe(bankChanged, forget, forget);
  return {
    async read(companyId, paperId) {
      const paper = (await cache.fetch(paperId))?.paper;
      if (paper == null) cache.delete(paperId);
      return paper?.companyId === companyId ? paper : undefined;
    },
    forget,
  };
}

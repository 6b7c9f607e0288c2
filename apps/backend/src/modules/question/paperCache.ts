import type { Material, Question } from '@lectern/sdk/endpoints/question';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Queryable } from '../../platform/database/connection.ts';
import { eventKind, type Events } from '../../platform/events/events.ts';
import { readCache } from '../../platform/http/sharedWork/readCache.ts';
import { serviceKey } from '../../platform/http/services.ts';
import { papers, paperQuestions, paperSections, type QuestionKey, questions } from './bank.tables.ts';
import { presentQuestion, readMaterials } from './present.ts';

/** Published when a company's bank changes, so that every process reloads its papers. */
export const bankChanged = eventKind('bank_changed', Type.Object({ companyId: Type.String() }));

/** A question in a paper. */
export interface PaperEntry {
  /** The question without its solution. */
  readonly question: Question;
  /** The correct answer, which is never sent to the site. */
  readonly key: QuestionKey;
  readonly sectionName: string;
  readonly score: number;
}

/** A paper with its questions, the same for every student. */
export interface CachedPaper {
  readonly companyId: string;
  readonly name: string;
  readonly subjectId: string;
  /** Questions by id, in order. */
  readonly entries: ReadonlyMap<string, PaperEntry>;
  readonly materials: ReadonlyMap<string, Material>;
}

/** A cache of papers, since hundreds of students request the same paper in the same minute. */
export interface PaperCache {
  /** @returns undefined where the company has no such paper. */
  read(companyId: string, paperId: string): Promise<CachedPaper | undefined>;
  /** Clears the cache of this process only; publish {@link bankChanged} to reach all processes. */
  forget(): void;
}

/** Key of the paper cache among the services. */
export const paperCache = serviceKey<PaperCache>('paper shelf');

const MAX_CACHED_PAPERS = 200;
/** Maximum age of an entry, in case a {@link bankChanged} event is lost. */
const CACHE_MS = 30_000;

async function readPaper(db: Queryable, paperId: string): Promise<CachedPaper | null> {
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
      rows.map(({ question, ...position }) => [
        question.id,
        { question: presentQuestion(question), key: question.key, ...position },
      ]),
    ),
    materials: new Map(materials.map((material) => [material.materialId, material])),
  };
}

/** Creates the paper cache of a process. */
export async function createPaperCache(
  db: Queryable,
  events: Pick<Events, 'subscribe'>,
): Promise<PaperCache> {
  const cache = readCache<{ readonly paper: CachedPaper | null }>({
    max: MAX_CACHED_PAPERS,
    ttl: CACHE_MS,
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

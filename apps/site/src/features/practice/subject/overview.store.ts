import { paperOverview } from '@lectern/sdk/endpoints/question';
import { request } from '../../../shared/client/client.ts';
import { loadable } from '../../../shared/loadable.ts';
import { type QuestionKind, questionKinds } from './practiceModes.store.ts';

/** One part of a paper. */
export interface PartItem {
  readonly name: string;
  readonly questionCount: number;
  readonly score: number;
  readonly kinds: readonly QuestionKind[];
}

/** What a paper consists of. */
export const [overview, loadOverview] = loadable(async (paperId: string) => {
  const reply = await request(paperOverview, { paperId });
  const parts = reply.sections.map((section): PartItem => ({
    name: section.sectionName ?? '',
    questionCount: section.questionCount ?? 0,
    score: section.score ?? 0,
    kinds: questionKinds.filter((kind) => section.types.includes(kind)),
  }));
  return { paperId, parts };
});

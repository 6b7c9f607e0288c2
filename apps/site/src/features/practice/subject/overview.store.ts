import { paperOverview } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { type QuestionKind, questionKinds } from './ways.store.ts';

/** One part of a paper. */
export interface PartItem {
  readonly name: string;
  readonly questionCount: number;
  readonly score: number;
  readonly kinds: readonly QuestionKind[];
}

/** What a paper is made of. */
export interface OverviewState {
  step: 'idle' | 'loading' | 'ready' | 'failed';
  paperId: string;
  parts: PartItem[];
}

export const overview = proxy<OverviewState>({ step: 'idle', paperId: '', parts: [] });

/** Loads what a paper is made of. */
export async function loadOverview(paperId: string): Promise<void> {
  Object.assign(overview, { step: 'loading', paperId, parts: [] });
  try {
    const reply = await request(paperOverview, { paperId });
    if (overview.paperId !== paperId) return;
    overview.parts = reply.sections.map((section) => ({
      name: section.sectionName ?? '',
      questionCount: section.questionCount ?? 0,
      score: section.score ?? 0,
      kinds: questionKinds.filter((kind) => section.types.includes(kind)),
    }));
    overview.step = 'ready';
  } catch {
    if (overview.paperId === paperId) overview.step = 'failed';
  }
}

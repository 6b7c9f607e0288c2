import { amount, list, text } from '@lectern/sdk';
import { paperOverview, type PaperOverview } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../boot/client.ts';
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
    overview.parts = list<PaperOverview['sections'][number]>(reply?.sections).map((section) => ({
      name: text(section.sectionName),
      questionCount: amount(section.questionCount),
      score: amount(section.score),
      kinds: questionKinds.filter((kind) => list<string>(section.types).includes(kind)),
    }));
    overview.step = 'ready';
  } catch {
    if (overview.paperId === paperId) overview.step = 'failed';
  }
}

import { proxy, ref } from 'valtio/vanilla';
import { fullStyles } from '../../shared/deferred/fullStyles.ts';
import { session } from '../../shared/session/session.store.ts';
import type { Home } from './home.model.ts';
import type { Learning } from './shelves/loadLearning.ts';

export interface HomeState extends Learning {
  /** Undefined until a reply was received; an empty page and a missing one look different. */
  page: Home | undefined;
  /** Loading state of the student's own part. */
  learning: 'waiting' | 'ready' | 'failed';
}

/** The student's own part for a visitor: empty. */
export const visitorLearning: Learning & Pick<HomeState, 'learning'> = {
  learning: 'waiting',
  continueWith: [],
  owned: new Map(),
  asksGoal: false,
};

export const home = proxy<HomeState>({ page: undefined, ...visitorLearning });

/** Sets the home page of a school. */
export function receiveHome(page: Home | undefined): void {
  home.page = page === undefined ? undefined : ref(page);
}

/**
 * Loads the student's own part; for a visitor it is empty. A failure leaves the page unchanged, and so does a
 * reply for an earlier session.
 */
export async function loadLearning(): Promise<void> {
  const { token } = session;
  if (token === '') {
    Object.assign(home, visitorLearning);
    return;
  }
  try {
    const [own] = await Promise.all([
      import('./shelves/loadLearning.ts').then((shelves) => shelves.fetchLearning()),
      // The delivered page lacks its style rules: without them it would have another height.
      fullStyles().catch(() => undefined),
    ]);
    if (token === session.token) Object.assign(home, own, { learning: 'ready' });
  } catch {
    // What was loaded before stays.
    if (token === session.token && home.learning === 'waiting') home.learning = 'failed';
    // The school's page works without it; the shell's error handler has seen the error.
  }
}

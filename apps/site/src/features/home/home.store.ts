import { proxy, ref } from 'valtio/vanilla';
import { fullStyles } from '../../shared/deferred/fullStyles.ts';
import { session } from '../../shared/session/session.store.ts';
import type { Home } from './home.model.ts';
import type { Learning } from './shelves/loadLearning.ts';

export interface HomeState extends Learning {
  /** Undefined until a reply was received; an empty page and a missing one look different. */
  page: Home | undefined;
  /** Whether the student's own part is known. */
  learning: 'waiting' | 'ready' | 'failed';
}

/** What a visitor has of their own. */
export const nobodysLearning: Learning & Pick<HomeState, 'learning'> = {
  learning: 'waiting',
  continueWith: [],
  owned: new Map(),
  asksGoal: false,
};

export const home = proxy<HomeState>({ page: undefined, ...nobodysLearning });

/** Takes over the home page of a school. */
export function receiveHome(page: Home | undefined): void {
  home.page = page === undefined ? undefined : ref(page);
}

/** Loads the student's own part; for a visitor it is empty. A failure leaves the page as it is, and so does what comes late. */
export async function loadLearning(): Promise<void> {
  const { token } = session;
  if (token === '') {
    Object.assign(home, nobodysLearning);
    return;
  }
  try {
    const [own] = await Promise.all([
      import('./shelves/loadLearning.ts').then((shelves) => shelves.fetchLearning()),
      // The delivered page has no rules for it: shown before them it would be of another height.
      fullStyles().catch(() => undefined),
    ]);
    if (token === session.token) Object.assign(home, own, { learning: 'ready' });
  } catch {
    // What was read before still holds.
    if (token === session.token && home.learning === 'waiting') home.learning = 'failed';
    // The school's page stands without it; the shell's error handler has seen the error.
  }
}

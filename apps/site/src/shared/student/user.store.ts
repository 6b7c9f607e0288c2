import { proxy } from 'valtio/vanilla';
import { session } from '../session/session.store.ts';
import type { Student, LastLearning } from './student.ts';

export interface UserState {
  step: 'visitor' | 'loading' | 'ready' | 'failed';
  student: Student | undefined;
  lastLearning: LastLearning | undefined;
}

export const user = proxy<UserState>({ step: 'visitor', student: undefined, lastLearning: undefined });

/** Loads the logged-in student and, without waiting for it, where they stopped learning. */
export async function loadUser(): Promise<void> {
  const { token } = session;
  if (token === '') {
    clearUser();
    return;
  }
  // The user may have changed or logged out before the reply. `requestSequence` would detect it too, but is too large for
  // the home page.
  const take = (some: Partial<UserState>) => token === session.token && Object.assign(user, some);
  user.step = 'loading';
  try {
    const { fetchLastLearning, fetchStudent } = await import('./loadUser.ts');
    const learning = fetchLastLearning().catch(() => undefined);
    take({ student: await fetchStudent(), step: 'ready' });
    take({ lastLearning: await learning });
  } catch {
    take({ step: 'failed' });
  }
}

let prefetchedLoad: Promise<void> | undefined;

/**
 * Loads the student before there is a header to show them. `prefetched` would do the same, but is too large for
 * the home page.
 */
export function prefetchUser(): Promise<void> {
  prefetchedLoad = loadUser();
  return prefetchedLoad;
}

/** Uses the prefetched call, once; otherwise loads. */
export function loadPrefetchedUser(): void {
  if (prefetchedLoad === undefined) void loadUser();
  prefetchedLoad = undefined;
}

/** Shows the visitor's side again, after a log-out or an ended session. */
export function clearUser(): void {
  Object.assign(user, { step: 'visitor', student: undefined, lastLearning: undefined });
}

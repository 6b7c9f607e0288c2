import { resetOnStudentChange, onStudentChange, requestSequence } from './loadable.ts';

/**
 * Returns a function that loads additional values into a page's state, such as sums or counts.
 * @param onFailure values to set when the request failed. A newer request, or a change of student, discards
 *   either outcome.
 */
export function createPartialLoader<State extends object>(
  state: State,
  onFailure: Partial<State>,
): (ask: () => Promise<Partial<State>>) => Promise<void> {
  const own = requestSequence();
  onStudentChange(() => void own.begin());
  return async (ask) => {
    resetOnStudentChange();
    const isLatest = own.begin();
    const loaded = await ask().catch(() => onFailure);
    if (isLatest()) Object.assign(state, loaded);
  };
}

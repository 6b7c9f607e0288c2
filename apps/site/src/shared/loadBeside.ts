import { leaveOthers, onLeave, turns } from './loadable.ts';

/**
 * Makes the way to load what stands beside what a page loads, as its sums or counts.
 * @param onFailure what the state becomes when the asking failed; a later asking, or another student, overtakes either.
 */
export function loadBeside<State extends object>(
  state: State,
  onFailure: Partial<State>,
): (ask: () => Promise<Partial<State>>) => Promise<void> {
  const own = turns();
  onLeave(() => void own.begin());
  return async (ask) => {
    leaveOthers();
    const isLatest = own.begin();
    const loaded = await ask().catch(() => onFailure);
    if (isLatest()) Object.assign(state, loaded);
  };
}

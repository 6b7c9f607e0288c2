import { useSnapshot } from 'valtio/react';
import { blank } from './compose.copy.ts';
import { compose, type ComposeState } from './compose.store.ts';

const closed: Omit<ComposeState, 'what'> = { draft: blank, isSending: false, problem: undefined };

/**
 * Returns the draft being written, synchronously with each keystroke, since the caret would jump otherwise.
 * Empty until its form is open, so that the form can be rendered at once.
 */
export function useComposition(what: string): Omit<ComposeState, 'what'> {
  const { what: open, ...composition } = useSnapshot(compose, { sync: true });
  return open === what ? composition : closed;
}

import { useSnapshot } from 'valtio/react';
import { blank } from './compose.copy.ts';
import { compose, type ComposeState } from './compose.store.ts';

const closed: Omit<ComposeState, 'what'> = { draft: blank, isSending: false, problem: undefined };

/**
 * What is being written, in step with the keys, or the caret would jump. Blank until its form is open, so that the form
 * has its place as soon as the page does.
 */
export function useComposition(what: string): Omit<ComposeState, 'what'> {
  const { what: open, ...composition } = useSnapshot(compose, { sync: true });
  return open === what ? composition : closed;
}

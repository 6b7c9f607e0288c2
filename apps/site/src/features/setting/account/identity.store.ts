import { proxy } from 'valtio/vanilla';
import { loadAccount } from './account.store.ts';

/** Whether somebody is asked over the page who they are. */
export const identity = proxy({ isAsked: false });

let settle: (verifyToken: string | undefined) => void = () => undefined;

/** Ends the question, with the proof where there is one. */
export function endIdentity(verifyToken?: string): void {
  identity.isAsked = false;
  settle(verifyToken);
}

/** Asks who is there; resolves with the proof, or undefined when the student gave up. */
export function runIdentity(): Promise<string | undefined> {
  // A question that was left open counts as given up.
  settle(undefined);
  identity.isAsked = true;
  void loadAccount();
  return new Promise((resolve) => {
    settle = resolve;
  });
}

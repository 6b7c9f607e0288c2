import { proxy } from 'valtio/vanilla';
import { loadAccount } from './account.store.ts';

/** Whether the identity check is open over the page. */
export const identity = proxy({ isAsked: false });

let settle: (verifyToken: string | undefined) => void = () => undefined;

/** Ends the check, with the proof if there is one. */
export function endIdentity(verifyToken?: string): void {
  identity.isAsked = false;
  settle(verifyToken);
}

/** Opens the identity check; resolves to the proof, or undefined if the student cancelled. */
export function runIdentity(): Promise<string | undefined> {
  // An earlier check that is still open counts as cancelled.
  settle(undefined);
  identity.isAsked = true;
  void loadAccount();
  return new Promise((resolve) => {
    settle = resolve;
  });
}

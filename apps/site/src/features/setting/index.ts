import type { Result } from '../../shared/result.ts';

/** The proof of identity; empty if the school did not require one. */
export interface IdentityProof {
  readonly verifyToken?: string;
}

/**
 * Performs an action that a school may restrict to the account's verified owner: if the server demands it,
 * checks the student's identity and repeats the action with the proof.
 */
export async function withIdentity<Value>(
  work: (proof: IdentityProof) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const outcome = await work({});
  if (outcome.isDone || outcome.reason !== 'proof') return outcome;
  const verifyToken = await askIdentity();
  return verifyToken === undefined ? outcome : work({ verifyToken });
}

/** Resolves to the proof, or undefined if the student cancelled. */
async function askIdentity(): Promise<string | undefined> {
  const [{ IdentityDialog }, { runIdentity }, { mountOverlay }] = await Promise.all([
    import('./account/IdentityDialog.tsx'),
    import('./account/identity.store.ts'),
    import('../../shared/overlays/overlays.store.ts'),
  ]);
  mountOverlay(IdentityDialog);
  return runIdentity();
}

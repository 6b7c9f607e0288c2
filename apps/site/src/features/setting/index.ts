import type { Result } from '../../shared/result.ts';

/** Shows who is there; empty where the school did not ask. */
export interface IdentityProof {
  readonly verifyToken?: string;
}

/**
 * Does what a school may allow the owner of an account alone: where it says so, asks over the page who is there, by
 * whatever the account has, and does it once more with the proof.
 */
export async function withIdentity<Value>(
  work: (proof: IdentityProof) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const outcome = await work({});
  if (outcome.isDone || outcome.reason !== 'proof') return outcome;
  const verifyToken = await askIdentity();
  return verifyToken === undefined ? outcome : work({ verifyToken });
}

/** Resolves with the proof, or undefined when the student gave up. */
async function askIdentity(): Promise<string | undefined> {
  const [{ IdentityDialog }, { runIdentity }, { mountOverlay }] = await Promise.all([
    import('./account/IdentityDialog.tsx'),
    import('./account/identity.store.ts'),
    import('../../shared/overlays/overlays.store.ts'),
  ]);
  mountOverlay(IdentityDialog);
  return runIdentity();
}

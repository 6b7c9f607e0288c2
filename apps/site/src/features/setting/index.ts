/**
 * Asks over the page who is there, by whatever the account has. Resolves with the proof (`verifyToken`), or undefined
 * when the student gave up.
 */
export async function askIdentity(): Promise<string | undefined> {
  const [{ IdentityDialog }, { runIdentity }, { mountOverlay }] = await Promise.all([
    import('./account/IdentityDialog.tsx'),
    import('./account/identity.store.ts'),
    import('../../shared/overlays/overlays.store.ts'),
  ]);
  mountOverlay(IdentityDialog);
  return runIdentity();
}

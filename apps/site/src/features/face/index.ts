/**
 * Checks the student's face before a protected action (specification 4). Resolves with the number of the
 * recognition that passed, or undefined when it did not.
 */
export async function checkFace(): Promise<string | undefined> {
  const [{ FaceCheck }, { runFaceCheck }, { mountOverlay }] = await Promise.all([
    import('./FaceCheck.tsx'),
    import('./face.store.ts'),
    import('../../shell/overlays.store.ts'),
  ]);
  mountOverlay(FaceCheck);
  return runFaceCheck();
}

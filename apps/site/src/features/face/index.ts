import type { FaceLessonIn } from '@lectern/sdk/endpoints/face';

/**
 * Checks the student's face before a protected action. Resolves to the number of the recognition that passed,
 * or undefined if none did.
 * @param lesson the lesson to be entered; left out for other actions, such as exams.
 */
export async function checkFace(lesson?: FaceLessonIn): Promise<string | undefined> {
  const [{ FaceCheck }, { runFaceCheck }, { mountOverlay }] = await Promise.all([
    import('./FaceCheck.tsx'),
    import('./face.store.ts'),
    import('../../shared/overlays/overlays.store.ts'),
  ]);
  mountOverlay(FaceCheck);
  return runFaceCheck(lesson);
}

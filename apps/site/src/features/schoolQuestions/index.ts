import type { SceneCode } from '@lectern/sdk/endpoints/studentInfo';

export { requiredScene, toCustomValues } from './customValues.ts';

/**
 * Asks the school's own questions in a dialog. Resolves to whether they were answered; cancelling and leaving
 * the page count as no.
 * @param scene what the student is about to do: 2 buy, 3 study, 4 take an exam.
 */
export async function askQuestions(scene: SceneCode): Promise<boolean> {
  const [{ QuestionsDialog }, { runQuestions }, { mountOverlay }] = await Promise.all([
    import('./QuestionsDialog.tsx'),
    import('./questions.store.ts'),
    import('../../shared/overlays/overlays.store.ts'),
  ]);
  mountOverlay(QuestionsDialog);
  return runQuestions(scene);
}

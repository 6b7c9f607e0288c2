import { answerConfirmation, askConfirmation, type Question } from './confirmation.store.ts';

/** Asks the user to confirm and resolves to true if they do; an earlier open question counts as declined. */
export async function confirm(question: Question): Promise<boolean> {
  answerConfirmation(false);
  const [{ ConfirmDialog }, { mountOverlay }] = await Promise.all([
    import('./ConfirmDialog.tsx'),
    import('./overlays.store.ts'),
  ]);
  mountOverlay(ConfirmDialog);
  return askConfirmation(question);
}

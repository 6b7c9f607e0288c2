import { proxy } from 'valtio/vanilla';

/** What is asked; the words come from the caller. */
export interface Question {
  readonly title: string;
  readonly text?: string;
  readonly confirm: string;
  readonly cancel: string;
  /** `danger` for what cannot be undone. @defaultValue 'primary' */
  readonly tone?: 'primary' | 'danger';
}

/** The question on the page, and who waits for the answer. */
export const confirmation = proxy<{ question: Question | undefined }>({ question: undefined });

let answer: (isConfirmed: boolean) => void = () => undefined;

/** Asks the reader and resolves true if they confirm; an earlier open question counts as declined. */
export async function confirm(question: Question): Promise<boolean> {
  answer(false);
  const [{ ConfirmDialog }, { mountOverlay }] = await Promise.all([
    import('./ConfirmDialog.tsx'),
    import('./overlays.store.ts'),
  ]);
  mountOverlay(ConfirmDialog);
  confirmation.question = question;
  return new Promise((resolve) => {
    answer = resolve;
  });
}

/** Gives the answer and closes the question. */
export function answerConfirmation(isConfirmed: boolean): void {
  confirmation.question = undefined;
  answer(isConfirmed);
  answer = () => undefined;
}

import { proxy } from 'valtio/vanilla';

/** A question to confirm; the caller provides its texts. */
export interface Question {
  readonly title: string;
  readonly text?: string;
  readonly confirm: string;
  readonly cancel: string;
  /**
   * `danger` for actions that cannot be undone.
   * @defaultValue 'primary'
   */
  readonly tone?: 'primary' | 'danger';
}

/** The question currently shown. */
export const confirmation = proxy<{ question: Question | undefined }>({ question: undefined });

let answer: (isConfirmed: boolean) => void = () => undefined;

/** Resolves the question with the answer and closes it. */
export function answerConfirmation(isConfirmed: boolean): void {
  confirmation.question = undefined;
  answer(isConfirmed);
  answer = () => undefined;
}

/** Shows a question; the promise resolves when {@link answerConfirmation} is called. */
export function askConfirmation(question: Question): Promise<boolean> {
  confirmation.question = question;
  return new Promise((resolve) => {
    answer = resolve;
  });
}

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

/** The question on the page. */
export const confirmation = proxy<{ question: Question | undefined }>({ question: undefined });

let answer: (isConfirmed: boolean) => void = () => undefined;

/** Gives the answer and closes the question. */
export function answerConfirmation(isConfirmed: boolean): void {
  confirmation.question = undefined;
  answer(isConfirmed);
  answer = () => undefined;
}

/** Puts a question on the page; whoever waits for it is told by {@link answerConfirmation}. */
export function askConfirmation(question: Question): Promise<boolean> {
  confirmation.question = question;
  return new Promise((resolve) => {
    answer = resolve;
  });
}

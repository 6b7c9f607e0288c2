import type { Repetition } from './repetition.ts';

/** A repetition of a question, or the mistake that added it to the wrong book. */
export interface QuestionRepetition extends Repetition {
  readonly questionId: string;
  /** Idempotency key: the repetition is stored only once. */
  readonly operationId: string;
}

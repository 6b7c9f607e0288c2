import type { Repetition } from './repetition.ts';

/** A repetition, or the mistake that begins it all, of one question. */
export interface QuestionRepetition extends Repetition {
  readonly questionId: string;
  /** Names it; noted once, however often it is told. */
  readonly operationId: string;
}

import type { Reply } from '@lectern/sdk';
import type { WrongQuestion } from '@lectern/sdk/endpoints/question';
import { type QuestionItem, readQuestion, readSolution, type SolutionItem } from '../practice/index.ts';

/** A question that went wrong. */
export interface WrongItem extends QuestionItem, SolutionItem {
  readonly wrongId: string;
  readonly subjectName: string;
  readonly times: number;
  readonly lastWrongAt: string;
  readonly lastAnswer: readonly string[];
  /** How often in a row it was right since, each time when it was due. */
  readonly rightCount: number;
  readonly dueAt: string;
}

/** Reads an entry of the wrong book; one without a question is none. */
export function readWrong(entry: Reply<WrongQuestion>): WrongItem | undefined {
  const question = readQuestion(entry);
  if (question === undefined) return undefined;
  return {
    ...question,
    ...readSolution(entry),
    wrongId: entry.wrongId ?? '',
    subjectName: entry.subjectName ?? '',
    times: entry.times ?? 1,
    lastWrongAt: entry.lastWrongAt ?? '',
    lastAnswer: entry.lastAnswer,
    rightCount: entry.rightCount ?? 0,
    dueAt: entry.dueAt ?? '',
  };
}

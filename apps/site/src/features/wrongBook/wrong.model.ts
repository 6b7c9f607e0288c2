import type { Reply } from '@lectern/sdk';
import type { WrongQuestion } from '@lectern/sdk/endpoints/question';
import type { ReadBy } from '../../shared/readBy.ts';
import { readQuestion, readSolution } from '../practice/index.ts';

/** A wrongly answered question. */
export type WrongItem = ReadBy<typeof readWrong>;

/** Reads an entry of the wrong book; undefined without a question. */
export function readWrong(entry: Reply<WrongQuestion>) {
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
    /** How often in a row it was answered right since then, each time when due. */
    rightCount: entry.rightCount ?? 0,
    dueAt: entry.dueAt ?? '',
  };
}

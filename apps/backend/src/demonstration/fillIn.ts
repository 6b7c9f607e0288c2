import type { AnswerOperation } from '@lectern/sdk/endpoints/answering';
import { readRecordQuestions } from '../modules/answering/records/records.repo.ts';
import type { QuestionRow } from '../modules/question/bank.tables.ts';
import type { Queryable } from '../platform/database/connection.ts';

function answerTo({ key, options }: QuestionRow, isRight: boolean): string[] {
  if (key.kind === 'reference') return ['我的回答：先说清概念，再举一个例子。'];
  if (key.kind === 'blanks')
    return key.blanks.map(({ accepted }) => (isRight ? (accepted[0] ?? '') : '不会'));
  if (key.kind !== 'choice') return [];
  if (isRight) return [...key.labels];
  const wrong = options.find(({ label }) => !key.labels.includes(label))?.label;
  return [wrong ?? (key.labels[0] === 'true' ? 'false' : 'true')];
}

/** Makes answers to the questions of a paper: the given share of them (0 to 1) right, the rest wrong. */
export async function fillIn(
  tx: Queryable,
  recordId: string,
  rightRatio: number,
): Promise<AnswerOperation[]> {
  const questions = await readRecordQuestions(tx, recordId);
  return questions.map(({ question }, index) => ({
    questionId: question.id,
    answer: answerTo(question, index < Math.round(questions.length * rightRatio)),
    operationId: `demonstration-${index + 1}`,
    sequence: index + 1,
  }));
}

import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { readRecordQuestions } from '../../modules/answering/records.repo.ts';
import { recordQuestions } from '../../modules/answering/records.tables.ts';
import type { QuestionRow } from '../../modules/question/bank.tables.ts';

function answerTo({ key, options }: QuestionRow, isRight: boolean): string[] {
  if (key.kind === 'reference') return ['我的回答：先说清概念，再举一个例子。'];
  if (key.kind === 'blanks')
    return key.blanks.map(({ accepted }) => (isRight ? (accepted[0] ?? '') : '不会'));
  if (key.kind !== 'choice') return [];
  if (isRight) return [...key.labels];
  const wrong = options.find(({ label }) => !key.labels.includes(label))?.label;
  return [wrong ?? (key.labels[0] === 'true' ? 'false' : 'true')];
}

/** Answers the questions of an exercise: the first share of them right, from 0 to 1, the others wrong. */
export async function answerAll(tx: Queryable, recordId: string, rightShare: number): Promise<void> {
  const asked = await readRecordQuestions(tx, recordId);
  for (const [index, { question }] of asked.entries()) {
    const isRight = index < Math.round(asked.length * rightShare);
    await tx
      .update(recordQuestions)
      .set({ answer: answerTo(question, isRight), sequence: index + 1 })
      .where(and(eq(recordQuestions.recordId, recordId), eq(recordQuestions.questionId, question.id)));
  }
}

import { decodeReply } from '@lectern/sdk';
import { quickPaper } from '@lectern/sdk/endpoints/visitor';
import { expect, test } from 'vitest';
import { readQuestion } from './question.model.ts';

test.each([
  [undefined, 1],
  [-2, 1],
  [3, 3],
  [1e10, 500],
])('a question with the blank count %s is drawn with %i blanks', (blankCount, drawn) => {
  const { questions } = decodeReply(quickPaper, {
    questions: [{ questionId: '1', type: 'blank', blankCount }],
  });
  const [question] = questions.map(readQuestion);
  expect(question?.blankCount).toBe(drawn);
});

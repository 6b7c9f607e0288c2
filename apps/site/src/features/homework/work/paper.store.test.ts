import { ApiError } from '@lectern/sdk';
import { expect, test, vi } from 'vitest';
import { fakeSchool } from '../../../shared/testing/school.fixture.ts';
import { showHomeworks } from '../homeworks.store.ts';
import { exerciseStart } from '../../../shared/routes/enterExercise.ts';
import { startPaper } from './paper.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

test('starting a paper continues an open attempt and returns its id', async () => {
  fakeSchool.answers.set('question.generatePaper', () => ({ recordId: '5', resumed: true }));
  expect(await startPaper('70')).toEqual({ isDone: true, value: '5' });
  expect(fakeSchool.calls.at(-1)).toEqual(['question.generatePaper', { paperId: '70', start: 'continue' }]);
  expect(exerciseStart.of).toBe('');
});

test.each([
  ['business', '试卷下架了'],
  ['network', ''],
] as const)('a %s error on starting a paper returns the message “%s”', async (kind, message) => {
  fakeSchool.answers.set('question.generatePaper', () => {
    throw new ApiError({ kind, endpoint: 'question.generatePaper', code: '0', message });
  });
  expect(await startPaper('70')).toMatchObject({ isDone: false, message });
  expect(exerciseStart.of).toBe('');
});

test('the list of papers only has its own call', async () => {
  await showHomeworks({ state: undefined, lessonId: '', isPaper: true, page: 1 });
  expect(fakeSchool.calls.at(-1)?.[0]).toBe('homework.paperPage');
});

import { ApiError } from '@lectern/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { told } from '../../shared/testing/school.fixture.ts';
import { enterExam, intro } from './intro.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

beforeEach(() => told.answers.clear());

test.each([
  ['business', { questions: 4 }, 'questionsNeeded'],
  ['business', { face: 1 }, 'faceNeeded'],
  ['business', null, 'refused'],
  ['network', null, 'offline'],
] as const)('a refusal (%s, %j) is told as %s', async (kind, data, result) => {
  told.answers.set('exam.join', () => {
    throw new ApiError({ kind, endpoint: 'exam.join', message: '不行', data });
  });
  expect((await enterExam()).result).toBe(result);
  expect(intro.isEntering).toBe(false);
});

test('whoever enters is led to the record', async () => {
  told.answers.set('exam.join', () => ({ recordId: 12 }));
  expect(await enterExam()).toEqual({ result: 'entered', recordId: '12' });
});

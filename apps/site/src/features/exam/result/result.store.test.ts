import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, told } from '../../../shared/testing/school.fixture.ts';
import { showSchool } from '../../../shared/testing/shell.samples.ts';
import { loadResult, result } from './result.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const attemptOf = (state: string) => ({ recordId: '7', examId: '3', examName: '期中', state });
const gains = () => told.calls.filter(([id]) => id === 'other.integralGainScore').map(([, input]) => input);

beforeEach(() => {
  told.calls = [];
  told.answers = new Map<string, Answer>([['exam.record', () => attemptOf('published')]]);
});

test.each([
  ['published', true, [{ type: 'exam', objectId: '3' }]],
  ['submitted', true, []],
  ['published', false, []],
])('a result that is %s, where the school has points: %s', async (state, hasPoints, deeds) => {
  const leaveSchool = showSchool({ hasPoints });
  told.answers.set('exam.record', () => attemptOf(state));
  await loadResult('7');
  expect(result.status).toBe('ready');
  expect(gains()).toEqual(deeds);
  leaveSchool();
});

import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import { showSchool } from '../../../shared/testing/shell.samples.ts';
import { ledger, loadLedger, loadResult, result } from './result.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const attemptOf = (state: string) => ({ recordId: '7', examId: '3', examName: '期中', state });
const creditedPoints = () =>
  fakeSchool.calls.filter(([id]) => id === 'other.integralGainScore').map(([, input]) => input);

setUpFakeSchool({ 'exam.record': () => attemptOf('published') });

test.each([
  ['published', true, [{ type: 'exam', objectId: '3' }]],
  ['submitted', true, []],
  ['published', false, []],
])(
  'opening a %s result credits points only if it is published and the school has points (%s)',
  async (state, hasPoints, credited) => {
    const leaveSchool = showSchool({ hasPoints });
    fakeSchool.answers.set('exam.record', () => attemptOf(state));
    await loadResult('7');
    expect(result.status).toBe('ready');
    expect(creditedPoints()).toEqual(credited);
    leaveSchool();
  },
);

const broken = () => {
  throw new Error('the connection broke');
};

test('the result fails to load without its payment information', async () => {
  fakeSchool.answers.set('exam.payInfo', broken);
  await loadResult('7');
  expect(result.status).toBe('failed');
});

test('a result keeps its attempt while it is loaded again, and drops that of another', async () => {
  await loadResult('7');
  const again = loadResult('7');
  expect(result).toMatchObject({ status: 'loading', attempt: { examId: '3' } });
  await again;
  const other = loadResult('9');
  expect(result.attempt).toBeUndefined();
  await other;
});

test('a proof of answers that fails to load leaves the result shown, and can be reloaded', async () => {
  fakeSchool.answers.set('exam.ledger', broken);
  await loadResult('8');
  expect(result.status).toBe('ready');
  expect(ledger).toMatchObject({ status: 'failed', value: undefined });
  fakeSchool.answers.delete('exam.ledger');
  await loadLedger('8');
  expect(ledger).toMatchObject({ status: 'ready', value: { received: [], events: [] } });
});

import { expect, test, vi } from 'vitest';
import { endSession, session } from '../../shared/session/session.store.ts';
import { home, loadLearning, visitorLearning } from './home.store.ts';

const mocks = vi.hoisted(() => ({ learning: vi.fn() }));
vi.mock('./shelves/loadLearning.ts', () => ({ fetchLearning: mocks.learning }));
vi.mock('../../shared/deferred/fullStyles.ts', () => ({ fullStyles: () => Promise.resolve() }));

test.each([
  ['arrives', (late: PromiseWithResolvers<object>) => late.resolve({ continueWith: [{}], asksGoal: true })],
  ['fails', (late: PromiseWithResolvers<object>) => late.reject(new Error('offline'))],
])('a reply for a student that %s after log-out shows the visitor nothing of it', async (_, end) => {
  session.token = 'a';
  const late = Promise.withResolvers<object>();
  mocks.learning.mockReturnValueOnce(late.promise);
  const loading = loadLearning();
  endSession();
  await loadLearning();
  end(late);
  await loading;
  expect(home).toEqual({ page: undefined, ...visitorLearning });
});

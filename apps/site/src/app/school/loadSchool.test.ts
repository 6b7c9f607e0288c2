import { ApiError } from '@lectern/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { enterSchool, school } from '../../shared/school/school.store.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { fakeSchool } from '../../shared/testing/school.fixture.ts';
import { provideFeatures } from '../start/provide.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

provideFeatures();
afterEach(() => fakeSchool.answers.clear());

test.each([
  ['business', 'unknown'],
  ['network', 'failed'],
] as const)('a %s error on entering a branch sets the step to %s and keeps the shell', async (kind, step) => {
  const { current } = shell;
  fakeSchool.answers.set('shell.schoolBySuffix', () => {
    throw new ApiError({ kind, endpoint: 'shell.schoolBySuffix', code: '0' });
  });
  await enterSchool({ suffix: 'nowhere' });
  expect(school.step).toBe(step);
  expect(shell.current).toBe(current);
});

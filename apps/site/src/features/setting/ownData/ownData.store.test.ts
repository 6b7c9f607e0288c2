// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import { fetchArchiveAddress } from './ownData.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

setUpFakeSchool();

const answered = (url: string) =>
  fakeSchool.answers.set('setting.ownData', () => ({ archive: { state: 'ready', url, size: 1 } }));

test('the archive of a student’s own data is downloaded from this site', async () => {
  answered('/student/ownData/a.zip?until=1');
  expect(await fetchArchiveAddress()).toEqual({
    isDone: true,
    value: `${location.origin}/student/ownData/a.zip?until=1`,
  });
});

test.each(['javascript:alert(1)', 'https://evil.example/a.zip', '//evil.example/a.zip', '#/home/index', ''])(
  'the archive’s address %s is rejected',
  async (url) => {
    answered(url);
    expect(await fetchArchiveAddress()).toEqual({ isDone: true, value: '' });
  },
);

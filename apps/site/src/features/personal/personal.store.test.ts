import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../shared/testing/school.fixture.ts';
import { loadGrants, personal } from './personal.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

const grants = (...pages: string[]) => ({
  filterFlag: 1,
  menus: [{ code: 'personal_course', children: pages.map((page) => ({ code: `personal_course_${page}` })) }],
});

const school = { permissions: grants('lessons', 'note') };

setUpFakeSchool({ 'shell.personConfig': () => school.permissions });

test('each branch grants its own pages, which are loaded once', async () => {
  await loadGrants({ userId: '1', schoolId: '1' });
  await loadGrants({ userId: '1', schoolId: '1' });
  expect(fakeSchool.calls).toHaveLength(1);
  expect(personal.granted).toEqual(['personal_course_lessons', 'personal_course_note']);

  school.permissions = grants('lessons');
  const loading = loadGrants({ userId: '1', schoolId: '2' });
  // While the branch's grants are loading, those of the other school no longer count.
  expect(personal).toMatchObject({ granted: undefined, isPending: true });
  await loading;
  expect(personal.isPending).toBe(false);
  expect(personal.granted).toEqual(['personal_course_lessons']);
});

test('a failed request for grants ends the waiting, and the next page repeats it', async () => {
  fakeSchool.answers.set('shell.personConfig', () => {
    throw new Error('no answer');
  });
  await loadGrants({ userId: '1', schoolId: '3' });
  await loadGrants({ userId: '1', schoolId: '3' });
  expect(fakeSchool.calls).toHaveLength(2);
  expect(personal).toMatchObject({ granted: undefined, isPending: false });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeSchool } from '../../shared/testing/school.fixture.ts';
import { session } from '../../shared/session/session.store.ts';
import { loadUser, user } from '../../shared/student/user.store.ts';
import { watchUser } from './watchUser.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

let leave: () => void;
beforeEach(async () => {
  session.token = 'token';
  fakeSchool.answers.set('shell.currentUser', () => {
    throw new Error('offline');
  });
  await loadUser();
  leave = watchUser();
  fakeSchool.answers.set('shell.currentUser', () => ({ userId: '1', nickName: '小林' }));
});
afterEach(() => leave());

it.each(['hashchange', 'online'])(
  'a user who failed to load is loaded again on %s, and only once',
  async (event) => {
    expect(user.step).toBe('failed');
    dispatchEvent(new Event(event));
    await vi.waitFor(() => expect(user).toMatchObject({ step: 'ready', student: { name: '小林' } }));
    fakeSchool.calls.length = 0;
    dispatchEvent(new Event(event));
    expect(fakeSchool.calls).toEqual([]);
  },
);

import { expect, test, vi } from 'vitest';
import { session } from '../session/session.store.ts';
import { studentOf } from '../testing/student.samples.ts';
import type { Student } from './student.ts';
import { clearUser, loadUser, user } from './user.store.ts';

const mocks = vi.hoisted(() => ({ student: vi.fn(), learning: vi.fn() }));
vi.mock('./loadUser.ts', () => ({ fetchStudent: mocks.student, fetchLastLearning: mocks.learning }));

/** Logs a user in and requests who they are; returns the functions that answer. */
function enter(token: string) {
  session.token = token;
  const student = Promise.withResolvers<Student>();
  const learning = Promise.withResolvers<undefined>();
  mocks.student.mockReturnValueOnce(student.promise);
  mocks.learning.mockReturnValueOnce(learning.promise);
  const loading = loadUser();
  return {
    answer: async () => {
      student.resolve(studentOf({ id: token, name: token }));
      learning.resolve(undefined);
      await loading;
    },
    fail: async () => {
      student.reject(new Error('offline'));
      learning.resolve(undefined);
      await loading;
    },
  };
}

test('a student who logs out while loading is not shown', async () => {
  const late = enter('a');
  session.token = '';
  clearUser();
  await late.answer();
  expect(user).toEqual({ step: 'visitor', student: undefined, lastLearning: undefined });
});

test('a late reply or failure for an earlier student does not replace the current one', async () => {
  const first = enter('a');
  const second = enter('b');
  await second.answer();
  await first.answer();
  expect(user.student?.id).toBe('b');
  const third = enter('c');
  const fourth = enter('d');
  await fourth.answer();
  await third.fail();
  expect(user).toMatchObject({ step: 'ready', student: { id: 'd' } });
});

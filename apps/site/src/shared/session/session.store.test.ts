import { afterEach, expect, test } from 'vitest';
import { memoryStorage, replacePorts } from '../ports.ts';
import {
  endSession,
  clearStoredUser,
  storeSchool,
  restoreSession,
  session,
  startSession,
} from './session.store.ts';

const device = memoryStorage();

/** Simulates a new tab. */
function openTab(tabStorage = memoryStorage()) {
  replacePorts({ storage: device, tabStorage, setCookie: () => undefined });
  restoreSession();
  return tabStorage;
}

const leave = replacePorts({});
afterEach(leave);

test('two tabs keep their own schools, and a new one begins with the last', () => {
  const first = openTab();
  storeSchool('1');
  const second = openTab();
  storeSchool('7');
  openTab(first);
  expect(session.schoolId).toBe('1');
  openTab(second);
  expect(session.schoolId).toBe('7');
  openTab();
  expect(session.schoolId).toBe('7');
});

test('a tab whose session ends forgets nothing of the student who has logged in in another one', () => {
  openTab();
  const user = { companyId: '1', phone: '' };
  startSession({ ...user, token: 'own', userId: '7' });
  device.setItem('token', 'theirs');
  device.setItem('userInfo', JSON.stringify({ ...user, userId: '8' }));
  clearStoredUser(['token']);
  endSession();
  expect(session).toMatchObject({ token: '', userId: '' });
  restoreSession();
  expect(session).toMatchObject({ token: 'theirs', userId: '8' });
  endSession();
  restoreSession();
  expect(session).toMatchObject({ token: '', userId: '' });
});

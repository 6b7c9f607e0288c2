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

test('each tab keeps its own school, and a new tab starts with the last one chosen', () => {
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

test('a tab that sees the token of another student also sees whose it is', () => {
  const seen: string[] = [];
  const setItem = (key: string, value: string) => {
    device.setItem(key, value);
    if (key === 'token') seen.push(device.getItem('userInfo') ?? '');
  };
  replacePorts({ storage: { ...device, setItem } });
  startSession({ token: 'theirs', userId: '8', companyId: '1', phone: '' });
  expect(seen).toEqual([JSON.stringify({ userId: '8', companyId: '1', phone: '' })]);
  endSession();
});

test('ending a session in one tab keeps the stored session of a student who logged in in another', () => {
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

import { afterEach, expect, test } from 'vitest';
import { memoryStorage, replacePorts } from '../ports.ts';
import { keepSchool, restoreSession, session } from './session.store.ts';

const device = memoryStorage();

/** Begins a visit in a tab. */
function openTab(tabStorage = memoryStorage()) {
  replacePorts({ storage: device, tabStorage, setCookie: () => undefined });
  restoreSession();
  return tabStorage;
}

const leave = replacePorts({});
afterEach(leave);

test('two tabs keep their own schools, and a new one begins with the last', () => {
  const first = openTab();
  keepSchool('1');
  const second = openTab();
  keepSchool('7');
  openTab(first);
  expect(session.schoolId).toBe('1');
  openTab(second);
  expect(session.schoolId).toBe('7');
  openTab();
  expect(session.schoolId).toBe('7');
});

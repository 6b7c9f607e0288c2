// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { replacePorts } from '../../ports.ts';
import { session } from '../../session/session.store.ts';
import './presence.ts';

vi.mock('../../boot/client.ts', () => ({ request: async () => undefined, siteClient: async () => undefined }));

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  replacePorts({ storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) } });
  Object.assign(session, { token: 'before', userId: '7', companyId: '1', phone: '', schoolId: '3' });
});

/** What another tab of this device wrote. */
function write(token: string | null, userId = '7', key = 'token'): void {
  if (token !== null) kept.set('token', token);
  kept.set('userInfo', JSON.stringify({ userId, companyId: '1', phone: '' }));
  kept.set('schoolId', '9');
  dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
}

test('a new token of the same student is taken over, the school of this tab stays', () => {
  write('after');
  expect(session).toMatchObject({ token: 'after', userId: '7', schoolId: '3' });
});

test.each([
  ['of another student', 'theirs', '8', 'token'],
  ['that is gone', null, '7', 'token'],
  ['beside another word', 'after', '7', 'theme'],
] as const)('a token %s changes nothing', (_, token, userId, key) => {
  write(token, userId, key);
  expect(session).toMatchObject({ token: 'before', userId: '7', schoolId: '3' });
});

test('a visitor stays one', () => {
  session.token = '';
  write('after');
  expect(session.token).toBe('');
});

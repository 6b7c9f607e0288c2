// @vitest-environment jsdom
import type { EndpointShape } from '@lectern/sdk';
import type { PresenceOptions } from '@lectern/sdk/sockets';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage, replacePorts } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { replaceToken } from '../../../shared/session/tokenChange.ts';
import { leaveKicked } from './kicked.ts';
import { beginPresence } from './presence.ts';

const started = vi.hoisted(() => [] as Pick<PresenceOptions, 'onLogout' | 'onOnlineElsewhere'>[]);
const calledIds = vi.hoisted(() => [] as string[]);
vi.mock('@lectern/sdk/sockets', () => ({
  startPresence: (options: PresenceOptions) => {
    started.push(options);
    return () => undefined;
  },
}));
vi.mock('../../../shared/client/client.ts', () => ({
  request: async ({ id }: EndpointShape) => void calledIds.push(id),
  siteClient: async () => undefined,
}));

const stored = new Map<string, string>();
const visited: string[] = [];
const reload = vi.fn<() => void>();

beforeEach(() => {
  stored.clear();
  started.length = 0;
  calledIds.length = 0;
  visited.length = 0;
  reload.mockClear();
  replacePorts({ reload, leave: (address) => void visited.push(address), storage: memoryStorage(stored) });
  Object.assign(session, { token: 'before', userId: '7', companyId: '1', phone: '', schoolId: '3' });
});

/** Simulates a write to the storage by another tab of this device. */
function write(token: string | null, userId = '7', key = 'token'): void {
  if (token !== null) stored.set('token', token);
  stored.set('userInfo', JSON.stringify({ userId, companyId: '1', phone: '' }));
  stored.set('schoolId', '9');
  dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
}

test('a new token of the same student from another tab is adopted, but not that tab’s school', () => {
  write('after');
  expect(session).toMatchObject({ token: 'after', userId: '7', schoolId: '3' });
});

test.each([
  ['of another student', 'theirs', '8', 'token'],
  ['that was removed', null, '7', 'token'],
  ['stored under another key', 'after', '7', 'theme'],
] as const)('a token %s in another tab is ignored', (_, token, userId, key) => {
  write(token, userId, key);
  expect(session).toMatchObject({ token: 'before', userId: '7', schoolId: '3' });
});

test('a visitor does not adopt a log-in from another tab', () => {
  session.token = '';
  write('after');
  expect(session.token).toBe('');
});

test('a log-out reported by the socket reloads the page for visitors', async () => {
  await beginPresence();
  started[0]?.onLogout();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(session.token).toBe('');
});

test('presence restarts with the new token if the old one was being replaced', async () => {
  await beginPresence();
  const reply = Promise.withResolvers<string>();
  const replaced = replaceToken(() => reply.promise);
  started[0]?.onLogout();
  reply.resolve('after');
  await replaced;
  await vi.waitFor(() => expect(started).toHaveLength(2));
  expect(reload).not.toHaveBeenCalled();
  expect(session.token).toBe('after');
});

test('a log-in elsewhere that both the socket and a call report logs out once', async () => {
  await beginPresence();
  started[0]?.onOnlineElsewhere();
  started[0]?.onOnlineElsewhere();
  void leaveKicked();
  await vi.waitFor(() => expect(visited).toHaveLength(1));
  expect(calledIds).toEqual(['sso.forcedLogout']);
  expect(session.token).toBe('');
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { persistedSession } from './persistedSession.ts';
import { documentCookies, memoryCookies, memoryStorage } from './storage.ts';

const user = { token: 't', userId: '7', companyId: '1', phone: '138****0000' };
const visitor = { token: '', userId: '', companyId: '', phone: '', schoolId: '' };
const open = (host = 's.example', storage = memoryStorage()) => {
  const cookies = memoryCookies();
  return { storage, cookies, persisted: persistedSession({ storage, cookies, host }) };
};

describe('persistedSession', () => {
  it('stores user, token and school under their documented keys', () => {
    const { persisted, storage, cookies } = open();
    expect(persisted.read()).toEqual(visitor);
    persisted.start(user);
    persisted.keepSchool('3');
    expect(persisted.read()).toEqual({ ...user, schoolId: '3' });
    expect(storage.getItem('token')).toBe('t');
    expect(JSON.parse(storage.getItem('userInfo') ?? '')).toEqual({
      userId: '7',
      companyId: '1',
      phone: '138****0000',
    });
    expect([storage.getItem('schoolId'), cookies.get('schoolId')]).toEqual(['3', '3']);
  });

  it('stores the token after its user, since other tabs react to it', () => {
    const { persisted, storage } = open();
    const setItem = vi.spyOn(storage, 'setItem');
    persisted.start(user);
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['userInfo', 'token']);
  });

  it('removes the user at the end and keeps the school and the remembered account', () => {
    const { persisted } = open();
    persisted.start(user);
    persisted.keepSchool('3');
    persisted.rememberAccount('emma');
    persisted.end();
    expect(persisted.read()).toEqual({ ...visitor, schoolId: '3' });
    expect(persisted.rememberedAccount()).toBe('emma');
  });

  it.each(['', '{', 'null', '[]', '7', '{"userId":{}}', '{"userId":null,"phone":[]}'])(
    'reads the stored user %s as nobody',
    (userInfo) => {
      const { persisted, storage } = open();
      storage.setItem('userInfo', userInfo);
      expect(persisted.read()).toEqual(visitor);
    },
  );

  it('reads ids that were stored as numbers', () => {
    const { persisted, storage } = open();
    storage.setItem('userInfo', '{"userId":7,"companyId":1}');
    expect(persisted.read()).toMatchObject({ userId: '7', companyId: '1' });
  });

  it('remembers an account for its own host only', () => {
    const { persisted, storage } = open('a.example');
    persisted.rememberAccount('emma');
    expect(persisted.rememberedAccount()).toBe('emma');
    expect(open('b.example', storage).persisted.rememberedAccount()).toBe('');
    persisted.rememberAccount('');
    expect(persisted.rememberedAccount()).toBe('');
  });

  it('creates the device id once and stores it in a cookie', () => {
    const { persisted, cookies } = open();
    const id = persisted.deviceId();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(persisted.deviceId()).toBe(id);
    expect(cookies.get('deviceId')).toBe(id);
    expect(open().persisted.deviceId()).not.toBe(id);
  });
});

describe('documentCookies', () => {
  const writtenKeys: string[] = [];
  const page = {
    get cookie() {
      return 'other=1; schoolId=%E4%B8%80; broken=%E4%B8; schoolIdOld=9';
    },
    set cookie(line: string) {
      writtenKeys.push(line);
    },
  };
  beforeEach(() => writtenKeys.splice(0));

  it('reads one cookie of several, and an undecodable one as empty', () => {
    const cookies = documentCookies(page);
    expect(['schoolId', 'other', 'none', 'broken'].map(cookies.get)).toEqual(['一', '1', '', '']);
  });

  it('stores the device id for 730 days', () => {
    persistedSession({
      storage: memoryStorage(),
      cookies: documentCookies(page),
      host: 's.example',
      newId: () => 'd 1',
    }).deviceId();
    expect(writtenKeys).toEqual(['deviceId=d%201; path=/; max-age=63072000; samesite=lax']);
  });
});

// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileStorage } from '../../runtimes/node/fileStorage.ts';
import { memoryStorage } from './storage.ts';
import { webStorage } from './webStorage.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-keeping-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('fileStorage', () => {
  const path = join(folder, 'deep/session.json');

  it('keeps values for the next process in a file with mode 0600', () => {
    const first = fileStorage(path);
    expect(first.getItem('token')).toBeNull();
    first.setItem('token', 't');
    first.setItem('schoolId', '3');
    first.removeItem('schoolId');
    const second = fileStorage(path);
    expect([second.getItem('token'), second.getItem('schoolId')]).toEqual(['t', null]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['session.json']);
  });

  it.each(['', '{"token":"t"', '[1]', '7', '{"token":7}'])('treats a file containing %s as empty', (text) => {
    writeFileSync(path, text);
    expect(fileStorage(path).getItem('token')).toBeNull();
  });
});

describe('webStorage', () => {
  it('writes to and reads from the underlying storage', () => {
    const behind = memoryStorage();
    webStorage(() => behind).setItem('token', 't');
    expect([behind.getItem('token'), webStorage(() => behind).getItem('token')]).toEqual(['t', 't']);
  });

  it('falls back to memory where the storage cannot be used', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const find of [refuse, () => ({ ...memoryStorage(), setItem: refuse })]) {
      const storage = webStorage(find);
      storage.setItem('token', 't');
      expect(storage.getItem('token')).toBe('t');
      storage.removeItem('token');
      expect(storage.getItem('token')).toBeNull();
    }
  });

  it('returns the last value set, even if the storage was full', () => {
    let isFull = false;
    const behind = memoryStorage();
    const setItem = (key: string, value: string): void => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      behind.setItem(key, value);
    };
    const storage = webStorage(() => ({ ...behind, setItem }));
    for (const [full, token] of [
      [false, 'first'],
      [true, 'second'],
      [false, 'third'],
    ] as const) {
      isFull = full;
      storage.setItem('token', token);
      expect(storage.getItem('token')).toBe(token);
    }
    behind.setItem('token', 'of another tab');
    expect(storage.getItem('token')).toBe('of another tab');
  });
});

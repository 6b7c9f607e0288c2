import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('a password fits its own hash alone, however it was composed', async () => {
  const stored = await hashPassword('密码 é 123');
  expect(await isPassword('密码 e\u0301 123', stored)).toBe(true);
  expect(await isPassword('密码 e 123', stored)).toBe(false);
  expect(stored).not.toContain('密码');
});

test('the same password has another hash each time', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test.each([null, undefined, '', 'nonsense', 'scrypt$16384$8$1$$'])(
  'nothing fits the hash %s',
  async (stored) => {
    expect(await isPassword('', stored)).toBe(false);
  },
);

test('a hall that logs in at once lets files be read meanwhile', async () => {
  const done: string[] = [];
  const hashes = Array.from({ length: 12 }, async () => {
    await hashPassword('one of many');
    done.push('hash');
  });
  await readFile(import.meta.filename);
  done.push('file');
  await Promise.all(hashes);
  expect(done.indexOf('file')).toBeLessThan(6);
});

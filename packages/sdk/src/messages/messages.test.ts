// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messageFor } from '../client/errors/messageFor.ts';
import { ApiError } from '../client/errors/errors.ts';
import words from './english.json' with { type: 'json' };
import { toEnglish } from './index.ts';

const BACKEND = join(import.meta.dirname, '../../../../apps/backend/src');
/** Matches the literal message of a refusal in the back end's source. */
const REFUSAL =
  /(?:BusinessError\(\s*'[^']*',|StatusError\(\s*\d+,|refused\(\s*'[^']*',|weak\()\s*(?:'([^'\n]*)'|`([^`\n]*)`)/g;

const refusals = globSync('**/*.ts', { cwd: BACKEND })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(BACKEND, file), 'utf8').matchAll(REFUSAL)])
  .map(([, plain, filled = '']) => plain ?? filled.replaceAll(/\$\{[^}]*\}/g, '7'))
  .filter((text) => /\p{Script=Han}/u.test(text));

it('every Chinese message of the back end has an English translation', () => {
  expect(refusals.length).toBeGreaterThan(200);
  expect([...new Set(refusals)].filter((text) => toEnglish(text) === undefined)).toEqual([]);
});

it('every translation contains no Chinese and the same placeholders as the original', () => {
  for (const [chinese, english] of Object.entries(words)) {
    expect(english, chinese).not.toMatch(/\p{Script=Han}/u);
    expect(english.split('{}').length, chinese).toBe(chinese.split('{}').length);
  }
  expect(toEnglish('一次可以充值 1 到 500 元')).toBe('You can top up 1 to 500 yuan at a time.');
  expect(toEnglish('学校自己的话')).toBeUndefined();
});

it('messageFor translates a message of the server', () => {
  const error = new ApiError({
    kind: 'business',
    endpoint: 'login.password',
    code: '0',
    message: '账号或密码不正确',
  });
  expect(messageFor(error, { locale: 'en', english: toEnglish })).toBe('Incorrect account or password.');
});
